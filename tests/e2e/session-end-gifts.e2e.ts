import { expect, test } from '../support/browser.ts'
import { holdBack, loseAnswer } from '../support/intercept.ts'
import { keptInTab, said, signOutElsewhere, toasts, typeGift, why } from '../support/session-ends.ts'
import { signInHere, wearOutToken } from '../support/stored-session.ts'

test.describe('a session that ends in the middle of a gift', () => {
  test.use({ signedInAs: 'admin' })

  test('in the middle of a gift opens its form again', async ({ page, gateway }) => {
    const form = await typeGift(page, gateway)
    await wearOutToken(page)
    await form.record.click()
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(form.name).toHaveValue('Nino Kobakhidze')
    await form.record.click()
    await expect(toasts(page)).toContainText('75')
    await expect(form.dialog).toHaveCount(0)
  })

  test('in another tab while a gift is recorded leaves nothing waiting', async ({ page, gateway }) => {
    const form = await typeGift(page, gateway)
    const held = await holdBack(page, 'RecordDonation')
    await form.record.click()
    await expect.poll(() => held.length).toBe(1)
    await signOutElsewhere(page)
    await held[0]?.continue()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.signedOut)
    await expect(toasts(page)).toContainText('75')
    expect(await keptInTab(page)).toBeNull()
  })

  test('after the answer to a gift was lost says still that it may be recorded', async ({
    page,
    gateway,
  }) => {
    const form = await typeGift(page, gateway)
    await loseAnswer(page, 'RecordDonation')
    await form.record.click()
    const unknown = form.dialog.getByText('The server did not answer')
    await expect(unknown).toBeVisible()
    await signOutElsewhere(page)
    await form.record.click()
    await expect(page).toHaveURL('/sign-in')
    await signInHere(page, 'admin')
    await expect(unknown).toBeVisible()
    await expect(page.getByText(said.restored)).toHaveCount(0)
  })
})

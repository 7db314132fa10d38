import { expect, test } from '../support/browser.ts'
import { donationForm, newDonor, openDonationForm } from '../support/donation-form.ts'
import { holdBack, loseAnswer } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
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
    await expect(form.name).toHaveValue(form.donorName)
    await form.record.click()
    await expect(toasts(page)).toContainText('75')
    await expect(form.dialog).toHaveCount(0)
  })

  test('in the middle of a correction gives back all that was typed and chosen', async ({
    page,
    gateway,
  }) => {
    const [fence, winter] = [uniqueTitle('A fence for'), uniqueTitle('A winter for')]
    const project = await gateway.createProject(projectCalled(fence))
    const other = await gateway.createProject(projectCalled(winter))
    const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
      method: 'POST',
      body: { amount: 250, donorName: 'Giorgi Beridze' },
    })
    const dialog = page.getByRole('dialog', { name: 'Correct this gift' })
    const openForm = () => page.getByRole('button', { name: 'Correct this gift' }).click()
    await page.goto(`/admin/gifts/${id}`)
    await openForm()
    await dialog.getByLabel('Method').selectOption('Card')
    await dialog.getByLabel('Anonymous: show no name').check()
    await dialog.getByLabel('Project').selectOption({ label: winter })
    await dialog.getByLabel('Reason').fill('Asked by telephone.')
    await wearOutToken(page)
    await dialog.getByRole('button', { name: 'Add the correction' }).click()
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(dialog.getByLabel('Method')).toHaveValue('card')
    await expect(dialog.getByLabel('Anonymous: show no name')).toBeChecked()
    await expect(dialog.getByLabel('Project')).toHaveValue(other)
    await expect(dialog.getByLabel('Reason')).toHaveValue('Asked by telephone.')
    await dialog.getByRole('button', { name: 'Add the correction' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await asAdmin(gateway, `/api/donations/${id}`)).toMatchObject({
      method: 'card',
      anonymous: true,
      projectId: other,
    })
  })

  test('in another tab before a gift is begun opens its form again', async ({ page, gateway }) => {
    const form = donationForm(page)
    const [title, donorName] = [uniqueTitle('Begun for'), newDonor('Nino')]
    await gateway.createProject(projectCalled(title))
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    await signOutElsewhere(page)
    await openDonationForm(page, title)
    await form.amount.fill('75')
    await form.name.fill(donorName)
    await form.record.click()
    await expect(why(page)).toHaveText(`${said.signedOut} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(form.name).toHaveValue(donorName)
  })

  test('in another tab before a gift is put aside leaves its form closed', async ({ page, gateway }) => {
    const form = donationForm(page)
    const title = uniqueTitle('Put aside for')
    const list = `/admin/projects?search=${encodeURIComponent(title)}`
    await gateway.createProject(projectCalled(title))
    await page.goto(list)
    await signOutElsewhere(page)
    await openDonationForm(page, title)
    await form.amount.fill('75')
    await page.keyboard.press('Escape')
    await expect(form.dialog).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Events' }).click()
    await expect(why(page)).toContainText(said.signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(list)
    await expect(page.getByText('Found: 1')).toBeVisible()
    await expect(form.dialog).toHaveCount(0)
    await openDonationForm(page, title)
    await expect(form.amount).toHaveValue('75')
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

import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { holdBack, loseAnswer } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { said, toasts, why } from '../support/session-ends.ts'
import { signInHere, wearOutToken } from '../support/stored-session.ts'

test.use({ signedInAs: 'admin' })

test.describe('what is written of a gift', () => {
  let gift: string
  const stands = (gateway: Parameters<typeof asAdmin>[0]) =>
    asAdmin<{ amount: number; refunded: number; entries: unknown[] }>(gateway, `/api/donations/${gift}`)

  const refund = (page: Page) => page.getByRole('dialog', { name: 'Refund' })
  const correction = (page: Page) => page.getByRole('dialog', { name: 'Correct this gift' })
  const open = async (page: Page, name: RegExp): Promise<void> => {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const close = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  test.beforeEach(async ({ page, gateway }) => {
    const project = await gateway.createProject(projectCalled(uniqueTitle('On its way')))
    const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
      method: 'POST',
      body: { amount: 30, donorName: 'Giorgi Beridze' },
    })
    gift = id
    await page.goto(`/admin/gifts/${id}`)
  })

  test('is asked for its amount where that was emptied, and not taken for all of it', async ({
    page,
    gateway,
  }) => {
    for (const [name, dialog] of [
      [/^Refund/, refund(page)],
      [/^Correct/, correction(page)],
    ] as const) {
      await open(page, name)
      const amount = dialog.getByLabel('Amount, ₾')
      await amount.fill('')
      await dialog.getByLabel('Reason').fill('Sent back by the bank.')
      await dialog.locator('[type=submit]').click()
      await expect(amount).toBeFocused()
      await expect(amount).toHaveAccessibleDescription(/Fill in “Amount/)
      await close(page)
    }
    expect(await stands(gateway)).toMatchObject({ amount: 30, refunded: 0, entries: { length: 1 } })
  })

  test('is written once where its answer was lost and its dialog closed in between', async ({
    page,
    gateway,
  }) => {
    await loseAnswer(page, 'RefundGift')
    await open(page, /^Refund/)
    const dialog = refund(page)
    await dialog.getByLabel('Amount, ₾').fill('5')
    await dialog.getByLabel('Reason').fill('Sent back by the bank.')
    await dialog.locator('[type=submit]').click()
    await expect(dialog.getByRole('alert')).toContainText('it will never be written twice')
    await close(page)
    await open(page, /^Refund/)
    await expect(dialog.getByLabel('Reason')).toHaveValue('Sent back by the bank.')
    await expect(dialog.getByRole('alert')).toContainText('it will never be written twice')
    await dialog.locator('[type=submit]').click()
    await expect(dialog).toHaveCount(0)
    expect(await stands(gateway)).toMatchObject({ refunded: 5, entries: { length: 2 } })
  })

  test('and then something else says that the first was written after all', async ({ page, gateway }) => {
    await loseAnswer(page, 'RefundGift')
    await open(page, /^Refund/)
    const dialog = refund(page)
    await dialog.getByLabel('Amount, ₾').fill('5')
    await dialog.getByLabel('Reason').fill('Sent back by the bank.')
    await dialog.locator('[type=submit]').click()
    await expect(dialog.getByRole('alert')).toContainText('it will never be written twice')
    await dialog.getByLabel('Amount, ₾').fill('6')
    await dialog.locator('[type=submit]').click()
    await expect(dialog.getByRole('alert')).toContainText('seems to have been written after all')
    await close(page)
    await expect(page.getByRole('main')).toContainText('₾25')
    expect(await stands(gateway)).toMatchObject({ refunded: 5 })
  })

  test('is not open for a second while the first is on its way', async ({ page, gateway }) => {
    const held = await holdBack(page, 'CorrectGift')
    await open(page, /^Correct/)
    const dialog = correction(page)
    await dialog.getByLabel('Amount, ₾').fill('36')
    await dialog.getByLabel('Reason').fill('Misread.')
    await dialog.locator('[type=submit]').click()
    await expect.poll(() => held.length).toBe(1)
    await close(page)
    await open(page, /^Correct/)
    await expect(dialog.getByLabel('Reason')).toHaveValue('Misread.')
    await expect(dialog.getByLabel('Reason')).not.toBeEditable()
    await held[0]?.continue()
    await expect(dialog).toHaveCount(0)
    await expect(toasts(page)).toContainText('Correction')
    expect(await stands(gateway)).toMatchObject({ amount: 36 })
    await open(page, /^Correct/)
    await expect(dialog.getByLabel('Amount, ₾')).toHaveValue('36')
    await expect(dialog.getByLabel('Reason')).toHaveValue('')
  })

  test('closed on its way says so where it fails, and is there again', async ({ page }) => {
    const held = await holdBack(page, 'CorrectGift')
    await open(page, /^Correct/)
    const dialog = correction(page)
    await dialog.getByLabel('Amount, ₾').fill('39')
    await dialog.getByLabel('Reason').fill('Misread.')
    await dialog.locator('[type=submit]').click()
    await expect.poll(() => held.length).toBe(1)
    await close(page)
    await held[0]?.fulfill({ status: 502, body: '' })
    await expect(toasts(page)).toContainText('This may not be written.')
    await open(page, /^Correct/)
    await expect(dialog.getByLabel('Amount, ₾')).toHaveValue('39')
    await expect(dialog.getByRole('alert')).toContainText('it will never be written twice')
  })

  test('is there again where its dialog was closed, and asked about on the way out', async ({ page }) => {
    await open(page, /^Correct/)
    const dialog = correction(page)
    await dialog.getByLabel('Amount, ₾').fill('38')
    await dialog.getByLabel('Reason').fill('Misread.')
    await close(page)
    await page.getByRole('link', { name: 'All gifts' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await open(page, /^Correct/)
    await expect(dialog.getByLabel('Amount, ₾')).toHaveValue('38')
    await expect(dialog.getByLabel('Reason')).toHaveValue('Misread.')
  })

  test('is open again for whoever had to sign in anew', async ({ page }) => {
    await open(page, /^Refund/)
    const dialog = refund(page)
    await dialog.getByLabel('Amount, ₾').fill('5')
    await dialog.getByLabel('Reason').fill('Sent back by the bank.')
    await wearOutToken(page)
    await dialog.locator('[type=submit]').click()
    await expect(why(page)).toHaveText(`${said.ended} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(dialog.getByLabel('Amount, ₾')).toHaveValue('5')
    await expect(dialog.getByLabel('Reason')).toHaveValue('Sent back by the bank.')
  })
})

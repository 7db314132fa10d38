import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Makes the server refuse a sign-in with these words, and asks for it. */
const refuseWith = async (page: Page, message: string): Promise<void> => {
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'internal' } }] } }),
  )
  await page.getByLabel('Username').fill('nino')
  await page.getByLabel('Password', { exact: true }).fill('a guess')
  await page.getByRole('button', { name: 'sign in' }).click()
}

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/sign-in')
    await expect(toasts(page)).toBeAttached()
  })

  test('lasts 4 seconds', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000)
    await refuseWith(page, 'the server is asleep')
    await expect(toasts(page)).toContainText('the server is asleep')
    await page.clock.runFor(3999)
    await expect(toasts(page).getByRole('listitem')).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
  })

  test('waits for who reads it', async ({ page }) => {
    await page.clock.pauseAt(Date.now() + 60_000)
    await refuseWith(page, 'the server is asleep')
    await toasts(page).getByRole('listitem').hover()
    await page.clock.runFor(60_000)
    await expect(toasts(page)).toContainText('the server is asleep')
    await page.mouse.move(10, 10)
    await page.clock.runFor(4000)
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
  })

  test('is cut to 100 characters and an ellipsis', async ({ page }) => {
    await refuseWith(page, 'ძ'.repeat(101))
    await expect(toasts(page).getByText(`${'ძ'.repeat(100)}…`, { exact: true })).toBeVisible()
  })

  test('is closed by a press anywhere on it', async ({ page }) => {
    await refuseWith(page, 'the server is asleep')
    await toasts(page)
      .getByRole('listitem')
      .click({ position: { x: 10, y: 10 } })
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
  })

  test('has a close button', async ({ page }) => {
    await refuseWith(page, 'the server is asleep')
    await toasts(page).getByRole('button', { name: 'Close notification' }).click()
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { asAdmin } from '../support/records.ts'

const operation = '#operations-projects-getProject'

/** Opens the operations of a room, with the keyboard. */
const openRoom = async (page: Page, tag: string): Promise<void> => {
  const room = page.locator(`#operations-tag-${tag}`)
  await room.getByRole('button', { name: 'Expand operation' }).focus()
  await page.keyboard.press('Enter')
}

test('the API reference lists every room', async ({ page, gateway }) => {
  const { tags }: { tags: object[] } = await (await fetch(`${gateway.address}/api/openapi.json`)).json()
  await page.goto('/api/docs')
  await expect(page.locator('.opblock-tag')).toHaveCount(tags.length)
})

for (const { device, width } of [
  { device: 'a telephone', width: 390 },
  { device: 'a desk', width: 1280 },
]) {
  test.describe(`the API reference on ${device}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('fits the screen, and tries a call with the keyboard alone', async ({ page }) => {
      await page.goto('/api/docs')
      await openRoom(page, 'projects')
      const summary = page.locator(operation).getByRole('button', { name: /One project/ })
      await summary.focus()
      await page.keyboard.press('Enter')
      // The example comes into its field a moment after the field.
      await expect(page.locator(operation).locator('[data-param-name=id] input')).toHaveValue(/\S/)
      const execute = page.locator(operation).getByRole('button', { name: 'Execute' })
      await execute.focus()
      await page.keyboard.press('Enter')
      const answer = page.locator(operation).locator('.live-responses-table')
      await expect(answer.getByText('A warm winter for forty dogs in Gori').first()).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}

test('the API reference signs in with the token of a session', async ({ page, gateway }) => {
  const { token } = await gateway.sessionOf('admin')
  await page.goto('/api/docs')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await page.getByRole('textbox').fill(token)
  await page.getByRole('button', { name: 'Apply credentials' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await openRoom(page, 'analytics')
  const totals = page.locator('#operations-analytics-analyticsTotal')
  await totals.getByRole('button', { name: /What all projects have received/ }).click()
  await totals.getByRole('button', { name: 'Execute' }).click()
  const { total } = await asAdmin<{ total: number }>(gateway, '/api/analytics/total')
  await expect(totals.locator('.live-responses-table')).toContainText(`"total": ${total}`)
})

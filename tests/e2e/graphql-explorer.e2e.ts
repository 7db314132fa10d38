import { expect, test } from '../support/browser.ts'

test('GraphQL shows a browser its schema, and answers what is tried there', async ({ page, complaints }) => {
  await page.goto('/graphql')
  await page.getByRole('button', { name: 'Execute query' }).click()
  await expect(page.locator('.result-window')).toContainText('"videoLinks"')
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await expect(page.getByText('Query', { exact: true }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

import { expect, test } from '../support/browser.ts'

test.use({ viewport: { width: 375, height: 600 }, contextOptions: { reducedMotion: 'reduce' } })

const scrolled = 'Math.round(scrollY)'

test('a page that is opened by its address begins at its top, wherever another was left', async ({
  page,
}) => {
  await page.goto('/donate')
  await page.evaluate('scrollTo(0, 200)')
  await expect.poll(() => page.evaluate(scrolled)).toBe(200)
  await page.goto('/colab')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(scrolled)).toBe(0)
})

test('a page that is loaded anew is where its reader was', async ({ page }) => {
  await page.goto('/donate')
  await page.evaluate('scrollTo(0, 200)')
  await expect.poll(() => page.evaluate(scrolled)).toBe(200)
  await page.reload()
  await expect.poll(() => page.evaluate(scrolled)).toBe(200)
})

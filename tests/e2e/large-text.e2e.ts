import { expect, test } from '../support/browser.ts'
import { chromiumFlags, findChromium } from '../support/chromium.ts'

const executablePath = findChromium()

/** Somebody has set their browser to write twice as large, and reads on a telephone. */
test.use({
  viewport: { width: 375, height: 700 },
  launchOptions: {
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
    ...(executablePath ? { executablePath } : {}),
  },
})

const paths = [
  '/',
  '/dashboard',
  '/projects',
  '/projects/{id}',
  '/events',
  '/donate',
  '/colab',
  '/sign-in',
  '/sign-up',
  '/privacy',
  '/gallery',
  '/nowhere',
]

const pageWidth = (): number => document.documentElement.scrollWidth

for (const locale of ['en-US', 'ka-GE']) {
  test.describe(`twice as large, in ${locale}`, () => {
    test.use({ locale })

    test('no page is wider than the window, and no word of the header is broken', async ({
      page,
      gateway,
    }) => {
      const id = await gateway.projectId('A warm winter for forty dogs in Gori')
      for (const path of paths) {
        await page.goto(path.replace('{id}', id))
        expect(await page.evaluate(pageWidth), path).toBeLessThanOrEqual(375)
      }
      const donate = page.getByRole('banner').getByRole('link', { name: /^(donate|შემოწირე)$/ })
      const { width = 0, height = 0 } = (await donate.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(height)
    })

    test('the menu can be opened and gone through', async ({ page }) => {
      await page.goto('/events')
      await page.getByRole('button', { name: /^(Open menu|მენიუს გახსნა)$/ }).click()
      const links = page.getByRole('dialog').getByRole('link')
      for (const link of await links.all()) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
      expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(375)
    })
  })
}

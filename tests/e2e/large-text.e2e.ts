import { expect, test } from '../support/browser.ts'
import { findChromium, testFlags } from '../support/chromium.ts'
import { addressOf, adminPages, publicPages } from '../support/every-page.ts'
import { asAdmin } from '../support/records.ts'

const executablePath = findChromium()

/** Somebody has set their browser to write twice as large, and reads on a telephone. */
test.use({
  viewport: { width: 375, height: 700 },
  launchOptions: {
    args: [...testFlags, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
    ...(executablePath ? { executablePath } : {}),
  },
})

const pageWidth = (): number => document.documentElement.scrollWidth

for (const locale of ['en-US', 'ka-GE']) {
  test.describe(`twice as large, in ${locale}`, () => {
    test.use({ locale })

    test('no page is wider than the window, and no word of the header is broken', async ({
      page,
      gateway,
    }) => {
      test.setTimeout(180_000)
      for (const path of publicPages) {
        await page.goto(await addressOf(path, gateway))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect.soft(await page.evaluate(pageWidth), path).toBeLessThanOrEqual(375)
      }
      const donate = page.getByRole('banner').getByRole('link', { name: /^(donate|შემოწირე)$/ })
      const { width = 0, height = 0 } = (await donate.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(height)
    })

    test('the list of projects is no wider than the window once it is launched', async ({
      page,
      gateway,
    }) => {
      const launch = (launched: boolean) =>
        asAdmin(gateway, '/api/launches/projects/state', { method: 'PUT', body: { launched } })
      await launch(true)
      try {
        await page.goto('/projects')
        await expect(page.getByRole('searchbox')).toBeVisible()
        expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(375)
      } finally {
        await launch(false)
      }
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

    test.describe('in the admin area', () => {
      test.use({ signedInAs: 'admin' })

      test('no page is wider than the window', async ({ page, gateway }) => {
        test.setTimeout(180_000)
        for (const path of adminPages) {
          await page.goto(await addressOf(path, gateway))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          expect.soft(await page.evaluate(pageWidth), path).toBeLessThanOrEqual(375)
        }
      })
    })
  })
}

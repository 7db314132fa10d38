import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, screenshot, test } from '../support/browser.ts'

const pages = [
  '/',
  '/dashboard',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/projects',
  '/projects/{id}',
  '/adopt',
  '/events',
  '/gallery',
  '/donate',
  '/colab',
  '/profile',
  '/nowhere',
  '/admin/projects',
] as const

const languages = { en: 'en-US', ka: 'ka-GE' } as const
const widths = [360, 1280]
const narrowest = 320

/** The page, its data and its fonts there, nothing moving. */
const settle = async (page: Page, path: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (path.startsWith('/admin')) await expect(page.getByRole('table')).toBeVisible()
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** No frame of these pages is ours, so axe need not gather its findings in a page of its own. */
const violationsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

const nameOf = (path: string): string => path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'landing'

for (const path of pages) {
  for (const [language, locale] of Object.entries(languages)) {
    test.describe(`${path} in ${language}`, () => {
      test.use({
        locale,
        contextOptions: { reducedMotion: 'reduce' },
        signedInAs: path.startsWith('/admin') ? 'admin' : null,
      })

      test('is for everybody: no barrier axe knows of, and no sideways scrolling', async ({
        page,
        gateway,
      }) => {
        await page.goto(path.replace('{id}', await gateway.projectId('A warm winter for forty dogs in Gori')))
        await settle(page, path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await page.screenshot({ path: screenshot(`${nameOf(path)}-${language}-${width}`), fullPage: true })
          expect.soft(await violationsOn(page), `at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: narrowest, height: 640 })
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(narrowest)
      })
    })
  }
}

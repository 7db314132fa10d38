import type { Page } from '@playwright/test'
import { locales } from '../../schema/locales.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { addressOf, adminPages, publicPages } from '../support/every-page.ts'
import { barrierWidthsFor, isEveryWindow } from '../support/widths.ts'

/** In which language they open what everybody can: of it their menu alone is another. */
const signedIn = { ka: 'visitor', en: 'admin' } as const
const languages = { en: 'en-US', ka: 'ka-GE' } as const
/** One that stands by itself, one of a record, and one that says another thing to whoever is signed in. */
const ownMenuPages = ['/dashboard', '/projects/{project}', '/profile']
const desk = 1280
const widths = [desk, 360]
const narrowest = 320

/** The page, its data and its fonts there, and the reader known. Public pages bring their data with them. */
const settle = async (page: Page, viewer: string | null): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (new URL(page.url()).pathname.startsWith('/admin/')) await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const menu = page.getByRole('banner').getByRole('navigation')
  if (viewer && (await menu.count()) > 0) {
    await expect(page.getByRole('banner')).toContainText(new RegExp(viewer, 'i'))
  }
}

/** No barrier axe knows of at these widths, and no sideways scrolling. */
const expectNoBarrier = async (
  page: Page,
  path: string,
  tried: readonly number[] = widths,
): Promise<void> => {
  for (const width of tried) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await violationsOn(page), `${path} at ${width} px`).toEqual([])
  }
  for (const width of [desk, narrowest]) {
    await page.setViewportSize({ width, height: 640 })
    const whole = () => page.evaluate('document.documentElement.scrollWidth')
    await expect.poll(whole, `${path} at ${width} px`).toBe(width)
  }
}

const nameOf = (path: string): string => path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'landing'

const picture = async (page: Page, path: string, language: string): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await keepPicture(page, `${nameOf(path)}-${language}-${width}`, { fullPage: true })
  }
}

for (const language of locales) {
  const [locale, viewer] = [languages[language], signedIn[language]]
  test.describe(`in ${language}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of publicPages) {
      test(`${path} is for everybody: no barrier, no sideways scrolling`, async ({ page, gateway }) => {
        await page.goto(await addressOf(path, gateway))
        await settle(page, null)
        await picture(page, path, language)
        await expectNoBarrier(page, path)
      })
    }

    test.describe(`signed in as ${viewer}`, () => {
      test.use({ signedInAs: viewer })

      test('the site is for everybody all the same', async ({ page, gateway }) => {
        for (const path of isEveryWindow ? publicPages : ownMenuPages) {
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.goto(await addressOf(path, gateway))
          await settle(page, viewer)
          await expectNoBarrier(page, path, barrierWidthsFor(language))
        }
      })
    })

    test.describe('in the admin area', () => {
      test.use({ signedInAs: 'admin' })

      for (const path of adminPages) {
        test(`${path} is for everybody: no barrier, no sideways scrolling`, async ({ page, gateway }) => {
          await page.goto(await addressOf(path, gateway))
          await settle(page, 'admin')
          await picture(page, path, language)
          await expectNoBarrier(page, path, barrierWidthsFor(language))
        })
      }
    })
  })
}

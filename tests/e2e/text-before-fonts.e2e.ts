import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const { CI } = process.env
const isDemanded = CI === 'true'

/** Keeps the fonts on their way until they are let go. */
const holdFonts = async (page: Page): Promise<() => Promise<void>> => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await letGo
    await route.continue()
  })
  return async () => {
    resolve()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
}

/** The fonts that the site knows the widths of, by the language of a page: most machines have one, a bare one may not. */
const known = {
  en: 'local("Roboto"), local("Arial"), local("Liberation Sans")',
  ka: 'local("DejaVu Serif Bold")',
}

const hasKnownFont = (page: Page, language: keyof typeof known): Promise<boolean> =>
  page.evaluate(
    (fonts) =>
      new FontFace('known', fonts).load().then(
        () => true,
        () => false,
      ),
    known[language],
  )

/** How much has moved on a page since it was opened, as browsers tell it: below 0.1 is held to be good. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const shifts: PerformanceEntry[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was drawn until then has been told of.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const all = [...shifts, ...observer.takeRecords()]
            resolve(all.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0))
          }),
        )
      }),
  )

/** Of telephones: most are as wide as one of these. */
const viewports = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
]

const views = viewports.flatMap((viewport) =>
  (['en', 'ka'] as const).map((language) => ({ viewport, language })),
)

for (const { viewport, language } of views) {
  test.describe(`text in ${language} that is read on ${viewport.width} pixels before its fonts have come`, () => {
    test.use({ locale: language, viewport })

    for (const path of ['/', '/dashboard', '/donate', '/colab', '/sign-in']) {
      test(`leaves everything where it is on ${path} once they have`, async ({ page }) => {
        const letGo = await holdFonts(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        test.skip(!isDemanded && !(await hasKnownFont(page, language)), 'it has no font that is known')
        const loaded = () =>
          page.evaluate(
            () =>
              [...document.fonts].filter(
                ({ family, status }) => family.includes('Variable') && status === 'loaded',
              ).length,
          )
        expect(await loaded()).toBe(0)
        await letGo()
        expect(await loaded()).toBeGreaterThan(0)
        expect(await moved(page)).toBeLessThan(0.02)
      })
    }
  })
}

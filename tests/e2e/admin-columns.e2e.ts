import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  'en-US': { columns: 'Columns', usual: 'The usual columns', raised: 'Raised', start: 'Start date' },
  'ka-GE': {
    columns: 'სვეტები',
    usual: 'ჩვეულებრივი სვეტები',
    raised: 'შეგროვდა',
    start: 'დაწყების თარიღი',
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`the columns of a list in ${locale}, ${width} px wide`, () => {
      test.use({ locale, signedInAs: 'admin', viewport: { width, height: 812 } })

      test('are chosen, stay so after a reload, and are the usual ones again', async ({ page }) => {
        const open = page.getByRole('button', { name: texts.columns, exact: true })
        const inFirst = (text: string) => page.getByRole('rowgroup').nth(1).getByText(text, { exact: true })
        const shown = (text: string) =>
          width === 375 ? inFirst(text) : page.getByRole('columnheader', { name: text })
        await page.goto('/admin/projects')
        await expect(shown(texts.raised)).toBeVisible()
        await expect(shown(texts.start)).toHaveCount(0)
        const { press, key, count } = countingPresses(page)
        await press(open)
        await press(page.getByRole('menuitemcheckbox', { name: texts.raised }))
        await press(page.getByRole('menuitemcheckbox', { name: texts.start }))
        await keepPicture(page, `columns-menu-${locale}-${width}`)
        await key('Escape')
        expect(count()).toBe(4)
        for (const _visit of ['this', 'the next']) {
          await expect(shown(texts.start)).toBeVisible()
          await expect(shown(texts.raised)).toHaveCount(0)
          await page.reload()
        }
        await expect(shown(texts.start)).toBeVisible()
        await keepPicture(page, `columns-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        await open.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('menuitemcheckbox', { name: texts.start })).toBeChecked()
        await page.getByRole('menuitem', { name: texts.usual }).press('Enter')
        await expect(shown(texts.raised)).toBeVisible()
        await expect(shown(texts.start)).toHaveCount(0)
        await expect(open).toBeFocused()
      })
    })
  }
}

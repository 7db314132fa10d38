import { expect, keepPicture, test } from '../support/browser.ts'
import { unique } from '../support/event-pages.ts'

for (const locale of ['en-US', 'ka-GE']) {
  test.describe(`the rows of a list in ${locale}, 1280 px wide`, () => {
    test.use({ locale, signedInAs: 'admin', viewport: { width: 1280, height: 812 } })

    test('have what can be done with a record that can be moved in two lines', async ({ page, gateway }) => {
      const title = unique('Roof')
      const texts = { title, description: 'Dry straw.' }
      await gateway.createProject({ ...texts, goal: 500, translations: { ka: texts } })
      await page.goto('/admin/projects?sort=place')
      const row = page.getByRole('row').filter({ hasText: title })
      const actions = row.getByRole('cell').last().locator('a, button')
      await expect(actions).toHaveCount(5)
      await keepPicture(page, `row-actions-${locale}`)
      const middles = await actions.evaluateAll((all) =>
        all.map((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        }),
      )
      expect(new Set(middles).size).toBe(2)
      const { height = 0 } = (await row.boundingBox()) ?? {}
      expect(height).toBeLessThan(120)
    })
  })
}

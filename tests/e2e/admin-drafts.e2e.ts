import { expect, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'
import { uniqueTitle } from '../support/project-form.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

const languages = {
  en: { locale: 'en-US', draft: 'Save as draft', title: /^Title/, content: /^Content/, state: 'Draft' },
  ka: {
    locale: 'ka-GE',
    draft: 'მონახაზად შენახვა',
    title: /^სათაური/,
    content: /^ტექსტი/,
    state: 'მონახაზი',
  },
} as const

for (const [language, texts] of Object.entries(languages)) {
  for (const width of widthsFor(language, 'telephone')) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ locale: texts.locale, viewport: { width, height: 812 } })

      test('an event begins as a draft by one press, and its page says so', async ({ page }) => {
        const presses = countingPresses(page)
        const visitor = await page.context().browser()?.newContext()
        await page.goto('/admin/events/create')
        await page.getByLabel(texts.title).first().fill(uniqueTitle('A quiet draft'))
        await page.getByLabel(texts.content).first().fill('Nobody but us reads this yet.')
        await presses.press(page.getByRole('button', { name: texts.draft }))
        await page.waitForURL(/\/admin\/events\/edit\//)
        await expect(page.getByRole('main').getByText(texts.state, { exact: true })).toBeVisible()
        await expect(page.getByRole('button', { name: texts.draft })).toHaveCount(0)
        expect(presses.count()).toBe(1)
        await keepPicture(page, `event-draft-${language}-${width}`, { fullPage: true })
        const id = page.url().split('/').at(-1) ?? ''
        const answer = await visitor?.request.get(new URL(`/api/events/${id}`, page.url()).href)
        expect(answer?.status()).toBe(404)
        await visitor?.close()
      })
    })
  }
}

import type { Page } from '@playwright/test'
import { gift as giftInEnglish } from '../../client/i18n/en/gift.ts'
import { giving as givingInEnglish } from '../../client/i18n/en/giving.ts'
import { gift as giftInGeorgian } from '../../client/i18n/ka/gift.ts'
import { giving as givingInGeorgian } from '../../client/i18n/ka/giving.ts'
import { formatLari } from '../../client/lib/format-number.ts'
import { type Locale, locales } from '../../schema/locales.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { asAdmin } from '../support/records.ts'

const languages = {
  en: { browser: 'en-US', texts: givingInEnglish, gift: giftInEnglish },
  ka: { browser: 'ka-GE', texts: givingInGeorgian, gift: giftInGeorgian },
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** In the page: what stands in two lines though no blank in it lets it; a sum is one word with its lari. */
const brokenWords = (): string[] => {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) continue
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^ \n\t-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      // An address may end a line anywhere.
      if (lines.size > 1 && !word.includes('@')) found.push(word)
    }
  }
  return found
}

const expectWhole = async (page: Page, step: string): Promise<void> => {
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  expect.soft(await page.evaluate(brokenWords), `the words of ${step}`).toEqual([])
  expect.soft(await page.evaluate('document.documentElement.scrollWidth'), step).toBe(320)
}

for (const locale of locales) {
  const { browser, texts, gift } = languages[locale]
  test.describe(`giving in ${locale} on the narrowest telephone`, () => {
    test.use({ locale: browser, viewport: { width: 320, height: 640 } })
    test.beforeEach(({ gateway }) => launchGivingHere(gateway, true))
    test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

    test('keeps words and sums whole in every step', async ({ page, gateway }) => {
      const word = `narrow${locale}`
      const description = 'Straw that stays dry, and one hot meal a day.'
      const texted = { title: 'A mild autumn for forty dogs in Gori', description }
      const ka = { title: 'თბილი შემოდგომა ორმოცი ძაღლისთვის გორში', description: 'ერთი ცხელი კერძი დღეში.' }
      const id = await gateway.createProject({ ...texted, goal: 12_000, translations: { ka } })
      await page.goto(`/projects/${id}/give`)
      await expectWhole(page, 'the sum')
      await keepPicture(page, `narrow-sum-${locale}`, { fullPage: true })
      await page.getByRole('radio', { name: texts.other, exact: true }).check()
      await page.getByLabel(texts.amount).fill('12345,50')
      await expectWhole(page, 'another sum')
      await page.getByLabel(texts.amount).fill('0,5')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(texts.amount)).toHaveAttribute('aria-invalid', 'true')
      await expectWhole(page, 'a sum that is refused')
      await page.getByRole('radio', { name: formatLari(300, locale) }).check()
      await page.getByRole('button', { name: texts.continueWith(formatLari(300, locale)) }).click()

      await page.getByLabel(texts.name, { exact: true }).fill('Nino')
      await page.getByLabel(texts.email).fill(`${word}@example.org`)
      await page.getByRole('radio', { name: texts.dedication.inHonour }).check({ force: true })
      await page.getByRole('textbox', { name: texts.dedication.inHonour }).fill('Kursha')
      await expectWhole(page, 'who gives')
      await keepPicture(page, `narrow-you-${locale}`, { fullPage: true })
      await page.getByRole('main').getByRole('button', { name: texts.continue, exact: true }).click()
      await expect(page.getByText(gift.reads.inHonour('Kursha')).first()).toBeVisible()
      await expectWhole(page, 'how it is paid')
      await keepPicture(page, `narrow-pay-${locale}`, { fullPage: true })
      await page.getByRole('button', { name: texts.ways.transfer.submit(formatLari(300, locale)) }).click()
      await expect(page).toHaveURL(/\/gift#.+/)
      await expect(heading(page, gift.states.pledged.title)).toBeVisible()
      await expectWhole(page, 'what is promised')
      await keepPicture(page, `narrow-pledged-${locale}`, { fullPage: true })
    })

    test('writes the receipt in the language that is chosen, else in that of the page', async ({
      page,
      gateway,
    }) => {
      const other: Locale = locale === 'en' ? 'ka' : 'en'
      const title = 'Straw'
      const id = await gateway.createProject({
        title,
        description: title,
        goal: 1000,
        translations: { ka: { title, description: title } },
      })
      for (const chosen of [locale, other]) {
        const name = `Tamar ${locale}${chosen}`
        await page.goto(`/projects/${id}/give?amount=70`)
        const languageOf = page.getByRole('group', { name: texts.language })
        await expect(languageOf).toBeHidden()
        await page.getByLabel(texts.name, { exact: true }).fill(name)
        await page.getByLabel(texts.email).fill(`${locale}.${chosen}@example.org`)
        await expect(languageOf.getByRole('radio', { name: texts.languages[locale] })).toBeChecked()
        await languageOf.getByRole('radio', { name: texts.languages[chosen] }).check({ force: true })
        await page.reload()
        await expect(languageOf.getByRole('radio', { name: texts.languages[chosen] })).toBeChecked()
        await page.getByRole('main').getByRole('button', { name: texts.continue, exact: true }).click()
        await page.getByRole('button', { name: texts.ways.transfer.submit(formatLari(70, locale)) }).click()
        await expect(page).toHaveURL(/\/gift#.+/)
        await expect(heading(page, gift.states.pledged.title)).toBeVisible()
        expect(await asAdmin(gateway, `/api/pledges?${new URLSearchParams({ search: name })}`)).toMatchObject(
          [{ donorName: name, locale: chosen }],
        )
      }
    })
  })
}

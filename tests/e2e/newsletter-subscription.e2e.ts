import type { Page } from '@playwright/test'
import { home as homeInEnglish } from '../../client/i18n/en/home.ts'
import { subscription as inEnglish } from '../../client/i18n/en/subscription.ts'
import { home as homeInGeorgian } from '../../client/i18n/ka/home.ts'
import { subscription as inGeorgian } from '../../client/i18n/ka/subscription.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture } from '../support/browser.ts'
import { test } from '../support/letter-site.ts'
import { lettersTo, linkIn } from '../support/received-letters.ts'
import { asAdmin } from '../support/records.ts'

const languages = {
  en: {
    browser: 'en-US',
    home: homeInEnglish.newsletter,
    texts: inEnglish,
    other: 'ka',
    subject: 'Confirm that you want our newsletter',
    viewport: { width: 1280, height: 900 },
  },
  ka: {
    browser: 'ka-GE',
    home: homeInGeorgian.newsletter,
    texts: inGeorgian,
    other: 'en',
    subject: 'დაადასტურე სიახლეების გამოწერა',
    viewport: { width: 375, height: 740 },
  },
} as const

type Language = (typeof languages)[keyof typeof languages]

const subscribe = async (page: Page, { home }: Language): Promise<string> => {
  const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.goto('/dashboard')
  await page.getByLabel(home.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: home.submit, exact: true }).click()
  return email
}

const wide = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

for (const [locale, language] of Object.entries(languages)) {
  const { browser: browserLocale, home, texts, other, subject, viewport } = language

  test.describe(`the newsletter, launched, in ${locale}`, () => {
    test.use({ locale: browserLocale, viewport })
    test.beforeEach(async ({ gateway }) => {
      await asAdmin(gateway, '/api/launches/newsletter/state', { method: 'PUT', body: { launched: true } })
    })
    test.afterEach(async ({ gateway }) => {
      await asAdmin(gateway, '/api/launches/newsletter/state', { method: 'PUT', body: { launched: false } })
    })

    test('goes to whoever has confirmed it, in the language they choose, until they end it', async ({
      page,
      mail,
    }) => {
      const email = await subscribe(page, language)
      await expect(page.getByText(home.asked, { exact: true })).toBeVisible()
      await expect(page.getByText(home.letter)).toBeVisible()

      const [letter] = await lettersTo(mail, email, subject)
      expect(letter?.headers.get('content-language')).toBe(locale)
      expect(letter?.headers.get('list')).toMatchObject({
        unsubscribe: { url: expect.stringContaining('/api/newsletter/unsubscribe?token=') },
      })
      await page.setContent(String(letter?.html))
      await keepPicture(page, `newsletter-letter-${locale}`, { fullPage: true })
      await page.getByRole('link').click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
      await expect(page.getByText('r…@example.org')).toBeVisible()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      expect(await wide(page)).toBe(viewport.width)
      await keepPicture(page, `newsletter-confirm-${locale}`, { fullPage: true })
      await page.getByRole('button', { name: texts.confirm.submit }).click()
      await expect(page.getByText(texts.confirm.done)).toBeFocused()

      await page.getByRole('button', { name: texts.language[other] }).click()
      await expect(page.getByRole('button', { name: texts.language[other] })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page.getByText(languages[other].texts.language.done)).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: texts.language[other] })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `newsletter-reading-${locale}`, { fullPage: true })

      await page.getByRole('button', { name: texts.end.submit }).click()
      await expect(page.getByText(texts.end.done)).toBeFocused()
      await keepPicture(page, `newsletter-ended-${locale}`, { fullPage: true })
      await page.getByRole('button', { name: texts.end.undo }).click()
      await expect(page.getByText(texts.end.undone)).toBeFocused()
      await expect(page.getByRole('button', { name: texts.end.submit })).toBeVisible()
    })

    test('stands, once its end is taken back, as it stood before', async ({ page, mail }) => {
      const email = await subscribe(page, language)
      const [letter] = await lettersTo(mail, email, subject)
      await page.goto(linkIn(letter))
      await page.getByRole('button', { name: texts.confirm.refuse }).click()
      await page.reload()
      await page.getByRole('button', { name: texts.end.undo }).click()
      await expect(page.getByText(texts.end.undoneWaiting)).toBeFocused()
      await expect(page.getByText(texts.reading)).toBeHidden()

      await page.getByRole('button', { name: texts.confirm.submit }).click()
      await page.getByRole('button', { name: texts.language[other] }).click()
      await expect(page.getByText(languages[other].texts.language.done)).toBeVisible()
      await page.getByRole('button', { name: texts.end.submit }).click()
      await page.getByRole('button', { name: texts.end.undo }).click()
      await expect(page.getByText(texts.end.undone)).toBeFocused()
      await expect(page.getByRole('button', { name: texts.confirm.submit })).toBeHidden()
      await expect(page.getByRole('button', { name: texts.language[other] })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })

    test('confirms nobody by being opened, and is ended by one press of the mailbox', async ({
      page,
      mail,
    }) => {
      const email = await subscribe(page, language)
      const [letter] = await lettersTo(mail, email, subject)
      for (const _ of [1, 2]) {
        await page.goto(linkIn(letter))
        await expect(page.getByRole('button', { name: texts.confirm.submit })).toBeVisible()
        await page.goto('/sign-in')
      }
      const list = Object(letter?.headers.get('list'))
      const answer = await page.request.post(String(list.unsubscribe.url), {
        form: { 'List-Unsubscribe': 'One-Click' },
      })
      expect(answer.status()).toBe(204)
      await page.goto(linkIn(letter))
      await expect(page.getByRole('button', { name: texts.end.undo })).toBeVisible()
    })
  })
}

test('a link that nobody has made is said to be no good', async ({ page }) => {
  await page.goto('/newsletter/subscription#nowhere')
  await expect(page.getByRole('alert')).toContainText(inEnglish.missing)
  await expectForEverybody(page)
})

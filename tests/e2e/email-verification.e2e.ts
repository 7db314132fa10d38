import type { Page } from '@playwright/test'
import { accounts as accountsInEnglish } from '../../client/i18n/en/accounts.ts'
import { security as securityInEnglish } from '../../client/i18n/en/security.ts'
import { verifyEmail as verifyInEnglish } from '../../client/i18n/en/verify-email.ts'
import { accounts as accountsInGeorgian } from '../../client/i18n/ka/accounts.ts'
import { security as securityInGeorgian } from '../../client/i18n/ka/security.ts'
import { verifyEmail as verifyInGeorgian } from '../../client/i18n/ka/verify-email.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { password } from '../support/accounts.ts'
import { expect, keepPicture, test as withoutLetters } from '../support/browser.ts'
import { loseAnswer, refuse } from '../support/intercept.ts'
import { test } from '../support/letter-site.ts'
import { newcomer } from '../support/newcomers.ts'
import { lettersTo, linkIn } from '../support/received-letters.ts'

const languages = {
  en: {
    browser: 'en-US',
    accounts: accountsInEnglish,
    own: securityInEnglish.email,
    texts: verifyInEnglish,
    subject: 'Confirm your email',
    viewport: { width: 1280, height: 900 },
  },
  ka: {
    browser: 'ka-GE',
    accounts: accountsInGeorgian,
    own: securityInGeorgian.email,
    texts: verifyInGeorgian,
    subject: 'დაადასტურე ელფოსტა',
    viewport: { width: 375, height: 740 },
  },
} as const

type Language = (typeof languages)[keyof typeof languages]

const signUp = async (page: Page, { accounts }: Language): Promise<string> => {
  const username = `newcomer-${crypto.randomUUID().slice(0, 8)}`
  const typed = {
    [accounts.fields.firstName]: 'ნინო',
    [accounts.fields.lastName]: 'ბერიძე',
    [accounts.fields.email]: `${username}@example.org`,
    [accounts.fields.username]: username,
    [accounts.fields.password]: password,
    [accounts.fields.confirmPassword]: password,
  }
  await page.goto('/sign-up')
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('main').getByRole('button', { name: accounts.signUp.submit, exact: true }).click()
  await expect(page.getByText(accounts.signUp.success, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  return `${username}@example.org`
}

const ownEmail = (page: Page, { own }: Language) => page.getByRole('region', { name: own.title, exact: true })

for (const [locale, language] of Object.entries(languages)) {
  const { browser: browserLocale, own, texts, subject, viewport } = language

  test.describe(`an email to be confirmed, in ${locale}`, () => {
    test.use({ locale: browserLocale, viewport })

    test('is confirmed by a press on the page of a letter’s link, from the sign-up on', async ({
      page,
      mail,
    }) => {
      const email = await signUp(page, language)
      await page.goto('/profile/security')
      await expect(ownEmail(page, language)).toContainText(own.unverified)
      await expect(ownEmail(page, language)).toContainText(email)
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `own-email-${locale}`, { fullPage: true })
      await page.getByRole('button', { name: own.send }).click()
      await expect(page.getByText(own.sent)).toBeVisible()

      const letters = await lettersTo(mail, email, subject, 2)
      const letter = letters.at(-1)
      expect(letter?.headers.get('content-language')).toBe(locale)
      expect(letter?.text).toContain(email)
      await page.setContent(String(letter?.html))
      await keepPicture(page, `verify-email-letter-${locale}`, { fullPage: true })
      await page.getByRole('link').click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
      await expect(page.getByRole('main').getByText(email)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `verify-email-${locale}`, { fullPage: true })
      await page.getByRole('button', { name: texts.submit }).click()
      await expect(page.getByText(texts.done)).toBeFocused()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `verify-email-done-${locale}`)
      await page.getByRole('link', { name: texts.account }).click()
      await expect(ownEmail(page, language)).toContainText(own.verified)
      await expect(page.getByRole('button', { name: own.send })).toHaveCount(0)

      await page.goto(linkIn(letters[0]))
      await expect(page.getByRole('alert')).toContainText(texts.missing)
      await expectForEverybody(page)
    })
  })
}

test.describe('the page that confirms an address', () => {
  const { en } = languages

  test('confirms nothing by being opened', async ({ page, gateway, mail }) => {
    const email = `${await newcomer(gateway)}@example.org`
    const [letter] = await lettersTo(mail, email, en.subject)
    for (const _ of [1, 2]) {
      await page.goto(linkIn(letter))
      await expect(page.getByRole('button', { name: en.texts.submit })).toBeVisible()
      await page.goto('/sign-in')
    }
  })

  test('says plainly that a link nobody has made is no good, and looks again where it could not', async ({
    page,
  }) => {
    await page.goto('/verify-email')
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
    await page.goto('/sign-in')
    await refuse(page, 'FindEmailVerification', 'unavailable', 'service temporarily unavailable')
    await page.goto('/verify-email#nothing')
    await expect(page.getByRole('alert')).toContainText(en.texts.failed)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: en.texts.retry }).click()
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
  })

  test('leads to the account whose answer was lost on its way', async ({ page, gateway, mail }) => {
    const email = `${await newcomer(gateway)}@example.org`
    const [letter] = await lettersTo(mail, email, en.subject)
    await page.goto(linkIn(letter))
    await loseAnswer(page, 'VerifyEmail')
    await page.getByRole('button', { name: en.texts.submit }).click()
    await expect(page.getByText(en.texts.uncertain)).toBeVisible()
    await page.getByRole('button', { name: en.texts.submit }).click()
    await expect(page.getByRole('alert')).toContainText(en.texts.look)
  })
})

withoutLetters.describe('where the site sends no letters', () => {
  withoutLetters.use({ signedInAs: 'visitor' })

  withoutLetters('an account says nothing of its email', async ({ page }) => {
    await page.goto('/profile/security')
    await expect(page.getByRole('heading', { name: securityInEnglish.devices.title })).toBeVisible()
    await expect(ownEmail(page, languages.en)).toHaveCount(0)
  })
})

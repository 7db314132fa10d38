import type { Page } from '@playwright/test'
import { accounts as accountsInEnglish } from '../../client/i18n/en/accounts.ts'
import { resetPassword as resetInEnglish } from '../../client/i18n/en/reset-password.ts'
import { accounts as accountsInGeorgian } from '../../client/i18n/ka/accounts.ts'
import { resetPassword as resetInGeorgian } from '../../client/i18n/ka/reset-password.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { password as forgotten } from '../support/accounts.ts'
import { expect, type Gateway, keepPicture, sessionKey } from '../support/browser.ts'
import { loseAnswer, refuse } from '../support/intercept.ts'
import { test } from '../support/letter-site.ts'
import { newcomer, tokenOf } from '../support/newcomers.ts'
import { lettersTo, linkIn } from '../support/received-letters.ts'

const renewed = 'a walk by the river'

const languages = {
  en: {
    browser: 'en-US',
    accounts: accountsInEnglish,
    texts: resetInEnglish,
    subject: 'Set a new password',
    viewport: { width: 1280, height: 900 },
  },
  ka: {
    browser: 'ka-GE',
    accounts: accountsInGeorgian,
    texts: resetInGeorgian,
    subject: 'დააყენე ახალი პაროლი',
    viewport: { width: 375, height: 740 },
  },
} as const

type Language = (typeof languages)[keyof typeof languages]

const emailOf = (username: string): string => `${username}@example.org`

const ask = async (page: Page, email: string, { accounts, texts }: Language) => {
  await page.goto('/forgot-password')
  await page.getByLabel(accounts.fields.email).fill(email)
  await page.getByRole('button', { name: accounts.forgotPassword.submit }).click()
  await expect(page.getByText(accounts.forgotPassword.success, { exact: true })).toBeVisible()
  await expect(page.getByRole('status').getByText(texts.asked)).toBeVisible()
}

const passwordField = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const setPassword = async (page: Page, { texts }: Language, word = renewed) => {
  await passwordField(page, texts.password).fill(word)
  await passwordField(page, texts.again).fill(word)
  await page.getByRole('button', { name: texts.submit }).click()
}

/** Whether a password opens an account. */
const opens = async (gateway: Gateway, username: string, word: string): Promise<boolean> => {
  const { ok } = await fetch(`${gateway.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: word }),
  })
  return ok
}

for (const [locale, language] of Object.entries(languages)) {
  const { browser: browserLocale, accounts, texts, subject, viewport } = language

  test.describe(`a forgotten password, in ${locale}`, () => {
    test.use({ locale: browserLocale, viewport })

    test('is set anew by the link of a letter, once, and everybody else is signed out', async ({
      page,
      gateway,
      mail,
      browser,
    }) => {
      const username = await newcomer(gateway, locale === 'ka' ? 'ka' : 'en')
      const token = await tokenOf(gateway, username, 'Firefox')
      const elsewhere = await browser.newPage({ baseURL: gateway.address, locale: browserLocale })
      await elsewhere.addInitScript(([key, session]) => localStorage.setItem(key, session), [
        sessionKey,
        JSON.stringify({ token, username }),
      ] as const)
      await elsewhere.goto('/profile/security')
      await expect(elsewhere.getByRole('main').getByText('Firefox')).toBeVisible()

      await ask(page, emailOf(username), language)
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `forgot-password-asked-${locale}`, { fullPage: true })

      const [letter] = await lettersTo(mail, emailOf(username), subject)
      expect(letter?.subject).toBe(subject)
      expect(letter?.headers.get('content-language')).toBe(locale)
      expect(letter?.text).toContain(username)
      await page.setContent(String(letter?.html))
      await keepPicture(page, `forgot-password-letter-${locale}`, { fullPage: true })
      const link = page.getByRole('link')
      const href = (await link.getAttribute('href')) ?? ''
      const secret = href.split('#')[1] ?? ''
      expect(secret.length).toBe(43)
      const told: string[] = []
      page.on('request', (request) => told.push(request.url(), request.headers().referer ?? ''))
      await link.click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
      await expect(page.getByRole('main').getByText(username)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `reset-password-${locale}`, { fullPage: true })
      expect(await opens(gateway, username, forgotten)).toBe(true)
      expect(told.filter((address) => address.includes(secret) && !address.includes('#'))).toEqual([])

      await setPassword(page, language)
      await expect(page).toHaveURL('/sign-in')
      await expect(page.getByRole('main').getByRole('status')).toHaveText(
        accounts.signIn.because.passwordReset,
      )
      await expect(page.getByLabel(accounts.fields.username)).toHaveValue(username)
      await keepPicture(page, `reset-password-done-${locale}`)
      await passwordField(page, accounts.fields.password).fill(renewed)
      await page.getByRole('main').getByRole('button', { name: accounts.signIn.submit, exact: true }).click()
      await expect(page).toHaveURL('/dashboard')
      expect(await opens(gateway, username, forgotten)).toBe(false)

      await elsewhere.reload()
      await expect(elsewhere).toHaveURL(`${gateway.address}/sign-in`)
      await expect(elsewhere.getByRole('main').getByRole('status')).toContainText(
        accounts.signIn.because.expired,
      )
      await elsewhere.close()

      await page.goto(href)
      await expect(page.getByRole('alert')).toContainText(texts.missing)
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `reset-password-used-${locale}`, { fullPage: true })
      await page.getByRole('link', { name: texts.askAgain }).click()
      await expect(page).toHaveURL('/forgot-password')
    })

    test('is answered the same where nobody has the address, who is written nothing', async ({
      page,
      gateway,
      mail,
    }) => {
      const nobody = `nobody-${crypto.randomUUID()}@example.org`
      await ask(page, nobody, language)
      const username = await newcomer(gateway, locale === 'ka' ? 'ka' : 'en')
      await ask(page, emailOf(username), language)
      await lettersTo(mail, emailOf(username), subject)
      await lettersTo(mail, nobody, subject, 0)
    })
  })
}

test.describe('the page of a link', () => {
  const { en } = languages

  test('says plainly that one nobody has made is no good', async ({ page }) => {
    await page.goto('/reset-password#nothing')
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
    await page.goto('/reset-password')
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
  })

  test('asks again for what could not be looked at', async ({ page }) => {
    await refuse(page, 'FindPasswordReset', 'unavailable', 'service temporarily unavailable')
    await page.goto('/reset-password#nothing')
    await expect(page.getByRole('alert')).toContainText(en.texts.failed)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: en.texts.retry }).click()
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
  })

  test('signs nobody out here whose password stays, and whoever’s is set anew', async ({
    page,
    gateway,
    mail,
  }) => {
    const username = await newcomer(gateway)
    const token = await tokenOf(gateway, username, 'Firefox')
    await ask(page, emailOf(username), en)
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      sessionKey,
      JSON.stringify({ token, username }),
    ] as const)
    const [letter] = await lettersTo(mail, emailOf(username), en.subject)
    await page.goto(linkIn(letter))
    await setPassword(page, en, 'short')
    await expect(passwordField(page, en.texts.password)).toBeFocused()
    await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible()
    await setPassword(page, en)
    await expect(page).toHaveURL('/sign-in')
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull()
  })

  test('leads to signing in whose answer was lost on its way', async ({ page, gateway, mail }) => {
    const username = await newcomer(gateway)
    await ask(page, emailOf(username), en)
    const [letter] = await lettersTo(mail, emailOf(username), en.subject)
    await page.goto(linkIn(letter))
    await loseAnswer(page, 'ResetPassword')
    await setPassword(page, en)
    await expect(page.getByText(en.texts.uncertain)).toBeVisible()
    await page.getByRole('button', { name: en.texts.submit }).click()
    await expect(page.getByRole('alert')).toContainText(en.texts.used)
    await page.getByRole('alert').getByRole('link', { name: en.texts.signIn }).click()
    await expect(page).toHaveURL('/sign-in')
    expect(await opens(gateway, username, renewed)).toBe(true)
  })
})

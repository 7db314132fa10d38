import type { Page } from '@playwright/test'
import { accounts as accountsInEnglish } from '../../client/i18n/en/accounts.ts'
import { changeEmail as changeInEnglish } from '../../client/i18n/en/change-email.ts'
import { security as securityInEnglish } from '../../client/i18n/en/security.ts'
import { accounts as accountsInGeorgian } from '../../client/i18n/ka/accounts.ts'
import { changeEmail as changeInGeorgian } from '../../client/i18n/ka/change-email.ts'
import { security as securityInGeorgian } from '../../client/i18n/ka/security.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { password } from '../support/accounts.ts'
import { expect, type Gateway, keepPicture } from '../support/browser.ts'
import { loseAnswer, refuse } from '../support/intercept.ts'
import { keepLetter } from '../support/letter-pictures.ts'
import { test } from '../support/letter-site.ts'
import { newcomer } from '../support/newcomers.ts'
import { lettersTo, linkIn } from '../support/received-letters.ts'

const languages = {
  en: {
    browser: 'en-US',
    accounts: accountsInEnglish,
    own: securityInEnglish.email,
    texts: changeInEnglish,
    subjects: {
      old: 'Is your email to be changed?',
      fresh: 'Confirm your new email',
      taken: 'Your address belongs to your account already',
      changed: 'Your email was changed',
    },
    viewport: { width: 1280, height: 900 },
  },
  ka: {
    browser: 'ka-GE',
    accounts: accountsInGeorgian,
    own: securityInGeorgian.email,
    texts: changeInGeorgian,
    subjects: {
      old: 'შევცვალოთ შენი ელფოსტა?',
      fresh: 'დაადასტურე ახალი ელფოსტა',
      taken: 'ეს მისამართი უკვე შენს ანგარიშს ეკუთვნის',
      changed: 'შენი ელფოსტა შეიცვალა',
    },
    viewport: { width: 375, height: 740 },
  },
} as const

type Language = (typeof languages)[keyof typeof languages]

const signIn = async (page: Page, { accounts }: Language, username: string): Promise<void> => {
  await page.goto('/sign-in')
  await page.getByLabel(accounts.fields.username).fill(username)
  await page.getByLabel(accounts.fields.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: accounts.signIn.submit, exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/profile/security')
}

const section = (page: Page, { own }: Language) => page.getByRole('region', { name: own.title, exact: true })

const ask = async (page: Page, language: Language, email: string): Promise<void> => {
  const { own } = language
  await section(page, language).getByRole('button', { name: own.change }).click()
  await page.getByLabel(own.newEmail).fill(email)
  await page.getByLabel(own.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: own.submit }).click()
  await expect(page.getByText(own.asked)).toBeVisible()
}

/** Somebody of this language, whose account page is open. */
const enter = async (page: Page, gateway: Gateway, language: Language): Promise<string> => {
  const username = await newcomer(gateway, language.browser === 'ka-GE' ? 'ka' : 'en')
  await signIn(page, language, username)
  return username
}

test.beforeEach(() => {
  // Letters have their way through the queue and a server, from page to page.
  test.setTimeout(120_000)
})

/** Agrees by a letter's link as its page does. */
const agree = async ({ address }: Gateway, letter: Parameters<typeof linkIn>[0]): Promise<void> => {
  const answer = await fetch(`${address}/api/email-change/agreement`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: new URL(linkIn(letter)).hash.slice(1) }),
  })
  expect(answer.status).toBe(200)
}

for (const [locale, language] of Object.entries(languages)) {
  const { browser, own, texts, subjects, viewport } = language

  test.describe(`another email, in ${locale}`, () => {
    test.use({ locale: browser, viewport })

    test('is changed once both addresses have agreed', async ({ page, gateway, mail }) => {
      const username = await enter(page, gateway, language)
      const [before, after] = [`${username}@example.org`, `${username}@new.example`]
      await section(page, language).getByRole('button', { name: own.change }).click()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await section(page, language).getByRole('button', { name: own.change }).click()
      await ask(page, language, after)
      await expect(section(page, language).getByRole('status')).toContainText(after)
      await keepPicture(page, `change-email-asked-${locale}`, { fullPage: true })

      const [old] = await lettersTo(mail, before, subjects.old)
      const [fresh] = await lettersTo(mail, after, subjects.fresh)
      for (const letter of [old, fresh]) expect(letter?.headers.get('content-language')).toBe(locale)
      await keepLetter(page, fresh, `change-email-letter-new-${locale}`)
      await page.getByRole('link').click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('main').getByText(after)).toBeVisible()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `change-email-new-${locale}`)
      await page.getByRole('button', { name: texts.new.agree }).click()
      await expect(page.getByText(texts.agreed)).toBeFocused()

      await keepLetter(page, old, `change-email-letter-old-${locale}`)
      await page.getByRole('link').click()
      await expect(page.getByRole('button', { name: texts.old.refuse })).toBeVisible()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `change-email-old-${locale}`)
      await page.getByRole('button', { name: texts.old.agree }).click()
      await expect(page.getByText(texts.changed)).toBeFocused()
      await page.getByRole('link', { name: texts.account }).click()
      await expect(section(page, language)).toContainText(after)
      await expect(section(page, language)).toContainText(own.verified)
    })

    test('is taken back by the address before', async ({ page, gateway, mail }) => {
      const username = await enter(page, gateway, language)
      const [before, after] = [`${username}@example.org`, `${username}@new.example`]
      await ask(page, language, after)
      await agree(gateway, (await lettersTo(mail, before, subjects.old))[0])
      await agree(gateway, (await lettersTo(mail, after, subjects.fresh))[0])
      const [changed] = await lettersTo(mail, before, subjects.changed)
      await keepLetter(page, changed, `change-email-letter-changed-${locale}`)
      await page.getByRole('link').click()
      await expect(page.getByText(texts.former.hint)).toBeVisible()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `change-email-former-${locale}`)
      await page.getByRole('button', { name: texts.former.refuse }).click()
      await expect(page.getByText(texts.undone)).toBeFocused()
      await expectForEverybody(page)
      await page.setViewportSize(viewport)
      await keepPicture(page, `change-email-undone-${locale}`)
      await page.getByRole('link', { name: texts.newPassword }).click()
      await expect(page).toHaveURL('/forgot-password')
      await signIn(page, language, username)
      await expect(section(page, language)).toContainText(before)
    })

    test('is told by a letter alone where somebody has it', async ({ page, gateway, mail }) => {
      const other = await newcomer(gateway, locale === 'ka' ? 'ka' : 'en')
      await enter(page, gateway, language)
      await ask(page, language, `${other}@example.org`)
      await expect(section(page, language).getByRole('status')).toContainText(`${other}@example.org`)
      const [taken] = await lettersTo(mail, `${other}@example.org`, subjects.taken)
      await keepLetter(page, taken, `change-email-letter-taken-${locale}`)
      await page.getByRole('link').click()
      await expect(page).toHaveURL(/\/sign-in/)
    })
  })
}

test.describe('the page of a change of email', () => {
  const { en } = languages

  test('refuses for the address that the account has, and says to change the password', async ({
    page,
    gateway,
    mail,
  }) => {
    const username = await enter(page, gateway, en)
    await ask(page, en, `${username}@new.example`)
    const [old] = await lettersTo(mail, `${username}@example.org`, en.subjects.old)
    const [fresh] = await lettersTo(mail, `${username}@new.example`, en.subjects.fresh)
    for (const _ of [1, 2]) {
      await page.goto(linkIn(old))
      await expect(page.getByRole('button', { name: en.texts.old.agree })).toBeVisible()
      await page.goto('/dashboard')
    }
    await page.goto(linkIn(old))
    await page.getByRole('button', { name: en.texts.old.refuse }).click()
    await expect(page.getByText(en.texts.refused)).toBeFocused()
    await page.goto(linkIn(fresh))
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
    await expectForEverybody(page)
  })

  test('says plainly that a link nobody has made is no good, and looks again where it could not', async ({
    page,
  }) => {
    await page.goto('/change-email')
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
    await page.goto('/sign-in')
    await refuse(page, 'FindEmailChange', 'unavailable', 'service temporarily unavailable')
    await page.goto('/change-email#nothing')
    await expect(page.getByRole('alert')).toContainText(en.texts.failed)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: en.texts.retry }).click()
    await expect(page.getByRole('alert')).toContainText(en.texts.missing)
  })

  test('can be pressed again where its answer was lost on its way', async ({ page, gateway, mail }) => {
    const username = await enter(page, gateway, en)
    await ask(page, en, `${username}@new.example`)
    const [fresh] = await lettersTo(mail, `${username}@new.example`, en.subjects.fresh)
    await page.goto(linkIn(fresh))
    await loseAnswer(page, 'AgreeToEmailChange')
    await page.getByRole('button', { name: en.texts.new.agree }).click()
    await expect(page.getByText(en.texts.uncertain)).toBeVisible()
    await page.getByRole('button', { name: en.texts.new.agree }).click()
    await expect(page.getByText(en.texts.agreed)).toBeFocused()
  })

  test('is asked for with a password, and what was typed stays where that is wrong', async ({
    page,
    gateway,
  }) => {
    await enter(page, gateway, en)
    await section(page, en).getByRole('button', { name: en.own.change }).click()
    await page.getByLabel(en.own.newEmail).fill('new@example.org')
    await page.getByLabel(en.own.password, { exact: true }).fill('a wrong guess')
    await page.getByRole('button', { name: en.own.submit }).click()
    await expect(page.getByText(/This is not your password/)).toBeVisible()
    await expect(page.getByLabel(en.own.newEmail)).toHaveValue('new@example.org')
    await expect(page.getByLabel(en.own.password, { exact: true })).toBeFocused()
  })
})

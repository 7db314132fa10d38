import { request } from 'node:http'
import { accounts as accountsInEnglish } from '../../client/i18n/en/accounts.ts'
import { security as securityInEnglish } from '../../client/i18n/en/security.ts'
import { accounts as accountsInGeorgian } from '../../client/i18n/ka/accounts.ts'
import { security as securityInGeorgian } from '../../client/i18n/ka/security.ts'
import { password } from '../support/accounts.ts'
import { expect, type Gateway, keepPicture } from '../support/browser.ts'
import { keepLetter } from '../support/letter-pictures.ts'
import { test } from '../support/letter-site.ts'
import { newcomer } from '../support/newcomers.ts'
import { lettersTo } from '../support/received-letters.ts'

const languages = {
  en: {
    browser: 'en-US',
    accounts: accountsInEnglish,
    devices: securityInEnglish.devices,
    subject: 'A new sign-in to your account',
    viewport: { width: 1280, height: 900 },
  },
  ka: {
    browser: 'ka-GE',
    accounts: accountsInGeorgian,
    devices: securityInGeorgian.devices,
    subject: 'შენს ანგარიშში ახალი ადგილიდან შევიდნენ',
    viewport: { width: 375, height: 740 },
  },
} as const

/** Signs in from an address of this machine that no browser of the tests is at. */
const signInElsewhere = ({ address }: Gateway, username: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'user-agent': 'curl/8.14.1' }
    request(`${address}/api/login`, { method: 'POST', headers, localAddress: '127.0.0.2' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end(JSON.stringify({ username, password }))
  })

for (const [locale, language] of Object.entries(languages)) {
  const { browser, accounts, devices, subject, viewport } = language

  test.describe(`a sign-in from a new place, in ${locale}`, () => {
    test.use({ locale: browser, viewport })

    test('is told by a letter that leads to where it can be ended', async ({ page, gateway, mail }) => {
      const username = await newcomer(gateway, locale === 'ka' ? 'ka' : 'en')
      expect(await signInElsewhere(gateway, username)).toBe(200)
      await page.goto('/sign-in')
      await page.getByLabel(accounts.fields.username).fill(username)
      await page.getByLabel(accounts.fields.password, { exact: true }).fill(password)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: accounts.signIn.submit, exact: true }).click()
      await expect(page).toHaveURL('/dashboard')

      const [letter] = await lettersTo(mail, `${username}@example.org`, subject)
      expect(letter?.headers.get('content-language')).toBe(locale)
      expect(letter?.text).toMatch(/Chrome, (Linux|Windows|macOS)/)
      await keepLetter(page, letter, `new-place-letter-${locale}`)
      await page.getByRole('link').click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const places = page.getByRole('region', { name: devices.title })
      await expect(places.getByRole('listitem')).toHaveCount(2)
      await page.setViewportSize(viewport)
      await keepPicture(page, `new-place-${locale}`)
      await places.getByRole('button', { name: devices.endOthers }).click()
      await expect(page.getByText(devices.endedOthers)).toBeVisible()
    })
  })
}

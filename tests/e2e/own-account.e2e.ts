import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { password } from '../support/accounts.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { newcomer, tokenOf } from '../support/newcomers.ts'
import { countingPresses } from '../support/presses.ts'
import { widthsFor } from '../support/widths.ts'

const renewed = 'a walk by the river'

const isGood = async (gateway: Gateway, token: string): Promise<boolean> =>
  (await fetch(`${gateway.address}/api/sessions`, { headers: { authorization: `Bearer ${token}` } })).ok

const languages = {
  'en-US': {
    username: 'Username',
    password: 'Password',
    signIn: 'sign in',
    page: 'Password and devices',
    end: /^Sign out: curl/,
    ended: 'Signed out there.',
    endOthers: 'Sign out everywhere else',
    onlyHere: 'You are signed in only here.',
    current: 'Current password',
    new: 'New password',
    again: 'New password again',
    change: 'Change the password',
    wrong: /This is not your password/,
    changed: 'Password changed.',
    toasts: 'Notifications',
  },
  'ka-GE': {
    username: 'მომხმარებლის სახელი',
    password: 'პაროლი',
    signIn: 'შესვლა',
    page: 'პაროლი და მოწყობილობები',
    end: /^გამოსვლა: curl/,
    ended: 'იქ ანგარიშიდან გამოხვედი.',
    endOthers: 'ყველა სხვა მოწყობილობიდან გამოსვლა',
    onlyHere: 'მხოლოდ აქ ხარ შესული.',
    current: 'ახლანდელი პაროლი',
    new: 'ახალი პაროლი',
    again: 'ახალი პაროლი კიდევ ერთხელ',
    change: 'პაროლის შეცვლა',
    wrong: /ეს შენი პაროლი არ არის/,
    changed: 'პაროლი შეიცვალა.',
    toasts: 'შეტყობინებები',
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`one’s own account in ${locale}, ${width} px wide`, () => {
      test.use({ locale, viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } })

      const enter = async (page: Page, username: string): Promise<void> => {
        await page.goto('/sign-in')
        await page.getByLabel(texts.username).fill(username)
        await page.getByLabel(texts.password, { exact: true }).fill(password)
        await page.getByRole('main').getByRole('button', { name: texts.signIn, exact: true }).click()
        await expect(page).toHaveURL('/dashboard')
        await page.goto('/profile')
        await page.getByRole('link', { name: texts.page }).click()
        await expect(page.getByRole('heading', { level: 1, name: texts.page })).toBeVisible()
      }

      test('shows where it is signed in, and signs out there', async ({ page, gateway }) => {
        const username = await newcomer(gateway)
        const [one, other] = [
          await tokenOf(gateway, username, 'curl/8.14.1'),
          await tokenOf(gateway, username, 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0'),
        ]
        await enter(page, username)
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
        await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Chrome')
        await keepPicture(page, `own-account-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        const { press, count } = countingPresses(page)
        await press(page.getByRole('button', { name: texts.end }))
        await expect(page.getByRole('region', { name: texts.toasts })).toContainText(texts.ended)
        expect(count()).toBe(1)
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
        expect(await isGood(gateway, one)).toBe(false)
        expect(await isGood(gateway, other)).toBe(true)

        await press(page.getByRole('button', { name: texts.endOthers }))
        await expect(page.getByText(texts.onlyHere, { exact: true })).toBeVisible()
        expect(count()).toBe(2)
        expect(await isGood(gateway, other)).toBe(false)
      })

      test('gets a new password from whoever knows the old one', async ({ page, gateway }) => {
        const username = await newcomer(gateway)
        const elsewhere = await tokenOf(gateway, username, 'curl/8.14.1')
        await enter(page, username)
        const { press, fill, count } = countingPresses(page)
        await fill(page.getByLabel(texts.current, { exact: true }), 'a guess')
        await fill(page.getByLabel(texts.new, { exact: true }), renewed)
        await fill(page.getByLabel(texts.again, { exact: true }), renewed)
        await press(page.getByRole('button', { name: texts.change }))
        expect(count()).toBeLessThanOrEqual(4)
        await expect(page.getByLabel(texts.current, { exact: true })).toBeFocused()
        await expect(page.getByLabel(texts.current, { exact: true })).toHaveAccessibleDescription(texts.wrong)
        await expect(page.getByLabel(texts.new, { exact: true })).toHaveValue(renewed)

        // It has the focus already, and the others are still there.
        await fill(page.getByLabel(texts.current, { exact: true }), password)
        await press(page.getByRole('button', { name: texts.change }))
        await expect(page.getByRole('region', { name: texts.toasts })).toContainText(texts.changed)
        expect(count()).toBeLessThanOrEqual(5)
        await expect(page.getByLabel(texts.new, { exact: true })).toHaveValue('')
        await expect(page.getByText(texts.onlyHere, { exact: true })).toBeVisible()
        expect(await isGood(gateway, elsewhere)).toBe(false)
      })
    })
  }
}

test('who is not signed in is shown the way to it', async ({ page }) => {
  await page.goto('/profile/security')
  await page.getByRole('main').getByRole('link', { name: 'sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
})

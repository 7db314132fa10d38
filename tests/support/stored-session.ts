import type { Page } from '@playwright/test'
import { sessionKey } from './browser.ts'

/** What the browser has stored of the signed-in user, as text; null when nobody is. */
export const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), sessionKey)

/** The token of whoever is signed in on this page. */
export const storedToken = async (page: Page): Promise<string> => {
  const { token }: { token: string } = JSON.parse((await storedSession(page)) ?? '{}')
  return token
}

/** Has the stored token be one that no server accepts any more. */
export const wearOutToken = (page: Page): Promise<void> =>
  page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '{}')
    const token = user.token.replace(/[^.]+$/, 'worn-out')
    localStorage.setItem(key, JSON.stringify({ ...user, token }))
  }, sessionKey)

/** Signs in with the form on the page. */
export const signInHere = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
  await page.getByRole('main').getByRole('button', { name: 'sign in', exact: true }).click()
}

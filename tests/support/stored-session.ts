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

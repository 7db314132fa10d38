import type { Page } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { expect, keepPicture } from './browser.ts'

/** Opens a letter as a mailbox on a telephone does, and keeps pictures of it in the light and in the dark. It has none itself. */
export const keepLetter = async (page: Page, letter: ParsedMail | undefined, name: string): Promise<void> => {
  // Else a link to the page that was there, with another secret, would load nothing.
  await page.goto('about:blank')
  await page.setContent(String(letter?.html))
  await expect(page.locator('img')).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 740 })
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(375)
  await keepPicture(page, name, { fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await keepPicture(page, `${name}-dark`, { fullPage: true })
  await page.emulateMedia({ colorScheme: null })
}

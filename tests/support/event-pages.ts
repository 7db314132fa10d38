import type { Locator, Page } from '@playwright/test'

export const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })

/** A title no other test has. */
export const unique = (title: string): string => `${title} ${crypto.randomUUID().slice(0, 8)}`

/** Opens the list of events on what holds this text. */
export const openEvents = async (page: Page, search: string): Promise<void> => {
  await page.goto(`/admin/events?search=${encodeURIComponent(search)}`)
}

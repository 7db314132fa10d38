import type { Locator, Page } from '@playwright/test'

export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications|შეტყობინებები/ })

export const messageOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ hasText: name })

export const deleteButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Delete the message from ${name}` })

export const dialog = (page: Page): Locator => page.getByRole('alertdialog')

/** A sender no other test has. */
export const sender = (name: string): { name: string; email: string } => {
  const unique = `${name} ${crypto.randomUUID().slice(0, 8)}`
  return { name: unique, email: `${unique.replaceAll(/\P{ASCII}|\s/gu, '')}@example.org` }
}

/** Opens the contacts on what holds this text. */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.goto(`/admin/contacts?search=${encodeURIComponent(text)}`)
}

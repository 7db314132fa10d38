import { expect, type Locator, type Page } from '@playwright/test'

export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications|შეტყობინებები/ })

export const messageOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ hasText: name })

/** A message that is opened beside the list, or alone on a small screen. */
export const letterOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^(Message from|წერილი:) ${name}$`) })

/** Opens a message from the list. */
export const openMessage = async (page: Page, name: string): Promise<Locator> => {
  await messageOf(page, name).getByRole('link', { name, exact: true }).click()
  const letter = letterOf(page, name)
  await expect(letter.getByRole('heading', { name })).toBeFocused()
  return letter
}

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

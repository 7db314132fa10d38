import type { Page } from '@playwright/test'

/** Opens the form of a gift to a project. */
export const openDonationForm = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `Record a donation: ${title}` }).click()

/** The form of a gift, as an admin sees it in English. */
export const donationForm = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Record a donation' })
  return {
    dialog,
    amount: dialog.getByLabel('Amount, ₾'),
    name: dialog.getByLabel('Donor’s name'),
    email: dialog.getByLabel('Donor’s email'),
    anonymous: dialog.getByLabel('Anonymous: show no name'),
    receivedOn: dialog.getByLabel('Received on'),
    record: dialog.getByRole('button', { name: 'Record' }),
    alert: dialog.getByRole('alert'),
  }
}

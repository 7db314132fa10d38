import { expect, type Page, type Route } from '@playwright/test'
import { holdBack } from './intercept.ts'

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
    reference: dialog.getByLabel('Bank reference'),
    method: dialog.getByLabel('Method'),
    record: dialog.getByRole('button', { name: 'Record', exact: true }),
    recordAndAddAnother: dialog.getByRole('button', { name: 'Record and add another' }),
    soFar: dialog.getByRole('status'),
    alert: dialog.getByRole('alert'),
  }
}

/** Nobody else is called so: whoever is called like a donor is asked about. */
export const newDonor = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Types a gift into its open form and records it. */
export const recordGift = async (page: Page, amount: string): Promise<void> => {
  const form = donationForm(page)
  await form.amount.fill(amount)
  await form.name.fill(newDonor('Nino'))
  await form.record.click()
}

/** Records a gift to a project and closes its form while it is on its way; answers what is on its way. */
export const closeOnItsWay = async (page: Page, title: string, amount: string): Promise<Route[]> => {
  const held = await holdBack(page, 'RecordDonation')
  await openDonationForm(page, title)
  await recordGift(page, amount)
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.press('Escape')
  return held
}

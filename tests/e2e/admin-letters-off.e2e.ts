import { enAdmin } from '../../client/i18n/en-admin.ts'
import type { LetterDelivery } from '../../schema/letters.ts'
import { expect, test } from '../support/browser.ts'
import { asAdmin } from '../support/records.ts'

const { letters, menu, team } = enAdmin

test.use({ signedInAs: 'admin', locale: 'en-US' })

test('without a server for letters nothing leads to them, and nobody is asked for an email to write to', async ({
  page,
  gateway,
}) => {
  const { delivery } = await asAdmin<{ delivery: LetterDelivery }>(gateway, '/api/letters/settings', {
    method: 'GET',
  })
  expect(delivery).not.toBe('sent')
  // A site with the database inside it shows what would have been sent.
  const isShown = delivery === 'kept'
  await page.goto('/admin/letters')
  await expect(page.getByText(letters.delivery[delivery])).toBeVisible()
  const link = page
    .getByRole('navigation', { name: menu.label })
    .getByRole('link', { name: letters.page.title })
  await expect(link).toHaveCount(isShown ? 1 : 0)
  await page.goto('/admin/team')
  await page.getByRole('button', { name: team.invite.open }).click()
  await expect(page.getByRole('textbox', { name: team.invite.name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: team.invite.email })).toHaveCount(isShown ? 1 : 0)
})

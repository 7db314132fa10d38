import { expect, test } from '../support/browser.ts'
import { intercept } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

test.use({ signedInAs: 'admin' })

test('a refund that never arrived is not said to have been written, where a colleague has changed the gift', async ({
  page,
  gateway,
}) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('Not arrived')))
  const { id } = await asAdmin<{ id: string }>(gateway, `/api/projects/${project}/donations`, {
    method: 'POST',
    body: { amount: 30, donorName: 'Giorgi Beridze' },
  })
  let isLost = false
  await intercept(page, 'RefundGift', (route) => {
    if (isLost) return route.continue()
    isLost = true
    return route.fulfill({ status: 502, body: '' })
  })
  await page.goto(`/admin/gifts/${id}`)
  await page.getByRole('button', { name: /^Refund/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByLabel('Amount, ₾').fill('5')
  await dialog.getByLabel('Reason').fill('Sent back by the bank.')
  await dialog.locator('[type=submit]').click()
  await expect(dialog.getByRole('alert')).toContainText('it will never be written twice')
  await asAdmin(gateway, `/api/donations/${id}/corrections`, {
    method: 'POST',
    body: { amount: 36, reason: 'Misread.' },
  })
  await dialog.locator('[type=submit]').click()
  await expect(dialog.getByRole('alert')).toContainText('Someone else changed this gift')
  await expect(dialog.getByRole('alert')).not.toContainText('written after all')
})

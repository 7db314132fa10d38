import { enAdmin } from '../../client/i18n/en-admin.ts'
import { expect, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { newMember, signInAs } from '../support/members.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

const { statements: texts } = enAdmin

/** In which nobody else gives here. */
const year = 2018

test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

test('statements are written to be looked at where the site sends no letters', async ({ page, gateway }) => {
  await launchGivingHere(gateway, true)
  const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
  const gift = {
    ...{ amount: 50, donorName: 'Ana of 2018', donorEmail: 'ana.2018@example.org' },
    receivedAt: `${year}-06-02T10:00:00Z`,
  }
  await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body: gift })
  const { session } = await newMember(gateway, 'admin')
  await signInAs(page, session)
  await page.goto(`/admin/receipts/statements?year=${year}`)
  await expect(page.getByText(texts.onlyKept)).toBeVisible()
  const press = texts.send.press_one.replace('{{count, number}}', '1')
  await page.getByRole('button', { name: press }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: texts.send.confirm }).click()
  await expect(page.getByText(texts.kept.replace('{{year}}', String(year)))).toBeVisible()
  await expect(page.getByText(texts.state.sent.replace('{{year}}', String(year)))).toBeVisible()
  await page.goto('/admin/letters')
  await expect(page.getByText(gift.donorEmail).first()).toBeVisible()
})

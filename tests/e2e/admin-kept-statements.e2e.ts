import { enAdmin } from '../../client/i18n/en-admin.ts'
import type { LetterDelivery } from '../../schema/letters.ts'
import { expect, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

const { statements: texts } = enAdmin

test.use({ signedInAs: 'admin', locale: 'en-US' })

/** In which nobody else gives here. */
const year = 2018

test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

for (const says of ['kept', 'off'] as const) {
  test(`statements of a year are offered as the site writes letters: ${says}`, async ({ page, gateway }) => {
    await launchGivingHere(gateway, true)
    const { delivery } = await asAdmin<{ delivery: LetterDelivery }>(gateway, '/api/letters/settings', {
      method: 'GET',
    })
    expect(delivery).not.toBe('sent')
    // Whichever database the site has: what it answers of its letters is what the page goes by.
    await page.route('**/graphql*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      await route.fulfill({
        response: answer,
        body: body.replaceAll(`"delivery":"${delivery}"`, `"delivery":"${says}"`),
      })
    })
    const project = await gateway.createProject(projectCalled(uniqueTitle('Straw for')))
    const gift = {
      ...{ amount: 50, donorName: 'Ana of 2018', donorEmail: `ana.${says}@example.org` },
      receivedAt: `${year}-06-02T10:00:00Z`,
    }
    await asAdmin(gateway, `/api/projects/${project}/donations`, { method: 'POST', body: gift })
    await page.goto(`/admin/receipts/statements?year=${year}`)
    const isKept = says === 'kept'
    await expect(page.getByText(isKept ? texts.onlyKept : texts.lettersOff)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Send to \d+ donor/ })).toHaveCount(isKept ? 1 : 0)
  })
}

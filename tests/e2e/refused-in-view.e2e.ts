import type { Locator } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { donationForm, openDonationForm } from '../support/donation-form.ts'
import { projectCalled, projectForm, uniqueTitle } from '../support/project-form.ts'

/** A refused field has the focus, and is seen with its label and what is wrong with it. */
const expectInView = async (field: Locator): Promise<void> => {
  await expect(field).toBeFocused()
  const id = await field.getAttribute('id')
  const page = field.page()
  for (const part of [page.locator(`label[for="${id}"]`), page.locator(`[id="${id}-error"]`), field]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
}

for (const height of [740, 667, 480]) {
  test.describe(`at 375 × ${height}`, () => {
    test.use({ viewport: { width: 375, height } })

    test('a refused letter is seen with its label and its reason', async ({ page }) => {
      await page.goto('/colab')
      await page.getByLabel('Message').fill('Do you need blankets?')
      await page.getByRole('button', { name: /send/i }).click()
      await expectInView(page.getByLabel('Name'))
    })

    test.describe('for an admin', () => {
      test.use({ signedInAs: 'admin' })

      test('so is a refused gift', async ({ page, gateway }) => {
        const title = uniqueTitle('In view')
        await gateway.createProject(projectCalled(title))
        await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
        await openDonationForm(page, title)
        const { amount, record, receivedOn } = donationForm(page)
        for (const typed of ['1.500', '']) {
          await amount.fill(typed)
          await receivedOn.focus()
          await record.click()
          await expectInView(amount)
        }
      })

      test('and the refused goal of a project', async ({ page }) => {
        const form = projectForm(page)
        await page.goto('/admin/projects/create')
        await form.english.title.fill('t')
        await form.english.description.fill('t')
        await form.goal.fill('1.500')
        await form.youtube.focus()
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await form.create.click()
        await expectInView(form.goal)
      })
    })
  })
}

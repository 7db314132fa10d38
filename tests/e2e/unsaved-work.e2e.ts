import type { Dialog, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { donationForm, newDonor, openDonationForm } from '../support/donation-form.ts'
import { holdBack } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { keptInTab, said, typeGoal } from '../support/session-ends.ts'
import { signInHere, storedSession } from '../support/stored-session.ts'

/** Loads the page anew and answers what the browser has asked before. */
const askedAtReload = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  const answer = (dialog: Dialog): void => {
    asked.push(dialog.type())
    void dialog.accept()
  }
  page.on('dialog', answer)
  await page.reload()
  page.off('dialog', answer)
  return asked
}

test('a letter that is begun is asked for before the page is loaded anew', async ({ page }) => {
  await page.goto('/colab')
  expect(await askedAtReload(page)).toEqual([])
  await page.getByLabel('Message').pressSequentially('Do you need blankets?')
  expect(await askedAtReload(page)).toEqual(['beforeunload'])
})

test.describe('of somebody signed in', () => {
  test.use({ signedInAs: 'visitor' })

  test('so is a changed profile', async ({ page }) => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit: Name' }).click()
    await page.getByRole('main').getByLabel('Name', { exact: true }).pressSequentially(' the Second')
    expect(await askedAtReload(page)).toEqual(['beforeunload'])
  })
})

test.describe('of an admin', () => {
  test.use({ signedInAs: 'admin' })

  test('a changed record is offered again to whoever has left its page after all, until it is saved', async ({
    page,
    gateway,
  }) => {
    const { form, path } = await typeGoal(page, gateway, '9000')
    expect(await askedAtReload(page)).toEqual(['beforeunload'])
    await expect(form.goal).toHaveValue('9000')
    await expect(page.getByText(said.restored)).toBeVisible()
    await page.goto('/donate')
    await page.goto(path)
    await expect(form.goal).toHaveValue('9000')
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    expect(await askedAtReload(page)).toEqual([])
    await expect(form.goal).toHaveValue('9000')
    await expect(page.getByText(said.restored)).toHaveCount(0)
  })

  test('what waits at another page is not asked about at each of them', async ({ page, gateway }) => {
    await typeGoal(page, gateway, '9000')
    page.once('dialog', (question) => void question.accept())
    await page.goto('/admin/events/create')
    expect(await askedAtReload(page)).toEqual([])
  })

  test('whoever logs out without saving finds nothing of it when they are back', async ({
    page,
    gateway,
  }) => {
    const { form, path } = await typeGoal(page, gateway, '9000')
    await page.getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await question.getByRole('button', { name: 'Log out without saving' }).click()
    await expect(page).toHaveURL('/')
    expect(await keptInTab(page)).toBeNull()
    await page.goto('/sign-in')
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/dashboard')
    await page.goto(path)
    await expect(form.goal).not.toHaveValue('9000')
  })
})

test.describe('a gift that is begun', () => {
  test.use({ signedInAs: 'admin' })
  let title: string

  test.beforeEach(async ({ page, gateway }) => {
    title = uniqueTitle('Unsaved for')
    await gateway.createProject(projectCalled(title))
    await page.goto('/admin/events')
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Projects' }).click()
    await page.getByRole('searchbox').fill(title)
    await openDonationForm(page, title)
    await donationForm(page).amount.pressSequentially('70')
  })

  test('is asked for before the page is loaded anew', async ({ page }) => {
    expect(await askedAtReload(page)).toEqual(['beforeunload'])
  })

  test('is open again, as it was typed, for whoever has loaded the page anew', async ({ page }) => {
    await askedAtReload(page)
    await expect(donationForm(page).amount).toHaveValue('70')
    await expect(donationForm(page).dialog).toContainText(said.restored)
  })

  test('is asked for as well when its dialog is closed', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(donationForm(page).dialog).toHaveCount(0)
    expect(await askedAtReload(page)).toEqual(['beforeunload'])
  })

  test('and while it is on its way', async ({ page }) => {
    const held = await holdBack(page, 'RecordDonation')
    await donationForm(page).name.fill(newDonor('Nino'))
    await donationForm(page).record.click()
    await expect.poll(() => held.length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(donationForm(page).dialog).toHaveCount(0)
    expect(await askedAtReload(page)).toEqual(['beforeunload'])
    await openDonationForm(page, title)
    await expect(donationForm(page).dialog).toContainText('it is not certain that the donation was recorded')
    await expect(donationForm(page).amount).toHaveValue('70')
  })

  test('is asked for before the way back, and stays where one stays', async ({ page }) => {
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toHaveCount(0)
    await expect(donationForm(page).amount).toHaveValue('70')
    await page.goBack()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(donationForm(page).dialog).toHaveCount(0)
  })

  test('is asked for before its writer logs out, and then no more', async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await question.getByRole('button', { name: 'Log out without saving' }).click()
    await expect(page).toHaveURL('/')
    expect(await storedSession(page)).toBeNull()
  })
})

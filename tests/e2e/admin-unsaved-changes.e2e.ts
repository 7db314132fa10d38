import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { projectCalled, projectForm, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { said } from '../support/session-ends.ts'
import { signInHere, storedSession, wearOutToken } from '../support/stored-session.ts'

const createPath = '/admin/projects/create'
const editPath = (id: string): string => `/admin/projects/edit/${id}`

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name })

test.describe('a changed form', () => {
  test.use({ signedInAs: 'admin' })

  test('asks before it is left, and loses nothing when one stays', async ({ page, gateway }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Left')))
    await page.goto(editPath(id))
    await form.goal.fill('6000')
    await sidebarLink(page, 'Events').click()
    await expect(form.leaveQuestion).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stay here' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(form.leaveQuestion).toHaveCount(0)
    await expect(form.goal).toHaveValue('6000')
    await sidebarLink(page, 'Events').click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page).toHaveURL(editPath(id))
    await sidebarLink(page, 'Events').click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/admin/events')
  })

  test('gives the focus back to the menu its reader was about to leave by', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 })
    await page.goto(createPath)
    await projectForm(page).english.title.fill('Half a title')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Events' }).press('Enter')
    await expect(projectForm(page).leaveQuestion).toBeVisible()
    await page.getByRole('button', { name: 'Stay here' }).press('Escape')
    await expect(projectForm(page).leaveQuestion).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('asks before the page is loaded anew, and is offered again to whoever lets it be', async ({
    page,
  }) => {
    const form = projectForm(page)
    await page.goto(createPath)
    await form.english.title.pressSequentially('Half a title')
    const question = page.waitForEvent('dialog')
    const reload = page.reload()
    const dialog = await question
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reload
    await expect(form.english.title).toHaveValue('Half a title')
    await expect(page.getByText(said.restored)).toBeVisible()
  })

  test('does not ask once it is saved, nor when nothing was changed', async ({ page, gateway }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Saved')))
    await page.goto(editPath(id))
    await form.goal.fill('7000')
    await form.goal.fill('5000')
    await sidebarLink(page, 'Contacts').click()
    await expect(page).toHaveURL('/admin/contacts')
    await page.goto(editPath(id))
    await form.goal.fill('7000')
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    await sidebarLink(page, 'Events').click()
    await expect(page).toHaveURL('/admin/events')
  })

  test('keeps what is typed while the language changes', async ({ page }) => {
    await page.goto(`${createPath}?lng=en`)
    await projectForm(page).english.title.fill('Half a title')
    await page.getByRole('button', { name: /GEO/ }).first().click()
    const english = page.getByRole('group', { name: 'ინგლისურად' })
    await expect(english.getByLabel('სათაური')).toHaveValue('Half a title')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('is there again after a session has ended and a new one begun, and overwrites nobody', async ({
    page,
    gateway,
  }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Restored')))
    await page.goto(editPath(id))
    await form.goal.fill('8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: { goal: 9000 } })
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(editPath(id))
    await expect(form.goal).toHaveValue('8000')
    await expect(page.getByText(said.restored)).toBeVisible()
    await form.save.click()
    await expect(page.getByRole('group', { name: 'Goal, ₾' })).toContainText('₾9,000')
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
  })

  test('asks before its writer logs out, and ends no session when one stays', async ({ page, gateway }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Logged out')))
    await page.goto(editPath(id))
    await form.goal.fill('6000')
    await page.getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(form.goal).toHaveValue('6000')
    expect(await storedSession(page)).not.toBeNull()
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    await form.goal.fill('7000')
    await page.getByRole('button', { name: 'Log out' }).click()
    await question.getByRole('button', { name: 'Log out without saving' }).click()
    await expect(page).toHaveURL('/')
    expect(await storedSession(page)).toBeNull()
  })

  test('asks as well where logging out is behind the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(createPath)
    await projectForm(page).english.title.fill('Half a title')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(question).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(projectForm(page).english.title).toHaveValue('Half a title')
    expect(await storedSession(page)).not.toBeNull()
  })
})

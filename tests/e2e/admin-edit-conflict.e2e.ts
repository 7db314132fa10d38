import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { holdBack } from '../support/intercept.ts'
import { projectCalled, projectForm, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

interface Written {
  goal: number
  version: number
  translations: { en: { title: string; description: string } }
}

/** Another admin at another desk, with the same page open. */
const atAnotherDesk = async (browser: Browser, page: Page): Promise<Page> => {
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ storageState, baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await other.goto(page.url())
  return other
}

const panel = (page: Page) => page.getByRole('region', { name: 'Someone else changed this in the meantime' })
const choice = (page: Page, field: string, side: 'Yours' | 'Theirs') =>
  panel(page).getByRole('group', { name: field }).getByRole('radio', { name: side })

test.use({ signedInAs: 'admin' })

test.describe('two admins who edit the same project', () => {
  let id: string
  let title: string

  test.beforeEach(async ({ page, gateway }) => {
    title = uniqueTitle('Shared')
    id = await gateway.createProject(projectCalled(title))
    await page.goto(`/admin/projects/edit/${id}`)
    await expect(projectForm(page).english.title).toHaveValue(title)
  })

  test('do not overwrite each other: the second is told, and sees both versions', async ({
    page,
    browser,
    gateway,
  }) => {
    const other = await atAnotherDesk(browser, page)
    const [mine, theirs] = [projectForm(page), projectForm(other)]
    await theirs.english.title.fill(`${title}, theirs`)
    await theirs.goal.fill('9000')
    await theirs.save.click()
    await expect(theirs.status).toHaveText('Project updated!')

    await mine.english.title.fill(`${title}, mine`)
    await mine.english.description.fill('Typed by me alone.')
    await mine.save.click()
    await expect(mine.status).toHaveText('Failed.')
    await expect(panel(page).getByRole('heading')).toBeFocused()
    const before = await asAdmin<Written>(gateway, `/api/projects/${id}`)
    expect(before).toMatchObject({ goal: 9000, version: 2 })

    await expect(choice(page, 'Title, English', 'Yours')).toBeChecked()
    await expect(panel(page)).toContainText(`${title}, theirs`)
    await expect(panel(page)).toContainText('they now say what the other person wrote: Goal, ₾.')
    await expect(panel(page).getByRole('group')).toHaveCount(1)
    await expect(mine.goal).toHaveValue('9000')
    await expect(mine.english.description).toHaveValue('Typed by me alone.')

    await choice(page, 'Title, English', 'Theirs').check()
    await expect(mine.english.title).toHaveValue(`${title}, theirs`)
    await choice(page, 'Title, English', 'Yours').check()
    await expect(mine.english.title).toHaveValue(`${title}, mine`)

    await mine.save.click()
    await expect(mine.status).toHaveText('Project updated!')
    await expect(panel(page)).toHaveCount(0)
    expect(await asAdmin<Written>(gateway, `/api/projects/${id}`)).toMatchObject({
      goal: 9000,
      version: 3,
      translations: { en: { title: `${title}, mine`, description: 'Typed by me alone.' } },
    })
    await other.context().close()
  })

  test('lose nothing of what one types while it is being saved', async ({ page, gateway }) => {
    const form = projectForm(page)
    const change = { translations: { en: { description: 'Theirs.' } }, goal: 7000 }
    await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: change })
    const held = await holdBack(page, 'UpdateProject')
    await form.english.title.fill(`${title}, mine`)
    await form.save.click()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await form.english.description.fill('Typed by me meanwhile.')
    await form.georgian.title.fill('ჩემი')
    await held[0]?.continue()
    await expect(panel(page)).toBeVisible()
    await expect(form.english.description).toHaveValue('Typed by me meanwhile.')
    await expect(form.georgian.title).toHaveValue('ჩემი')
    await expect(choice(page, 'Description, English', 'Yours')).toBeChecked()
    await expect(panel(page)).toContainText('they now say what the other person wrote: Goal, ₾.')
    await expect(panel(page).getByRole('group')).toHaveCount(1)
  })

  test('are not troubled where each changed something else', async ({ page, gateway }) => {
    const form = projectForm(page)
    await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: { goal: 7000 } })
    await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: { goal: 5000 } })
    await form.english.title.fill(`${title}, mine`)
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    await expect(panel(page)).toHaveCount(0)
    const now = await asAdmin<Written>(gateway, `/api/projects/${id}`)
    expect(now).toMatchObject({ goal: 5000, version: 4, translations: { en: { title: `${title}, mine` } } })
  })

  test('can take all the other wrote, or keep all of theirs but what they never touched', async ({
    page,
    gateway,
  }) => {
    const form = projectForm(page)
    const change = { goal: 1, endDate: '2027-05-01', translations: { en: { title: `${title}, new` } } }
    await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: change })
    await form.goal.fill('2')
    await form.endDate.fill('2027-06-01')
    await form.save.click()
    await expect(panel(page)).toContainText('1 May 2027')
    await page.getByRole('button', { name: 'Take all of theirs' }).click()
    await expect(form.goal).toHaveValue('1')
    await expect(form.endDate).toHaveValue('2027-05-01')
    await page.getByRole('button', { name: 'Keep all of mine' }).click()
    await expect(form.goal).toHaveValue('2')
    await expect(form.endDate).toHaveValue('2027-06-01')
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    expect(await asAdmin<Written>(gateway, `/api/projects/${id}`)).toMatchObject({
      goal: 2,
      endDate: '2027-06-01',
      translations: { en: { title: `${title}, new` } },
    })
  })

  test('are told again when the record changes once more', async ({ page, gateway }) => {
    const form = projectForm(page)
    const change = (goal: number) =>
      asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: { goal } })
    await change(1)
    await form.goal.fill('2')
    await form.save.click()
    await expect(panel(page)).toContainText('₾1')
    await change(3)
    await form.save.click()
    await expect(panel(page)).toContainText('₾3')
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
  })

  test('who wrote the same are not troubled, each in their own way', async ({ page, gateway }) => {
    const form = projectForm(page)
    await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: { goal: 4000 } })
    await form.goal.fill('4 000,00')
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    await expect(form.goal).toHaveValue('4000')
    await expect(panel(page)).toHaveCount(0)
  })

  test('are asked before what they typed is left behind', async ({ page, gateway }) => {
    await asAdmin(gateway, `/api/projects/${id}`, { method: 'PUT', body: { goal: 4000 } })
    await projectForm(page).goal.fill('4500')
    await projectForm(page).save.click()
    await expect(panel(page)).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(projectForm(page).leaveQuestion).toBeVisible()
  })
})

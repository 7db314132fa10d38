import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { holdBack, intercept, refuse } from '../support/intercept.ts'
import { plain } from '../support/pictures.ts'
import { projectCalled, projectForm, uniqueTitle } from '../support/project-form.ts'

const createPath = '/admin/projects/create'
const editPath = (id: string): string => `/admin/projects/edit/${id}`
const unknownId = '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'

/** Everything a new project needs, in English. */
const fillIn = async (page: Page, title: string): Promise<void> => {
  const form = projectForm(page)
  await form.english.title.fill(title)
  await form.english.description.fill('Fifty warm blankets before the rain.')
  await form.goal.fill('1,500')
}

for (const path of [createPath, editPath(unknownId)]) {
  test(`${path} sends a visitor to the landing page`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  })
}

test.describe('for a user who is no admin', () => {
  test.use({ signedInAs: 'visitor' })

  test('the project form is closed as well', async ({ page }) => {
    await page.goto(createPath)
    await expect(page).toHaveURL('/')
  })
})

test.describe('creating a project', () => {
  test.use({ signedInAs: 'admin' })

  test('in two languages with a picture says "Uploading...", then "Project created!"', async ({ page }) => {
    const form = projectForm(page)
    const title = uniqueTitle('Blankets for Batumi')
    const held = await holdBack(page, 'CreateProject')
    await page.goto(createPath)
    await fillIn(page, title)
    await form.georgian.title.fill('საბნები ბათუმისთვის')
    await form.georgian.description.fill('ორმოცდაათი თბილი საბანი.')
    await form.startDate.fill('2026-12-01')
    await form.endDate.fill('2027-01-31')
    await form.choosePicture.setInputFiles({
      name: 'blankets.png',
      mimeType: 'image/png',
      buffer: await plain(640, 360).png().toBuffer(),
    })
    await expect(page.getByText('The picture is uploaded.')).toBeVisible()
    await form.create.click()
    await expect(form.status).toHaveText('Uploading...')
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await expect(form.status).toHaveText('Project created!')
    await expect(page).toHaveURL(/\/admin\/projects\/edit\/[\w-]+$/)
    await expect(form.georgian.title).toHaveValue('საბნები ბათუმისთვის')
    await expect(form.goal).toHaveValue('1500')

    await page.getByRole('link', { name: 'See it on the site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('img', { name: title })).toHaveAttribute(
      'src',
      /^\/uploads\/[\da-f]{32}-640x360\.webp$/,
    )
    await page.goto('/admin/projects')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('₾1,500')
  })

  test('asks for a title, a description and a goal, and leads to the first', async ({ page }) => {
    const form = projectForm(page)
    await page.goto(createPath)
    await form.create.click()
    await expect(form.english.title).toBeFocused()
    await expect(form.english.title).toHaveAccessibleDescription('Fill in “Title” in at least one language')
    await expect(form.english.description).toHaveAccessibleDescription(
      /^Fill in “Description” in at least one language/,
    )
    await expect(form.goal).toHaveAccessibleDescription('Fill in “Goal”')
    await expect(form.status).toHaveText('')
    await form.georgian.title.fill('საბნები')
    await expect(form.english.title).toHaveAccessibleDescription('')
  })

  test('is content with one language, whichever it is', async ({ page }) => {
    const form = projectForm(page)
    await page.goto(createPath)
    await form.georgian.title.fill(uniqueTitle('ღობე'))
    await form.georgian.description.fill('ეზოს ღობე სჭირდება.')
    await form.goal.fill('3200')
    await expect(page.getByRole('group', { name: 'English' })).toContainText('Missing: Title, Description')
    await expect(page.getByRole('group', { name: 'Georgian' })).toContainText('Nothing is missing')
    await form.create.click()
    await expect(form.status).toHaveText('Project created!')
    await expect(form.english.title).toHaveValue('')
  })

  const wrong = [
    ['goal', '0', 'Enter ₾0.01 or more in “Goal”'],
    ['goal', '-5', 'Enter ₾0.01 or more in “Goal”'],
    ['goal', '1,000,000,001', 'Enter ₾1,000,000,000 or less in “Goal”'],
    ['goal', '10.0055', 'Enter “Goal” with two decimals at most, for example 12.50'],
    ['goal', '1.500', '“Goal” can be read in two ways: write 1500 or 1.50'],
    ['goal', '1e3', 'Enter “Goal” in digits, for example 1250.50'],
    ['goal', '0x10', 'Enter “Goal” in digits, for example 1250.50'],
    ['youtube', 'https://videos.example/dog', 'Enter a YouTube link or a video id in “YouTube video”'],
  ] as const
  for (const [name, typed, sentence] of wrong) {
    test(`refuses "${typed}" for the ${name}: ${sentence}`, async ({ page }) => {
      const form = projectForm(page)
      await page.goto(createPath)
      await fillIn(page, 'Never created')
      await form[name].fill(typed)
      await form.create.click()
      await expect(form[name]).toBeFocused()
      await expect(form[name]).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
      await expect(form[name]).toHaveValue(typed)
    })
  }

  test('refuses a title that is too long, and an end before the start', async ({ page }) => {
    const form = projectForm(page)
    await page.goto(createPath)
    await fillIn(page, 'დ'.repeat(201))
    await form.startDate.fill('2027-01-02')
    await form.endDate.fill('2027-01-01')
    await form.create.click()
    await expect(form.english.title).toHaveAccessibleDescription('Shorten “Title” to 200 characters or fewer')
    await expect(form.endDate).toHaveAccessibleDescription(
      /^For “End date”, choose the day of the start or a later one/,
    )
    await form.endDate.fill('2027-01-02')
    await expect(form.endDate).toHaveAccessibleDescription('Optional')
  })

  test('does not take half a date for none', async ({ page }) => {
    const form = projectForm(page)
    await page.goto(createPath)
    await fillIn(page, 'Never created')
    await form.startDate.pressSequentially('12')
    await form.create.click()
    await expect(form.startDate).toHaveAccessibleDescription(/^Enter “Start date” in full/)
    await expect(page).toHaveURL(createPath)
    await form.startDate.press('Backspace')
    await expect(form.startDate).toHaveAccessibleDescription('Optional')
  })

  test('twice by a double click creates it once', async ({ page }) => {
    const form = projectForm(page)
    let created = 0
    await intercept(page, 'CreateProject', (route) => {
      created += 1
      return route.continue()
    })
    await page.goto(createPath)
    await fillIn(page, uniqueTitle('Only one'))
    await form.create.dblclick()
    await expect(form.status).toHaveText('Project created!')
    expect(created).toBe(1)
  })

  test('that fails says "Failed." and why, and keeps everything typed', async ({ page }) => {
    const form = projectForm(page)
    const title = uniqueTitle('Kept')
    await refuse(page, 'CreateProject', 'unavailable', 'service temporarily unavailable')
    await page.goto(createPath)
    await fillIn(page, title)
    await form.create.click()
    await expect(form.status).toHaveText('Failed.')
    await expect(page.getByText('The site cannot do this at the moment.')).toBeVisible()
    await expect(form.english.title).toHaveValue(title)
    await expect(form.goal).toHaveValue('1,500')
    await page.unrouteAll()
    await form.create.click()
    await expect(form.status).toHaveText('Project created!')
  })

  test('can be done by keyboard alone', async ({ page }) => {
    const form = projectForm(page)
    const title = uniqueTitle('By keyboard')
    await page.goto(createPath)
    await form.english.title.focus()
    await page.keyboard.type(title)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Written without a mouse.')
    for (const next of [form.georgian.title, form.georgian.description, form.goal]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.type('700')
    await page.keyboard.press('Enter')
    await expect(form.status).toHaveText('Project created!')
  })
})

test.describe('a goal in Georgian', () => {
  test.use({ locale: 'ka-GE', signedInAs: 'admin' })

  test('is typed and shown as Georgians write it', async ({ page, gateway }) => {
    const title = uniqueTitle('Counted in Georgian')
    const id = await gateway.createProject({ ...projectCalled(title), goal: 12.5 })
    await page.goto(editPath(id))
    const goal = page.getByLabel('მიზანი, ₾')
    const saved = page.getByRole('status').filter({ hasText: 'პროექტი განახლდა!' })
    await expect(goal).toHaveValue('12,50')
    await goal.fill('1.500')
    await page.keyboard.press('Enter')
    await expect(goal).toHaveAccessibleDescription(/ორნაირად იკითხება: დაწერე 1500 ან 1,50$/)
    await goal.fill('1 000 000 001')
    await expect(goal).toHaveAccessibleDescription(/არაუმეტეს 1\s000\s000\s000\sლარისა$/)
    await goal.fill('8\u00A0450,50\u00A0₾')
    await page.keyboard.press('Enter')
    await expect(saved).toBeVisible()
    await expect(goal).toHaveValue('8450,50')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Goal, ₾').press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Project updated!' })).toBeVisible()
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}&lng=ka`)
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('8\u00A0450,50\u00A0₾')
  })
})

test.describe('editing a project', () => {
  test.use({ signedInAs: 'admin' })

  test('says "Uploading...", then "Project updated!", and the site shows it at once', async ({
    page,
    gateway,
  }) => {
    const form = projectForm(page)
    const title = uniqueTitle('Before')
    const id = await gateway.createProject(projectCalled(title))
    await page.goto(`/projects/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const held = await holdBack(page, 'UpdateProject')
    await page.goto(editPath(id))
    await form.english.title.fill(`${title}, and after`)
    await form.save.click()
    await expect(form.status).toHaveText('Uploading...')
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await expect(form.status).toHaveText('Project updated!')
    await page.getByRole('link', { name: 'See it on the site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, and after`)
    await page.getByRole('button', { name: /GEO/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}, ქართულად`)
  })

  test('a project that does not exist says so, and leads back', async ({ page }) => {
    await page.goto(editPath(unknownId))
    await expect(page.getByText('This project does not exist.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL('/admin/projects')
  })

  test('that cannot be loaded can be tried again', async ({ page, gateway }) => {
    const title = uniqueTitle('Loaded at last')
    const id = await gateway.createProject(projectCalled(title))
    await refuse(page, 'AdminProject', 'unavailable', 'service temporarily unavailable')
    await page.goto(editPath(id))
    await expect(page.getByRole('alert')).toContainText('Failed to fetch the project')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(projectForm(page).english.title).toHaveValue(title)
  })
})

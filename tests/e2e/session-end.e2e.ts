import type { Page } from '@playwright/test'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, sessionKey, test } from '../support/browser.ts'
import { holdBack, loseAnswer } from '../support/intercept.ts'
import { uploads } from '../support/picture-uploads.ts'
import { plain } from '../support/pictures.ts'
import { projectCalled, projectForm, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { signInHere, storedSession, wearOutToken } from '../support/stored-session.ts'

const leadsBack = 'Sign in again, and you will be back where you were.'
const ended = `Your session has ended. ${leadsBack}`
const signedOut = `No user token found: you were signed out, perhaps in another tab. ${leadsBack}`
const isKept = 'What you typed is waiting for you there.'
const restored = 'What you had typed before your session ended is back.'

const why = (page: Page) => page.getByRole('main').getByRole('status')
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
/** What this tab keeps of what somebody has typed. */
const keptInTab = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'))
const projectsLike = async (gateway: Parameters<typeof asAdmin>[0], title: string) =>
  (await asAdmin<{ projects: unknown[] }>(gateway, `/api/projects?search=${encodeURIComponent(title)}`))
    .projects
const editPath = (id: string): string => `/admin/projects/edit/${id}`

/** What another tab of this browser does to the stored user. */
const elsewhere = async (page: Page, stored: string | null): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto('/sign-in')
  await other.evaluate(
    ([key, value]) => {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    },
    [sessionKey, stored] as const,
  )
  await other.close()
}

test.describe('a session that ends', () => {
  test.use({ signedInAs: 'admin' })

  test('in the middle of a form leads back to it, with all that was typed', async ({ page, gateway }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Restored')))
    await page.goto(editPath(id))
    await form.goal.fill('8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(`${ended} ${isKept}`)
    await expect(toasts(page)).toHaveText('')
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(editPath(id))
    await expect(form.goal).toHaveValue('8000')
    await expect(page.getByText(restored)).toBeVisible()
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    await expect(page.getByText(restored)).toHaveCount(0)
  })

  test('in another tab is said in the words of the specification, and leads back as well', async ({
    page,
    gateway,
  }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Elsewhere')))
    await page.goto(editPath(id))
    await form.goal.fill('9000')
    await elsewhere(page, null)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(`${signedOut} ${isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(editPath(id))
    await expect(form.goal).toHaveValue('9000')
  })

  test('outlives a reload of the page in between', async ({ page, gateway }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Reloaded')))
    await page.goto(editPath(id))
    await form.goal.fill('8000')
    await wearOutToken(page)
    await form.save.click()
    await expect(why(page)).toHaveText(`${ended} ${isKept}`)
    await page.reload()
    await expect(why(page)).toHaveText(`${ended} ${isKept}`)
    await signInHere(page, 'admin')
    await expect(form.goal).toHaveValue('8000')
    await expect(page.getByText(restored)).toBeVisible()
    expect(await keptInTab(page)).toBeNull()
  })

  test('after a record was created leads to it, and not to another new one', async ({ page, gateway }) => {
    const form = projectForm(page)
    const title = uniqueTitle('Stayed')
    await page.goto('/admin/projects/create')
    await form.english.title.fill(title)
    await form.english.description.fill('Straw for the kennels.')
    await form.goal.fill('500')
    const held = await holdBack(page, 'CreateProject')
    await form.create.click()
    await expect.poll(() => held.length).toBe(1)
    await form.goal.fill('600')
    await held[0]?.continue()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await wearOutToken(page)
    await form.create.click()
    await expect(page).toHaveURL('/sign-in')
    await page.reload()
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(/\/admin\/projects\/edit\//)
    await expect(form.goal).toHaveValue('600')
    await expect(page.getByText(restored)).toBeVisible()
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
    expect(await projectsLike(gateway, title)).toEqual([expect.objectContaining({ goal: 600 })])
  })

  test('after the answer of a new record was lost creates it once', async ({ page, gateway }) => {
    const form = projectForm(page)
    const title = uniqueTitle('Lost')
    await page.goto('/admin/projects/create')
    await form.english.title.fill(title)
    await form.english.description.fill('Straw for the kennels.')
    await form.goal.fill('500')
    await loseAnswer(page, 'CreateProject')
    await form.create.click()
    await expect(form.status).toHaveText('Failed.')
    await wearOutToken(page)
    await form.create.click()
    await expect(page).toHaveURL('/sign-in')
    await page.reload()
    await signInHere(page, 'admin')
    await expect(form.goal).toHaveValue('500')
    await form.goal.fill('600')
    await form.create.click()
    await expect(form.status).toHaveText('Project created!')
    expect(await projectsLike(gateway, title)).toEqual([expect.objectContaining({ goal: 600 })])
  })

  test('leaves nothing in the tab for somebody else who signs in', async ({ page, gateway }) => {
    const id = await gateway.createProject(projectCalled(uniqueTitle('Cleared')))
    await page.goto(editPath(id))
    await projectForm(page).goal.fill('8000')
    await wearOutToken(page)
    await projectForm(page).save.click()
    await expect(page).toHaveURL('/sign-in')
    expect(await keptInTab(page)).toContain('8000')
    await signInHere(page, 'visitor')
    await expect(page).toHaveURL('/dashboard')
    expect(await keptInTab(page)).toBeNull()
  })

  test('in a list leads back to the same page of it, in the same order', async ({ page }) => {
    await page.goto('/admin/contacts')
    await wearOutToken(page)
    await page.goto('/admin/contacts?direction=asc')
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(ended)
    await page.reload()
    await expect(why(page)).toHaveText(ended)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/contacts?direction=asc')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('leads nobody else to where it ended', async ({ page, gateway }) => {
    const id = await gateway.createProject(projectCalled(uniqueTitle('Private')))
    await page.goto(editPath(id))
    await projectForm(page).goal.fill('8000')
    await wearOutToken(page)
    await projectForm(page).save.click()
    await expect(page).toHaveURL('/sign-in')
    await signInHere(page, 'visitor')
    await expect(page).toHaveURL('/dashboard')
  })

  test('leads nobody back who has gone elsewhere before signing in', async ({ page, gateway }) => {
    const id = await gateway.createProject(projectCalled(uniqueTitle('Wandered off')))
    await page.goto(editPath(id))
    await projectForm(page).goal.fill('8000')
    await wearOutToken(page)
    await projectForm(page).save.click()
    await expect(page).toHaveURL('/sign-in')
    await page.getByRole('contentinfo').getByRole('link', { name: 'colab' }).click()
    await expect(page).toHaveURL('/colab')
    await page.getByRole('banner').getByRole('link', { name: 'sign in' }).click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText('')
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/dashboard')
  })

  test('in the gallery keeps the links', async ({ page }) => {
    await page.goto('/admin/gallery')
    const first = page.getByRole('textbox', { name: 'Video 1' })
    await first.fill('https://youtu.be/Z4C82eyhwgU')
    await wearOutToken(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(why(page)).toHaveText(`${ended} ${isKept}`)
    await signInHere(page, 'admin')
    await expect(first).toHaveValue('https://youtu.be/Z4C82eyhwgU')
    await expect(page.getByText(restored)).toBeVisible()
  })

  test('in the middle of a gift opens its form again', async ({ page, gateway }) => {
    const title = uniqueTitle('Given for')
    await gateway.createProject(projectCalled(title))
    const dialog = page.getByRole('dialog', { name: 'Record a donation' })
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `Record a donation: ${title}` }).click()
    await dialog.getByLabel('Amount, ₾').fill('75')
    await dialog.getByLabel('Donor’s name').fill('Nino Kobakhidze')
    await wearOutToken(page)
    await dialog.getByRole('button', { name: 'Record' }).click()
    await expect(why(page)).toHaveText(`${ended} ${isKept}`)
    await signInHere(page, 'admin')
    await expect(dialog.getByLabel('Donor’s name')).toHaveValue('Nino Kobakhidze')
    await dialog.getByRole('button', { name: 'Record' }).click()
    await expect(toasts(page)).toContainText('75')
    await expect(dialog).toHaveCount(0)
  })

  test('while a picture is chosen sends it after signing in again', async ({ page, gateway }) => {
    const form = projectForm(page)
    const id = await gateway.createProject(projectCalled(uniqueTitle('Pictured')))
    await page.goto(editPath(id))
    await form.goal.fill('8000')
    await wearOutToken(page)
    await form.choosePicture.setInputFiles({
      name: 'dog.png',
      mimeType: 'image/png',
      buffer: await plain(640, 360).png().toBuffer(),
    })
    await expect(why(page)).toHaveText(`${ended} ${isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(editPath(id))
    await expect(form.goal).toHaveValue('8000')
    await expect(form.picture).toBeVisible()
    await form.save.click()
    await expect(form.status).toHaveText('Project updated!')
  })

  test('between choosing a picture and sending it is told apart from a picture nobody can take', async ({
    page,
  }) => {
    await page.route(uploads, (route) =>
      route.fulfill({ status: 401, json: { error: 'jwt expired', code: 'token_expired' } }),
    )
    await page.goto('/admin/projects/create')
    await projectForm(page).choosePicture.setInputFiles({
      name: 'dog.png',
      mimeType: 'image/png',
      buffer: await plain(64, 48).png().toBuffer(),
    })
    await expect(page).toHaveURL('/sign-in')
    expect(await storedSession(page)).toBeNull()
  })

  test('on the way from the admin area keeps the letter that is being written by now', async ({ page }) => {
    await page.goto('/admin/gallery')
    const held = await holdBack(page, 'UpdateGallery')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => held.length).toBe(1)
    await page.getByRole('link', { name: 'from stray to safe' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'colab' }).click()
    await page.getByLabel('Message').fill('A long letter to the team')
    await held[0]?.fulfill({
      status: 401,
      json: { errors: [{ message: 'jwt expired', extensions: { code: 'token_expired' } }] },
    })
    await expect(why(page)).toHaveText(`${ended} ${isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/colab')
    await expect(page.getByLabel('Message')).toHaveValue('A long letter to the team')
    await expect(page.getByLabel('Name')).toHaveValue('')
  })

  test('in another tab lets nobody begin a new record here', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/admin/events')
    await elsewhere(page, null)
    await page.getByRole('link', { name: 'New event' }).click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/events')
  })

  test('leaves nobody without a word who goes back instead of signing in', async ({ page }) => {
    await page.goto('/admin/events')
    await elsewhere(page, null)
    await page.getByRole('link', { name: 'New event' }).click()
    await expect(page).toHaveURL('/sign-in')
    await page.goBack()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/events')
  })

  test('in another tab is said to whoever searches a list here', async ({ page }) => {
    await page.goto('/admin/projects?direction=asc')
    await elsewhere(page, null)
    await page.getByRole('searchbox').fill('kennels')
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/projects?direction=asc')
  })

  for (const [what, press] of [
    ['goes to another room', (page: Page) => page.getByRole('link', { name: 'Events' }).first().click()],
    ['changes the language', (page: Page) => page.getByRole('button', { name: 'GEO' }).first().click()],
  ] as const) {
    test(`in another tab keeps what was typed of whoever ${what} here`, async ({ page, gateway }) => {
      const id = await gateway.createProject(projectCalled(uniqueTitle('Left')))
      await page.goto(editPath(id))
      await projectForm(page).goal.fill('9000')
      await elsewhere(page, null)
      await press(page)
      await expect(page).toHaveURL('/sign-in')
      await expect(why(page)).toContainText(/What you typed is waiting|რაც აკრიფე, იქ დაგხვდება/)
      expect(await keptInTab(page)).toContain('9000')
    })
  }

  test('in another tab while a record is created leads to the record', async ({ page, gateway }) => {
    const form = projectForm(page)
    const title = uniqueTitle('Arrived')
    await page.goto('/admin/projects/create')
    await form.english.title.fill(title)
    await form.english.description.fill('Straw for the kennels.')
    await form.goal.fill('500')
    const held = await holdBack(page, 'CreateProject')
    await form.create.click()
    await expect.poll(() => held.length).toBe(1)
    await elsewhere(page, null)
    await held[0]?.continue()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(/\/admin\/projects\/edit\//)
    await expect(form.status).toHaveText('Project created!')
    expect(await projectsLike(gateway, title)).toHaveLength(1)
  })

  test('in another tab while a gift is recorded leaves nothing waiting', async ({ page, gateway }) => {
    const title = uniqueTitle('Recorded')
    await gateway.createProject(projectCalled(title))
    const dialog = page.getByRole('dialog', { name: 'Record a donation' })
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `Record a donation: ${title}` }).click()
    await dialog.getByLabel('Amount, ₾').fill('75')
    await dialog.getByLabel('Donor’s name').fill('Nino Kobakhidze')
    const held = await holdBack(page, 'RecordDonation')
    await dialog.getByRole('button', { name: 'Record' }).click()
    await expect.poll(() => held.length).toBe(1)
    await elsewhere(page, null)
    await held[0]?.continue()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(signedOut)
    await expect(toasts(page)).toContainText('75')
    expect(await keptInTab(page)).toBeNull()
  })

  test('after the answer to a gift was lost says still that it may be recorded', async ({
    page,
    gateway,
  }) => {
    const title = uniqueTitle('Unknown')
    await gateway.createProject(projectCalled(title))
    const dialog = page.getByRole('dialog', { name: 'Record a donation' })
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: `Record a donation: ${title}` }).click()
    await dialog.getByLabel('Amount, ₾').fill('75')
    await dialog.getByLabel('Donor’s name').fill('Nino Kobakhidze')
    await loseAnswer(page, 'RecordDonation')
    await dialog.getByRole('button', { name: 'Record' }).click()
    const unknown = dialog.getByText('The server did not answer')
    await expect(unknown).toBeVisible()
    await elsewhere(page, null)
    await dialog.getByRole('button', { name: 'Record' }).click()
    await expect(page).toHaveURL('/sign-in')
    await signInHere(page, 'admin')
    await expect(unknown).toBeVisible()
    await expect(page.getByText(restored)).toHaveCount(0)
  })

  test('by somebody else signing in elsewhere shows them nothing that was typed', async ({
    page,
    gateway,
  }) => {
    const id = await gateway.createProject(projectCalled(uniqueTitle('Two people')))
    await page.goto(editPath(id))
    await projectForm(page).goal.fill('8000')
    await elsewhere(page, JSON.stringify(await gateway.signIn('visitor')))
    await expect(page).toHaveURL('/')
    await expect(projectForm(page).goal).toHaveCount(0)
  })
})

for (const [locale, width] of [
  ['en-US', 375],
  ['en-US', 1280],
  ['ka-GE', 375],
  ['ka-GE', 1280],
] as const) {
  test.describe(`the reason to sign in again, in ${locale} at ${width} pixels`, () => {
    test.use({ locale, signedInAs: 'admin', viewport: { width, height: 900 } })

    test('is for everybody', async ({ page }) => {
      await page.goto('/admin/gallery')
      await page.getByRole('textbox').first().fill('https://youtu.be/Z4C82eyhwgU')
      await elsewhere(page, null)
      await page.getByRole('main').getByRole('button').last().click()
      await expect(page).toHaveURL('/sign-in')
      await expect(why(page)).not.toHaveText('')
      await keepPicture(page, `sign-in-why-${locale}-${width}`)
      await expectForEverybody(page)
    })
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { sender, toasts } from '../support/contacts-room.ts'
import { openEvents, row, unique } from '../support/event-pages.ts'
import { holdBack, loseAnswer } from '../support/intercept.ts'
import { projectForm, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { signInHere, wearOutToken } from '../support/stored-session.ts'

const english = (page: Page) => page.getByRole('group', { name: 'English' })
const status = (page: Page) => page.getByRole('main').getByRole('status')
const createEvent = (page: Page) => page.getByRole('button', { name: 'Create event' })

const writeEvent = async (page: Page, title: string): Promise<void> => {
  await page.goto('/admin/events/create')
  await english(page).getByLabel('Title').fill(title)
  await english(page).getByLabel('Content').fill('Everybody is welcome.')
}

test.describe('an event whose answer is lost', () => {
  test.use({ signedInAs: 'admin' })

  test('is created once, however often it is asked for', async ({ page }) => {
    const title = unique('Lost')
    await writeEvent(page, title)
    await loseAnswer(page, 'CreateEvent')
    await createEvent(page).click()
    await expect(status(page)).toHaveText('Failed.')
    await createEvent(page).click()
    await expect(status(page)).toHaveText('Created!')
    await openEvents(page, title)
    await expect(row(page, title)).toHaveCount(1)
  })

  test('is created once, and changed to what was typed since', async ({ page }) => {
    const title = unique('Lost')
    await writeEvent(page, title)
    await loseAnswer(page, 'CreateEvent')
    await createEvent(page).click()
    await expect(status(page)).toHaveText('Failed.')
    await english(page).getByLabel('Title').fill(`${title}, and found`)
    await createEvent(page).click()
    await expect(status(page)).toHaveText('Created!')
    await expect(english(page).getByLabel('Title')).toHaveValue(`${title}, and found`)
    await openEvents(page, title)
    await expect(row(page, title)).toHaveCount(1)
    await expect(row(page, `${title}, and found`)).toBeVisible()
  })

  test('is created once by who has to sign in again before they hear of it', async ({ page }) => {
    const title = unique('Lost')
    await writeEvent(page, title)
    await loseAnswer(page, 'CreateEvent')
    await createEvent(page).click()
    await expect(status(page)).toHaveText('Failed.')
    await wearOutToken(page)
    await createEvent(page).click()
    await expect(page).toHaveURL('/sign-in')
    await signInHere(page, 'admin')
    await expect(english(page).getByLabel('Title')).toHaveValue(title)
    await createEvent(page).click()
    await expect(status(page)).toHaveText('Created!')
    await openEvents(page, title)
    await expect(row(page, title)).toHaveCount(1)
  })

  test('is not created again by who stays to type on', async ({ page }) => {
    const title = unique('Stayed')
    await writeEvent(page, title)
    const held = await holdBack(page, 'CreateEvent')
    await createEvent(page).click()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await english(page).getByLabel('Content').fill('Everybody is welcome, dogs too.')
    await held[0]?.continue()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await createEvent(page).click()
    await expect(page).toHaveURL(/\/admin\/events\/edit\//)
    await expect(english(page).getByLabel('Content')).toHaveValue('Everybody is welcome, dogs too.')
    expect(held).toHaveLength(1)
  })

  test('nor by who was asked to stay before the answer came', async ({ page }) => {
    const title = unique('Asked')
    await writeEvent(page, title)
    const held = await holdBack(page, 'CreateEvent')
    await createEvent(page).click()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await createEvent(page).press('Enter')
    await held[0]?.continue()
    await expect(status(page)).toHaveText('Created!')
    await expect(page).toHaveURL(/\/admin\/events\/edit\//)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(status(page)).toHaveText('Updated!')
    expect(held).toHaveLength(1)
  })
})

test.describe('a project whose answer is lost', () => {
  test.use({ signedInAs: 'admin' })

  test('is created once', async ({ page }) => {
    const title = uniqueTitle('Lost')
    const form = projectForm(page)
    await page.goto('/admin/projects/create')
    await form.english.title.fill(title)
    await form.english.description.fill('Straw for the kennels.')
    await form.goal.fill('500')
    await loseAnswer(page, 'CreateProject')
    await form.create.click()
    await expect(form.status).toHaveText('Failed.')
    await form.create.click()
    await expect(form.status).toHaveText('Project created!')
    await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
    await expect(row(page, title)).toHaveCount(1)
  })
})

test.describe('a visitor whose answer is lost', () => {
  test('has written once', async ({ page, gateway }) => {
    const { name, email } = sender('Lost')
    await page.goto('/colab')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill('There is a dog at our door.')
    await loseAnswer(page, 'SendContactMessage')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(toasts(page)).toContainText('Failed to send message. Please try again.')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(toasts(page)).toContainText('Message sent successfully!')
    const sent = await asAdmin(gateway, `/api/contacts?search=${encodeURIComponent(email)}`)
    expect(sent).toHaveLength(1)
  })

  test('has an account, and is signed in with it', async ({ page }) => {
    const name = `lost-${crypto.randomUUID().slice(0, 8)}`
    await page.goto('/sign-up')
    await page.getByLabel('First name').fill('Nino')
    await page.getByLabel('Last name').fill('Lomidze')
    await page.getByLabel('Email').fill(`${name}@example.org`)
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
    await page.getByLabel('Confirm password', { exact: true }).fill('from-stray-to-safe')
    await loseAnswer(page, 'SignUp')
    const signUp = page.getByRole('main').getByRole('button', { name: /sign up/i })
    await signUp.click()
    await expect(toasts(page)).not.toBeEmpty()
    await signUp.click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('who has joined the team and was not told so is led to sign in', async ({ page, gateway }) => {
  const username = `joined-${crypto.randomUUID().slice(0, 8)}`
  const password = 'forty dogs in Gori'
  const { token } = await asAdmin<{ token: string }>(gateway, '/api/team/invitations', {
    method: 'POST',
    body: { name: 'Eka', role: 'viewer' },
  })
  await page.goto(`/invitation#${token}`)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('First name').fill('Eka')
  await field('Last name').fill('Beridze')
  await field('Email').fill(`${username}@example.org`)
  await field('Username').fill(username)
  await field('Password').fill(password)
  await field('Confirm password').fill(password)
  await loseAnswer(page, 'JoinTeam')
  const join = page.getByRole('main').getByRole('button', { name: 'Join', exact: true })
  await join.click()
  await expect(toasts(page).getByRole('listitem')).toHaveCount(1)
  await join.click()
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

import type { Page } from '@playwright/test'
import { expect, sessionKey, test } from '../support/browser.ts'
import { holdBack } from '../support/intercept.ts'
import { uniqueTitle } from '../support/project-form.ts'
import {
  keptInTab,
  projectsLike,
  said,
  signOutElsewhere,
  typeGoal,
  typeNewProject,
  why,
} from '../support/session-ends.ts'
import { signInHere } from '../support/stored-session.ts'

test.describe('a session that is ended in another tab', () => {
  test.use({ signedInAs: 'admin' })

  test('is said in the words of the specification, and leads back as well', async ({ page, gateway }) => {
    const { form, path } = await typeGoal(page, gateway, '9000')
    await signOutElsewhere(page)
    await form.save.click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(`${said.signedOut} ${said.isKept}`)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(path)
    await expect(form.goal).toHaveValue('9000')
  })

  test('lets nobody begin a new record here', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/admin/events')
    await signOutElsewhere(page)
    await page.getByRole('link', { name: 'New event' }).click()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/events')
  })

  test('leaves nobody without a word who goes back instead of signing in', async ({ page }) => {
    await page.goto('/admin/events')
    await signOutElsewhere(page)
    await page.getByRole('link', { name: 'New event' }).click()
    await expect(page).toHaveURL('/sign-in')
    await page.goBack()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/events')
  })

  test('keeps what was typed of whoever goes back to the list they came from', async ({ page }) => {
    await page.goto('/admin/projects')
    await page.getByRole('link', { name: /Edit/ }).first().click()
    await page.getByLabel('Goal').fill('9000')
    await signOutElsewhere(page)
    await page.goBack()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toContainText('What you typed is waiting')
    expect(await keptInTab(page)).toContain('9000')
  })

  test.describe('while the browser keeps a page that was left', () => {
    /** The browser of the tests keeps none: this is what one that does tells the page. */
    const comeBack = async (page: Page, change = () => signOutElsewhere(page)): Promise<void> => {
      const show = (type: string) =>
        page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
      await show('pagehide')
      await change()
      await show('pageshow')
    }

    test('shows nothing of theirs to whoever goes back', async ({ page }) => {
      await page.goto('/admin/contacts')
      await expect(page.getByRole('article').first()).toBeVisible()
      await comeBack(page)
      await expect(page).toHaveURL('/sign-in')
      await expect(why(page)).toHaveText(said.signedOut)
      await expect(page.getByRole('article')).toHaveCount(0)
    })

    test('shows nothing of theirs to whoever has signed in since', async ({ page, gateway }) => {
      await page.goto('/admin/contacts')
      await expect(page.getByRole('article').first()).toBeVisible()
      const stored = JSON.stringify(await gateway.signIn('visitor'))
      // Written here, of which this page is told as little as one that is kept.
      const store = () =>
        page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, stored] as const)
      await comeBack(page, store)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('article')).toHaveCount(0)
    })

    test('gives back what was typed to whoever signs in again', async ({ page, gateway }) => {
      const { form, path } = await typeGoal(page, gateway, '9000')
      await comeBack(page)
      await expect(page).toHaveURL('/sign-in')
      await expect(why(page)).toHaveText(`${said.signedOut} ${said.isKept}`)
      await signInHere(page, 'admin')
      await expect(page).toHaveURL(path)
      await expect(form.goal).toHaveValue('9000')
    })
  })

  test('is said to whoever searches a list here', async ({ page }) => {
    await page.goto('/admin/projects?direction=asc')
    await signOutElsewhere(page)
    await page.getByRole('searchbox').fill('kennels')
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL('/admin/projects?direction=asc')
  })

  for (const [what, press] of [
    ['goes to another room', (page: Page) => page.getByRole('link', { name: 'Events' }).first().click()],
    ['leaves for the site', (page: Page) => page.getByRole('link', { name: 'from stray to safe' }).click()],
    ['changes the language', (page: Page) => page.getByRole('button', { name: 'GEO' }).first().click()],
  ] as const) {
    test(`keeps what was typed of whoever ${what} here`, async ({ page, gateway }) => {
      await typeGoal(page, gateway, '9000')
      await signOutElsewhere(page)
      await press(page)
      await expect(page).toHaveURL('/sign-in')
      await expect(why(page)).toContainText(/What you typed is waiting|რაც აკრიფე, იქ დაგხვდება/)
      expect(await keptInTab(page)).toContain('9000')
    })
  }

  test.describe('while a form is left for another document', () => {
    test.beforeEach(({ page }) => {
      page.on('dialog', (question) => void question.accept())
    })

    for (const [where, go] of [
      ['back to the list', (page: Page) => page.goBack()],
      ['to the same page, loaded anew', (page: Page) => page.reload()],
      ['to a public page', (page: Page) => page.goto('/donate')],
      ['to the page to sign in', (page: Page) => page.goto('/sign-in')],
    ] as const) {
      test(`keeps what was typed, and says so: ${where}`, async ({ page, gateway }) => {
        await page.goto('/admin/projects')
        const { form, path } = await typeGoal(page, gateway, '9000')
        await signOutElsewhere(page)
        await go(page)
        await expect(page).toHaveURL('/sign-in')
        await expect(why(page)).toHaveText(`${said.signedOut} ${said.isKept}`)
        await signInHere(page, 'admin')
        await expect(page).toHaveURL(path)
        await expect(form.goal).toHaveValue('9000')
        await expect(page.getByText(said.restored)).toBeVisible()
        expect(await keptInTab(page)).toBeNull()
      })
    }

    test('is said once to whoever reads on instead, and again where one has to sign in', async ({
      page,
      gateway,
    }) => {
      const { form, path } = await typeGoal(page, gateway, '9000')
      await signOutElsewhere(page)
      await page.goto('/donate')
      await expect(page).toHaveURL('/sign-in')
      await page.goto('/donate')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL('/donate')
      await page.goto('/admin/events')
      await expect(page).toHaveURL('/sign-in')
      await signInHere(page, 'admin')
      await expect(page).toHaveURL(path)
      await expect(form.goal).toHaveValue('9000')
    })

    test('leaves nothing of it to somebody else', async ({ page, gateway }) => {
      await typeGoal(page, gateway, '9000')
      await signOutElsewhere(page)
      await page.reload()
      await expect(page).toHaveURL('/sign-in')
      await signInHere(page, 'visitor')
      await expect(page).toHaveURL('/dashboard')
      expect(await keptInTab(page)).toBeNull()
    })
  })

  test('while a record is created leads to the record', async ({ page, gateway }) => {
    const title = uniqueTitle('Arrived')
    const form = await typeNewProject(page, title)
    const held = await holdBack(page, 'CreateProject')
    await form.create.click()
    await expect.poll(() => held.length).toBe(1)
    await signOutElsewhere(page)
    await held[0]?.continue()
    await expect(page).toHaveURL('/sign-in')
    await expect(why(page)).toHaveText(said.signedOut)
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(/\/admin\/projects\/edit\//)
    await expect(form.status).toHaveText('Project created!')
    expect(await projectsLike(gateway, title)).toHaveLength(1)
  })
})

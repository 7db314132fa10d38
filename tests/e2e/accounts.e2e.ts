import type { Page } from '@playwright/test'
import { expect, sessionKey, test } from '../support/browser.ts'
import { loseAnswer, refuse } from '../support/intercept.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const storedUser = async (page: Page): Promise<Record<string, unknown> | null> => {
  const { origins } = await page.context().storageState()
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === sessionKey)
  return stored ? JSON.parse(stored.value) : null
}

/** How many operations the page has sent that change something. */
const countMutations = (page: Page): (() => number) => {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql')) count += 1
  })
  return () => count
}

test.describe('signing in', () => {
  test.beforeEach(({ page }) => page.goto('/sign-in'))

  test('stores the user, says so and goes to the dashboard', async ({ page }) => {
    await page.getByLabel('Username').fill('visitor')
    await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
    await page.getByRole('button', { name: 'sign in' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(toasts(page)).toContainText('user logged in')
    expect(await storedUser(page)).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      role: 'user',
      name: 'ლუკა ჯაფარიძე',
      email: 'visitor@example.org',
      username: 'visitor',
      accountType: 'individual',
    })
  })

  test('takes a double click for one', async ({ page }) => {
    const mutations = countMutations(page)
    await page.getByLabel('Username').fill('visitor')
    await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
    await page.getByRole('button', { name: 'sign in' }).dblclick()
    await expect(page).toHaveURL('/dashboard')
    expect(mutations()).toBe(1)
  })

  test('with a wrong password shows what the server says and keeps what was typed', async ({ page }) => {
    await page.getByLabel('Username').fill('visitor')
    await page.getByLabel('Password', { exact: true }).fill('a guess')
    await page.getByRole('button', { name: 'sign in' }).click()
    await expect(toasts(page)).toContainText('invalid username or password')
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByLabel('Username')).toHaveValue('visitor')
    expect(await storedUser(page)).toBeNull()
  })

  test('needs a username and a password', async ({ page }) => {
    await page.getByRole('button', { name: 'sign in' }).click()
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  test('leads to a forgotten password and to signing up', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    await expect(main.getByRole('link', { name: 'sign up' })).toHaveAttribute('href', '/sign-up')
  })
})

test.describe('signing up', () => {
  const fill = async (page: Page, username: string) => {
    await page.getByLabel('First name').fill('ნინო')
    await page.getByLabel('Last name').fill('Beridze')
    await page.getByLabel('Email').fill(`${username}@example.org`)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill('as long as it takes')
    await page.getByLabel('Confirm password', { exact: true }).fill('as long as it takes')
  }

  test.beforeEach(({ page }) => page.goto('/sign-up'))

  test('makes an account, signs in at once and goes to the dashboard', async ({ page }, { workerIndex }) => {
    await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked()
    await fill(page, `nino${workerIndex}`)
    await page.getByRole('radio', { name: 'Business' }).check()
    await page.getByRole('button', { name: 'sign up' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(toasts(page)).toContainText('success. please verify your email')
    expect(await storedUser(page)).toMatchObject({
      name: 'ნინო Beridze',
      username: `nino${workerIndex}`,
      role: 'user',
      accountType: 'business',
    })
  })

  test('takes a double click for one: an account, and one signing in', async ({ page }, { workerIndex }) => {
    const mutations = countMutations(page)
    await fill(page, `twice${workerIndex}`)
    await page.getByRole('button', { name: 'sign up' }).dblclick()
    await expect(page).toHaveURL('/dashboard')
    expect(mutations()).toBe(2)
  })

  test('says that the account is there when only signing in has failed', async ({ page }, {
    workerIndex,
  }) => {
    await refuse(page, 'LogIn', 'unavailable', 'service temporarily unavailable')
    await fill(page, `alone${workerIndex}`)
    await page.getByRole('button', { name: 'sign up' }).click()
    await expect(page).toHaveURL('/sign-in')
    await expect(toasts(page)).toContainText('service temporarily unavailable')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Your account has been created, but signing in did not work. Sign in here with the password you have just chosen.',
    )
    await page.unrouteAll()
    await page.getByLabel('Username').fill(`alone${workerIndex}`)
    await page.getByLabel('Password', { exact: true }).fill('as long as it takes')
    await page.getByRole('main').getByRole('button', { name: 'sign in', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('says the same, and no more, where the sign-in had no answer', async ({ page }, { workerIndex }) => {
    await loseAnswer(page, 'LogIn')
    await fill(page, `lost${workerIndex}`)
    await page.getByRole('button', { name: 'sign up' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Your account has been created')
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
    await expect(page.getByLabel('Username')).toHaveValue(`lost${workerIndex}`)
    await page.unrouteAll()
    await page.getByLabel('Password', { exact: true }).fill('as long as it takes')
    await page.getByRole('main').getByRole('button', { name: 'sign in', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/sign-up')
    await expect(page.getByLabel('First name')).toHaveValue('')
  })

  test('with a taken username shows what the server says and keeps what was typed', async ({ page }) => {
    await fill(page, 'visitor')
    await page.getByLabel('Email').fill('somebody.else@example.org')
    await page.getByRole('button', { name: 'sign up' }).click()
    await expect(toasts(page)).toContainText('username already exists')
    await expect(page).toHaveURL('/sign-up')
    await expect(page.getByLabel('First name')).toHaveValue('ნინო')
    expect(await storedUser(page)).toBeNull()
  })
})

test.describe('somebody signed in', () => {
  test.use({ signedInAs: 'visitor' })

  test('is greeted by the uppercase username, with a menu that leads on', async ({ page }) => {
    await page.goto('/dashboard')
    const account = page.getByRole('banner').getByRole('button', { name: 'visitor' })
    await expect(account).toHaveText('VISITOR', { useInnerText: true })
    await expect(page.getByRole('banner').getByRole('link', { name: 'sign in' })).toHaveCount(0)
    await account.click()
    await expect(page.getByRole('menuitem')).toHaveText(['donate', 'my info', 'logout'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(account).toBeFocused()
  })

  test('logs out: the stored user is gone and the page loads again', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('banner').getByRole('button', { name: 'visitor' }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('menuitem', { name: 'logout' }).click()
    await loaded
    await expect(page.getByRole('banner').getByRole('link', { name: 'sign in' })).toBeVisible()
    expect(await storedUser(page)).toBeNull()
  })
})

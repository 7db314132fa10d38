import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { intercept } from '../support/intercept.ts'
import { storedSession, storedToken } from '../support/stored-session.ts'

/** Each way out: where it leads, and how somebody finds it on /events. */
const waysOut = [
  {
    name: 'the menu in the header',
    viewport: { width: 1280, height: 800 },
    endsAt: '/events',
    logOut: async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: 'visitor' }).click()
      await page.getByRole('menuitem', { name: 'logout' }).click()
    },
  },
  {
    name: 'the side menu',
    viewport: { width: 390, height: 800 },
    endsAt: '/dashboard',
    logOut: async (page: Page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'logout' }).click()
    },
  },
]

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** What the server says to a visitor who comes with this token to where admins go. */
const refusalOf = async (request: APIRequestContext, token: string): Promise<string> => {
  const answer = await request.get('/api/projects', bearer(token))
  const { error }: { error: string } = await answer.json()
  return error
}

test.use({ signedInAs: 'visitor' })

for (const { name, viewport, endsAt, logOut } of waysOut) {
  test.describe(`signing out by ${name}`, () => {
    test.use({ viewport })

    const signOut = async (page: Page) => {
      const loaded = page.waitForEvent('load')
      await logOut(page)
      await loaded
    }

    const expectSignedOut = async (page: Page) => {
      await expect(page).toHaveURL(endsAt)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await storedSession(page)).toBeNull()
      await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
    }

    test.beforeEach(({ page }) => page.goto('/events'))

    test('ends the token on the server as well', async ({ page, request }) => {
      const token = await storedToken(page)
      expect(await refusalOf(request, token)).toBe('admin access required')
      await signOut(page)
      await expectSignedOut(page)
      await expect.poll(() => refusalOf(request, token)).toBe('invalid token')
    })

    test('says nothing of a token that was ended before', async ({ page, request }) => {
      await request.post('/api/logout', bearer(await storedToken(page)))
      await signOut(page)
      await expectSignedOut(page)
    })

    test('waits for no answer', async ({ page }) => {
      await intercept(page, 'LogOut', () => undefined)
      await signOut(page)
      await expectSignedOut(page)
    })

    test('is not kept from it by a broken connection', async ({ page, complaints }) => {
      await intercept(page, 'LogOut', (route) => route.abort())
      await signOut(page)
      await expectSignedOut(page)
      const others = complaints.splice(0).filter((each) => !each.includes('net::ERR_FAILED'))
      expect(others).toEqual([])
    })
  })
}

test('signing out without a network ends the token on the server once there is one again', async ({
  page,
  request,
  complaints,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await intercept(page, 'LogOut', (route) => route.abort())
  await page.goto('/events')
  const token = await storedToken(page)
  const triedAgain = page.waitForEvent('requestfailed')
  await page.getByRole('banner').getByRole('button', { name: 'visitor' }).click()
  await page.getByRole('menuitem', { name: 'logout' }).click()
  await triedAgain
  await expect(page.getByRole('banner').getByRole('link', { name: 'sign in' })).toBeVisible()
  expect(await refusalOf(request, token)).toBe('admin access required')
  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => refusalOf(request, token)).toBe('invalid token')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('partings'))).toBeNull()
  const others = complaints.splice(0).filter((each) => !each.includes('net::ERR_FAILED'))
  expect(others).toEqual([])
})

test('signing out asks before an unsent message is lost', async ({ page }) => {
  await page.goto('/colab')
  await page.getByLabel('Message').fill('Do you need blankets?')
  await page.getByRole('banner').getByRole('button', { name: 'visitor' }).click()
  await page.getByRole('menuitem', { name: 'logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' })
  await page.getByRole('button', { name: 'Stay here' }).press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'visitor' })).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('Do you need blankets?')
  expect(await storedSession(page)).not.toBeNull()
})

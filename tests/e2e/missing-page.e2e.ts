import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const code = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`)

test.describe('a page whose code did not arrive', () => {
  /** The browser's own words for what it could not load are no complaint here. */
  test.afterEach(({ complaints }) => {
    const others = complaints.splice(0).filter((each) => !each.includes('net::ERR_'))
    expect(others).toEqual([])
  })

  test('is there once the connection is back, which asking again before was in vain for', async ({
    page,
  }) => {
    await page.goto('/events')
    await page.context().setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'colab' }).click()
    await expect(tryAgain(page)).toBeVisible()
    const isInVain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await tryAgain(page).click()
    await isInVain
    await expect(tryAgain(page)).toBeVisible()
    await page.context().setOffline(false)
    await expect(heading(page, 'Get In Touch')).toBeFocused()
  })

  test('is there as well where nothing around it could be drawn', async ({ page }) => {
    await page.goto('/dashboard')
    await page.context().setOffline(true)
    await page.evaluate(() => {
      history.pushState({}, '', '/')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(tryAgain(page)).toBeVisible()
    await page.context().setOffline(false)
    await expect(
      page.getByRole('link', { name: /bounce/i }).or(page.getByRole('button', { name: /bounce/i })),
    ).toBeVisible()
  })

  test('comes as a whole where the server has another version of it, in both directions', async ({
    page,
  }) => {
    await page.goto('/events')
    await page.getByRole('banner').getByRole('link', { name: 'projects' }).click()
    await expect(page).toHaveURL('/projects')
    await page.route(code('colab-page'), (route) => route.fulfill({ status: 404 }))
    const loaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('link', { name: 'colab' }).click()
    await loaded
    await expect(heading(page, 'Get In Touch')).toBeVisible()
    await expect(page).toHaveURL('/colab')
    await page.goBack()
    await expect(page).toHaveURL('/projects')
  })
})

test.describe('a room whose code did not arrive', () => {
  test.use({ signedInAs: 'admin' })

  test('is there once somebody tries again', async ({ page, complaints }) => {
    await page.goto('/admin/projects')
    await page.route(code('contacts-page'), (route) => route.abort())
    await page.getByRole('link', { name: 'Contacts' }).click()
    await expect(tryAgain(page)).toBeVisible()
    await page.unrouteAll()
    await tryAgain(page).click()
    await expect(heading(page, 'Contacts')).toBeFocused()
    const others = complaints.splice(0).filter((each) => !each.includes('net::ERR_'))
    expect(others).toEqual([])
  })
})

import type { Page } from '@playwright/test'
import { expect, keepPicture, test } from '../support/browser.ts'

test.describe('a page whose scripts do not arrive', () => {
  const winterRegion = (page: Page) => page.locator('button[data-region]').first()

  /** The browser's own words for what it could not load are no complaint here. */
  test.afterEach(({ complaints }) => {
    const others = complaints.splice(0).filter((each) => !each.includes('net::ERR_'))
    expect(others).toEqual([])
  })

  for (const name of ['main', 'pieces-of-front-shows', 'en', 'dashboard-page', 'film-frame']) {
    test(`is alive all the same where ${name} fails once`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${name}-[^/]+\\.js$`), (route) => route.abort(), { times: 1 })
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('from stray to safe')
      await winterRegion(page).click()
      await expect(page.getByRole('tooltip')).toBeVisible()
    })
  }

  /** Opens a page whose scripts fail, and go on failing. */
  const openWithoutScripts = async (page: Page, path: string) => {
    await page.route(/\/assets\/main-/, (route) => route.abort())
    await page.goto(path, { waitUntil: 'commit' })
  }

  for (const [occasion, happen] of [
    ['a connection', (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))],
    ['a press', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['a key', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`is alive with ${occasion}, however long it has been`, async ({ page }) => {
      await page.clock.install()
      const opened = openWithoutScripts(page, '/dashboard')
      await page.waitForEvent('requestfailed')
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.unrouteAll()
      await expect(async () => {
        await happen(page)
        await expect(page.getByRole('button', { name: /GEO/ })).toBeVisible({ timeout: 1000 })
      }).toPass()
      await opened
      await winterRegion(page).click()
      await expect(page.getByRole('tooltip')).toBeVisible()
    })
  }

  for (const [locale, notice, colab, form] of [
    ['en-US', 'A part of this page has not arrived, so this does not work yet.', 'colab', 'Get In Touch'],
    ['ka-GE', 'გვერდი ბოლომდე ვერ ჩაიტვირთა და ეს ჯერ არ მუშაობს.', 'თანამშრომლობა', 'დაგვიკავშირდი'],
  ] as const) {
    test.describe(`to a reader of ${locale}`, () => {
      test.use({ locale })

      test('says so at a press that needs them, and leads on by its links', async ({ page }) => {
        const opened = openWithoutScripts(page, '/dashboard')
        opened.catch(() => undefined)
        await expect(async () => {
          await winterRegion(page).click({ timeout: 2000 })
          await expect(page.getByText(notice)).toBeVisible({ timeout: 1000 })
        }).toPass()
        await keepPicture(page, `asleep-${locale}`)
        await page.getByRole('heading', { level: 1 }).click()
        await expect(page.getByText(notice)).toBeHidden()
        await page.getByRole('contentinfo').getByRole('link', { name: colab }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(form)
      })

      test('is still there when they come, and takes back what it said', async ({ page }) => {
        const opened = openWithoutScripts(page, '/dashboard')
        opened.catch(() => undefined)
        await expect(async () => {
          await winterRegion(page).click({ timeout: 2000 })
          await expect(page.getByText(notice)).toBeVisible({ timeout: 1000 })
        }).toPass()
        await page.unrouteAll()
        await expect(async () => {
          await winterRegion(page).click({ timeout: 2000 })
          await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 1000 })
        }).toPass()
        await expect(page.getByText(notice)).toHaveCount(0)
      })
    })
  }

  test('is loaded anew where the server has others by now, with what is typed', async ({ page, gateway }) => {
    await page.route(/\/assets\/main-/, (route) => route.fulfill({ status: 404 }))
    await page.route(`${gateway.address}/colab`, async (route) => {
      if (route.request().isNavigationRequest()) return route.continue()
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('/assets/index-', '/assets/next-'),
      })
    })
    const opened = page.goto('/colab', { waitUntil: 'commit' })
    opened.catch(() => undefined)
    await page.getByLabel('Name').fill('Nino')
    await page.waitForRequest((request) => request.isNavigationRequest())
    await page.unrouteAll()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => page.evaluate(`sessionStorage.getItem('typed')`)).toBeNull()
    await expect(page.getByLabel('Name')).toHaveValue('Nino')
  })

  test.describe('to an admin', () => {
    test.use({ signedInAs: 'admin' })

    test('is not empty for ever', async ({ page }) => {
      const opened = openWithoutScripts(page, '/admin/events')
      opened.catch(() => undefined)
      await expect(page.getByText('This page has not arrived.')).toBeVisible()
      await expect(page.getByText('გვერდი ვერ ჩაიტვირთა.')).toBeVisible()
      await keepPicture(page, 'asleep-admin')
      await page.unrouteAll()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
      await expect(page.getByText('This page has not arrived.')).toBeHidden()
    })
  })
})

import type { Page } from '@playwright/test'
import { shell } from '../../client/i18n/en/shell.ts'
import { expect, test } from '../support/browser.ts'

const language = (page: Page) => page.locator('html')
/** What only a browser without scripts shows, which finding by text passes over. */
const said = (page: Page) => page.locator('noscript p')
const ball = { name: 'Bounce the ball' }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the ball leads to the site', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', ball).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('the language can be changed, and stays changed on the next page', async ({ page }) => {
    await page.goto('/events?from=a-friend')
    const english = page.getByRole('link', { name: 'ENG English' })
    await expect(english).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'GEO ქართული' }).click()
    await expect(page).toHaveURL('/events?from=a-friend&lng=ka')
    await expect(language(page)).toHaveAttribute('lang', 'ka')
    await page.getByRole('banner').getByRole('link', { name: 'თანამშრომლობა' }).click()
    await expect(page).toHaveURL('/colab')
    await expect(language(page)).toHaveAttribute('lang', 'ka')
  })

  test('a page that letters lead to says that it needs them', async ({ page }) => {
    for (const path of ['/newsletter/subscription', '/verify-email', '/invitation']) {
      await page.goto(path)
      await expect(said(page).filter({ hasText: shell.linkNeedsScripts })).toHaveCount(1)
      await expect(page.getByRole('status')).toBeHidden()
    }
  })

  test('the burger leads to the menu', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/dashboard')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toHaveCount(0)
    await page.getByRole('link', { name: 'Open menu' }).click()
    await expect(menu.getByRole('link')).toHaveText(['about', 'events', 'our strays', 'projects', 'colab'])
    await expect(page.getByRole('link', { name: 'sign in' })).toBeVisible()
    await menu.getByRole('link', { name: 'colab' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
  })

  for (const path of ['/', '/dashboard', '/sign-in', '/nowhere']) {
    test(`${path} says what needs them`, async ({ page }) => {
      await page.goto(path)
      await expect(said(page).first()).toBeVisible()
      expect(await said(page).first().textContent()).toContain(
        'Everything here can be read without JavaScript',
      )
    })
  }

  for (const path of ['/dashboard', '/sign-in', '/sign-up', '/forgot-password', '/colab']) {
    test(`the form of ${path} says that it needs them`, async ({ page }) => {
      await page.goto(path)
      const atForm = page.locator('main noscript p')
      await expect(atForm).toBeVisible()
      expect(await atForm.textContent()).toBe('This form needs JavaScript.')
    })
  }

  test('the admin area says that it needs them, in both languages', async ({ page }) => {
    await page.goto('/admin/projects')
    await expect(said(page).first()).toBeVisible()
    expect(await said(page).allTextContents()).toEqual([
      'This page needs JavaScript.',
      'ამ გვერდს JavaScript სჭირდება.',
    ])
  })

  test.describe('to a Georgian', () => {
    test.use({ locale: 'ka-GE' })

    test('the admin area says it in Georgian first, and leads back to the site', async ({ page }) => {
      await page.goto('/admin/projects')
      await expect(language(page)).toHaveAttribute('lang', 'ka')
      const [english, georgian] = await Promise.all([
        said(page).nth(0).boundingBox(),
        said(page).nth(1).boundingBox(),
      ])
      expect(georgian?.y).toBeLessThan(english?.y ?? 0)
      await page.locator('noscript a').nth(1).click()
      await expect(page).toHaveURL('/dashboard')
    })
  })
})

test.describe('while the scripts are still on their way', () => {
  /** Holds them back; answers how to let them come. */
  const holdScripts = async (page: Page) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  test('a press on the ball is not lost', async ({ page }) => {
    const release = await holdScripts(page)
    const opened = page.goto('/', { waitUntil: 'commit' }).catch(() => undefined)
    await page.getByRole('link', ball).click()
    await page.waitForURL('/dashboard', { waitUntil: 'commit' })
    release()
    await opened
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('from stray to safe')
  })

  test('a press on the burger is not lost, nor where the focus is', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const release = await holdScripts(page)
    const opened = page.goto('/events', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    release()
    await opened
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('the focus stays on the ball when it comes to life', async ({ page }) => {
    const release = await holdScripts(page)
    const opened = page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('link', ball).focus()
    release()
    await opened
    await expect(page.getByRole('button', ball)).toBeFocused()
  })
})

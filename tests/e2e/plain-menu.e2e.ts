import type { Page } from '@playwright/test'
import { expect, keepPicture, test } from '../support/browser.ts'
import { isEveryWindow } from '../support/widths.ts'

const languages = [
  { locale: 'en-US', main: 'Main', open: 'Open menu', close: 'Close menu' },
  { locale: 'ka-GE', main: 'მთავარი', open: 'მენიუს გახსნა', close: 'მენიუს დახურვა' },
]

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

for (const { locale, main, open, close } of languages) {
  for (const width of isEveryWindow ? [320, 375, 1279] : [320, 1279]) {
    test.describe(`without scripts, to a reader of ${locale} at ${width} px`, () => {
      test.use({ javaScriptEnabled: false, locale, viewport: { width, height: 720 } })

      test('the menu is closed by what it says closes it, where it was opened', async ({ page }) => {
        await page.goto('/events')
        const before = await scrolled(page)
        await page.getByRole('link', { name: open }).click()
        const menu = page.getByRole('navigation', { name: main })
        await expect(menu).toBeVisible()
        const closing = page.getByRole('link', { name: close })
        await expect(closing).toBeInViewport({ ratio: 1 })
        await keepPicture(page, `plain-menu-${locale}-${width}`)
        await closing.click()
        await expect(menu).toHaveCount(0)
        expect(new URL(page.url()).hash).not.toBe('#menu')
        expect(await scrolled(page)).toBe(before)
      })

      test('so it is by the keyboard, which goes on from the burger', async ({ page }) => {
        await page.goto('/events')
        const burger = page.getByRole('link', { name: open })
        await burger.press('Enter')
        const closing = page.getByRole('link', { name: close })
        for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
        await expect(closing).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(closing).toHaveCount(0)
        await expect(burger).toBeFocused()
      })
    })
  }
}

test.describe('without scripts, on a screen with room for every link', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 720 } })

  test('a menu that an address has opened is closed as well', async ({ page }) => {
    await page.goto('/events#menu')
    await page.getByRole('link', { name: 'Close menu' }).click()
    await expect(page.getByRole('link', { name: 'Close menu' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
  })
})

test.describe('a menu that is open while the page comes to life', () => {
  test.use({ viewport: { width: 375, height: 720 } })

  const held = async (page: Page, file: RegExp) => {
    const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>()
    await page.route(file, async (route) => route[await promise]())
    return resolve
  }

  /** Opens it before there are scripts, and lets those come that the page is made of; answers what lets come the rest. */
  const openMenuAsleep = async (page: Page) => {
    const scripts = await held(page, /\/assets\/index-.*\.js$/)
    const panel = await held(page, /side-panel/)
    const opened = page.goto('/events', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const before = await scrolled(page)
    scripts('continue')
    await opened
    // Until then the browser leads the focus to where the address leads.
    await page.waitForLoadState('load')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'colab' }).focus()
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(1)
    return { panel, before }
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const plain = (page: Page) => page.locator('#menu')

  test('is there all the while, and so are the place on the page and the focus', async ({ page }) => {
    const { panel, before } = await openMenuAsleep(page)
    await expect(plain(page)).toBeVisible()
    await expect(plain(page).getByRole('link', { name: 'colab' })).toBeFocused()
    expect(await scrolled(page)).toBe(before)
    panel('continue')
    await expect(dialog(page).getByRole('link', { name: 'colab' })).toBeFocused()
    await expect(plain(page)).toHaveCount(0)
    await expect(page).toHaveURL('/events')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  })

  test('may be closed meanwhile, and stays closed', async ({ page }) => {
    const { panel } = await openMenuAsleep(page)
    await page.getByRole('link', { name: 'Close menu' }).click()
    await expect(plain(page)).toHaveCount(0)
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('side-panel'))
    panel('continue')
    await arrived
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('stays where the other one cannot be had, and leads on', async ({ page, complaints }) => {
    const { panel } = await openMenuAsleep(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('side-panel'))
    panel('abort')
    await failed
    await plain(page).getByRole('link', { name: 'colab' }).click()
    await expect(page).toHaveURL('/colab')
    await expect(plain(page)).toHaveCount(0)
    // The browser's own words for what it could not load.
    expect(complaints.splice(0).filter((each) => !each.includes('net::ERR_'))).toEqual([])
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const header = (page: Page) => page.getByRole('banner')
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const savedTarget = (page: Page) => page.evaluate(`localStorage.getItem('scrollTarget')`)
const section = (page: Page, id: string) => page.locator(`section#${id}`)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the header', () => {
  test('has five links, the two languages, and the ways to sign in, adopt and donate', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(links(page)).toHaveText(['about', 'events', 'our strays', 'projects', 'colab'])
    await expect(header(page).getByRole('group', { name: 'Language' }).getByRole('button')).toHaveText([
      'GEO',
      'ENG',
    ])
    for (const [name, path] of [
      ['sign in', '/sign-in'],
      ['adopt', '/adopt'],
      ['donate', '/donate'],
    ] as const) {
      await page.goto('/dashboard')
      await header(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }
  })

  for (const [name, path] of [
    ['events', '/events'],
    ['projects', '/projects'],
    ['colab', '/colab'],
  ] as const) {
    test(`leads by "${name}" to ${path}`, async ({ page }) => {
      await page.goto('/dashboard')
      await links(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL(path)
    })
  }

  for (const [name, id] of [
    ['about', 'about'],
    ['our strays', 'gallery'],
  ] as const) {
    test(`scrolls by "${name}" to its section of the dashboard`, async ({ page }) => {
      await page.goto('/dashboard')
      await links(page).filter({ hasText: name }).click()
      await expect(section(page, id)).toBeFocused()
      await expect(section(page, id)).toBeInViewport()
      await expect(page).toHaveURL('/dashboard')
    })

    test(`goes by "${name}" from another page to its section, and forgets it there`, async ({ page }) => {
      await page.goto('/events')
      await links(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(section(page, id)).toBeFocused()
      await expect(section(page, id)).toBeInViewport()
      expect(await savedTarget(page)).toBeNull()
    })
  }

  test('saves where to scroll, and the dashboard scrolls there after 100 ms', async ({ page }) => {
    await page.goto('/events')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await links(page).filter({ hasText: 'our strays' }).click()
    await expect(section(page, 'gallery')).toBeAttached()
    await page.clock.runFor(99)
    expect(await savedTarget(page)).toBe('gallery')
    await page.clock.runFor(1)
    await expect(section(page, 'gallery')).toBeFocused()
    expect(await savedTarget(page)).toBeNull()
  })

  for (const target of ['about', 'projects', 'gallery', 'events', 'contacts']) {
    test(`leaves no saved target "${target}" behind`, async ({ page }) => {
      await page.goto('/events')
      await page.evaluate(`localStorage.setItem('scrollTarget', '${target}')`)
      await page.goto('/dashboard')
      await expect(() => expect(savedTarget(page)).resolves.toBeNull()).toPass()
    })
  }
})

test.describe('the menu of somebody signed in', () => {
  test.use({ signedInAs: 'visitor' })

  const account = (page: Page) => header(page).getByRole('button', { name: 'visitor' })

  for (const [name, path] of [
    ['donate', '/donate'],
    ['my info', '/profile'],
  ] as const) {
    test(`leads by "${name}" to ${path}, and closes`, async ({ page }) => {
      await page.goto('/dashboard')
      await account(page).click()
      await page.getByRole('menuitem', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  }

  test('moves only while it opens: nothing waits for a movement when it closes', async ({ page }) => {
    await page.goto('/events')
    await account(page).click()
    const menu = page.getByRole('menu')
    const animation = () => menu.evaluate((element) => getComputedStyle(element).animationName)
    expect(await animation()).toBe('open-down')
    await menu.evaluate((element) => element.setAttribute('data-state', 'closed'))
    expect(await animation()).toBe('none')
  })

  test('closes by a click outside', async ({ page }) => {
    await page.goto('/events')
    await account(page).click()
    await expect(account(page)).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(account(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes on navigation', async ({ page }) => {
    await page.goto('/dashboard')
    await page.goto('/events')
    await account(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })
})

test.describe('the way to the admin area', () => {
  const menuItems = async (page: Page, username: string) => {
    await page.goto('/dashboard')
    await header(page).getByRole('button', { name: username }).click()
    return page.getByRole('menuitem')
  }

  test.describe('for an admin', () => {
    test.use({ signedInAs: 'admin' })

    test('is in their menu, beside donate, my info and logout', async ({ page }) => {
      const items = await menuItems(page, 'admin')
      await expect(items).toHaveText(['donate', 'my info', 'admin area', 'logout'])
      await items.filter({ hasText: 'admin area' }).click()
      await expect(page).toHaveURL('/admin/projects')
    })

    test('is in the side menu, under their name', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toContainText('Nino Kapanadze')
      await menu.getByRole('link', { name: 'admin area' }).click()
      await expect(page).toHaveURL('/admin/projects')
    })
  })

  test.describe('for anybody else', () => {
    test.use({ signedInAs: 'visitor' })

    test('is nowhere', async ({ page }) => {
      await expect(await menuItems(page, 'visitor')).toHaveText(['donate', 'my info', 'logout'])
    })
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('the burger opens a side menu with the same links, languages and ways in', async ({ page }) => {
    await page.goto('/events')
    await burger(page).click()
    await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText([
      'about',
      'events',
      'our strays',
      'projects',
      'colab',
    ])
    await expect(menu(page).getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/sign-in')
    await expect(menu(page).getByRole('link', { name: 'adopt' })).toHaveAttribute('href', '/adopt')
    await expect(menu(page).getByRole('link', { name: 'donate' })).toHaveAttribute('href', '/donate')
    await menu(page).getByRole('button', { name: /GEO/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
    await expect(page.getByRole('dialog', { name: 'მენიუ' })).toContainText('თანამშრომლობა')
  })

  test('the side menu leads on and closes', async ({ page }) => {
    await page.goto('/events')
    await burger(page).click()
    await menu(page).getByRole('link', { name: 'colab' }).click()
    await expect(page).toHaveURL('/colab')
    await expect(menu(page)).toHaveCount(0)
  })

  test('the side menu scrolls to a section of the dashboard, from there and from elsewhere', async ({
    page,
  }) => {
    for (const path of ['/dashboard', '/events']) {
      await page.goto(path)
      await burger(page).click()
      await menu(page).getByRole('link', { name: 'our strays' }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(section(page, 'gallery')).toBeInViewport()
      await expect(menu(page)).toHaveCount(0)
    }
  })

  test('the side menu keeps the focus inside; a click outside and Escape close it', async ({ page }) => {
    await page.goto('/events')
    await burger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(menu(page).locator(':focus')).toHaveCount(1)
    // It has come to a stop by then, as for whoever sees what to click beside.
    await menu(page).hover()
    await page.mouse.click(10, 400)
    await expect(menu(page)).toHaveCount(0)
    await burger(page).click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(burger(page)).toBeFocused()
  })

  for (const key of ['Enter', ' ']) {
    test(`the burger opens the side menu once, however long ${key === ' ' ? 'Space' : key} is held`, async ({
      page,
    }) => {
      await page.goto('/events')
      await burger(page).focus()
      await page.keyboard.down(key)
      await expect(menu(page)).toBeVisible()
      for (let times = 0; times < 5; times += 1) await page.keyboard.down(key)
      await page.keyboard.up(key)
      await expect(menu(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  }

  test('a side menu that was opened by its address stays closed once it is closed', async ({ page }) => {
    await page.goto('/events#menu')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(page).toHaveURL('/events')
    await page.reload()
    await expect(menu(page)).toHaveCount(0)
  })

  for (const path of ['/events', '/events?lng=en']) {
    test(`another language leaves the side menu of ${path} open, another page does not`, async ({ page }) => {
      await page.goto(path)
      await burger(page).click()
      await menu(page).getByRole('button', { name: /GEO/ }).click()
      const georgian = page.getByRole('dialog', { name: 'მენიუ' })
      await expect(georgian).toContainText('თანამშრომლობა')
      await georgian.getByRole('link', { name: 'თანამშრომლობა' }).click()
      await expect(page).toHaveURL('/colab')
      await expect(georgian).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(/events/)
      await expect(georgian).toHaveCount(0)
    })
  }

  test.describe('for somebody signed in', () => {
    test.use({ signedInAs: 'visitor' })

    test('the side menu shows their name; logging out goes to the dashboard first', async ({ page }) => {
      await page.goto('/events')
      await burger(page).click()
      await expect(menu(page)).toContainText('ლუკა ჯაფარიძე')
      await expect(menu(page).getByRole('link', { name: 'sign in' })).toHaveCount(0)
      await expect(menu(page).getByRole('link', { name: 'my info' })).toHaveAttribute('href', '/profile')
      const loaded = page.waitForEvent('load')
      await menu(page).getByRole('button', { name: 'logout' }).click()
      await loaded
      await expect(page).toHaveURL('/dashboard')
      await burger(page).click()
      await expect(menu(page).getByRole('link', { name: 'sign in' })).toBeVisible()
    })
  })
})

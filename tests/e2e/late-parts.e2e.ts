import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const telephone = { width: 390, height: 844 }

const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' })

const heldBack = async (page: Page, file: RegExp) => {
  const { promise: delivery, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    await delivery
    await route.continue()
  })
  return deliver
}

/** Once what has arrived by now has been acted on. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  )

test('a page fetches no menu, no tooltip and no other language before somebody is about to use them', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/dashboard')
  await page.waitForLoadState('networkidle')
  expect(
    scripts.filter((url) => /side-panel|user-menu|confirm|tooltip|\/ka-|zod|checked-form/.test(url)),
  ).toEqual([])

  const asked = (file: RegExp) => expect.poll(() => scripts.some((url) => file.test(url))).toBe(true)
  await page.getByRole('button', { name: /GEO/ }).hover()
  await asked(/\/ka-/)
  await page.locator('button[data-region]').first().focus()
  await asked(/tooltip/)
})

test.describe('on a telephone', () => {
  test.use({ viewport: telephone })

  test('a menu that is pressed before its code is there opens when it is', async ({ page }) => {
    const deliver = await heldBack(page, /side-panel/)
    await page.goto('/dashboard')
    await burger(page).click()
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'true')
    deliver()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const [deed, goOn] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a second press', (page: Page) => burger(page).click()],
    ['a press elsewhere', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['the focus elsewhere', (page: Page) => page.keyboard.press('Tab')],
    ['the way back', (page: Page) => page.goBack()],
  ] as const) {
    test(`a menu that is pressed before its code is there is forgotten by ${deed}`, async ({ page }) => {
      const deliver = await heldBack(page, /side-panel/)
      await page.goto('/events')
      await page.getByRole('contentinfo').getByRole('link', { name: 'colab' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
      await burger(page).click()
      await expect(burger(page)).toHaveAttribute('aria-expanded', 'true')
      await goOn(page)
      await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
      const arrived = page.waitForEvent('requestfinished', (request) => /side-panel/.test(request.url()))
      deliver()
      await arrived
      await drawn(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await burger(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }

  test('what is typed elsewhere meanwhile stays there', async ({ page }) => {
    const deliver = await heldBack(page, /side-panel/)
    await page.goto('/colab')
    await burger(page).click()
    await page.getByLabel('Message').click()
    await page.keyboard.type('A dog ')
    const arrived = page.waitForEvent('requestfinished', (request) => /side-panel/.test(request.url()))
    deliver()
    await arrived
    await page.keyboard.type('waits.')
    await drawn(page)
    await expect(page.getByLabel('Message')).toHaveValue('A dog waits.')
    await expect(page.getByLabel('Message')).toBeFocused()
  })
})

test('a region whose press is taken back has no tooltip when its code is there', async ({ page }) => {
  const deliver = await heldBack(page, /region-tooltip/)
  await page.goto('/dashboard')
  const [region, other] = [
    page.locator('button[data-region]').first(),
    page.locator('button[data-region]').nth(5),
  ]
  const arrived = page.waitForEvent('requestfinished', (request) => /region-tooltip/.test(request.url()))
  await region.click()
  await region.click()
  await expect(region).toHaveAttribute('aria-expanded', 'false')
  await region.press('Enter')
  await other.focus()
  await expect(region).toHaveAttribute('aria-expanded', 'false')
  deliver()
  await arrived
  await drawn(page)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('a region that is pressed before the code of its tooltip is there has one when it is', async ({
  page,
}) => {
  const deliver = await heldBack(page, /region-tooltip/)
  await page.goto('/dashboard')
  await page.locator('button[data-region]').first().click()
  deliver()
  await expect(page.getByRole('tooltip')).toBeVisible()
})

test.describe('what cannot be had', () => {
  /** The browser's own words for what it could not load are no complaint here. */
  test.afterEach(({ complaints }) => {
    const others = complaints.splice(0).filter((each) => !each.includes('net::ERR_'))
    expect(others).toEqual([])
  })

  test('a menu whose code cannot be had says so, and opens at the next press', async ({ page, context }) => {
    await page.setViewportSize(telephone)
    await page.goto('/dashboard')
    await context.setOffline(true)
    await burger(page).click()
    await expect(page.getByText('The server could not be reached.')).toBeVisible()
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
    await context.setOffline(false)
    await burger(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a menu that a server does not have any more comes with a whole new page, which keeps what is typed', async ({
    page,
  }) => {
    await page.setViewportSize(telephone)
    await page.route(/side-panel/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/colab')
    await page.getByLabel('Name').fill('Nino')
    await page.getByLabel('Message').fill('A dog waits by the bridge.')
    const loaded = page.waitForEvent('load')
    await burger(page).click()
    await loaded
    await page.unrouteAll()
    await expect(page.getByLabel('Name')).toHaveValue('Nino')
    await expect(page.getByLabel('Message')).toHaveValue('A dog waits by the bridge.')
    await burger(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('so it does where the page itself is none', async ({ page }) => {
    await page.setViewportSize(telephone)
    await page.route(/side-panel/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/nowhere')
    const loaded = page.waitForEvent('load')
    await burger(page).click()
    await loaded
  })

  test('a menu that fails to arrive once opens all the same', async ({ page }) => {
    await page.setViewportSize(telephone)
    await page.route(/side-panel/, (route) => route.abort(), { times: 1 })
    await page.goto('/colab')
    await burger(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a language whose texts cannot be had leaves the page as it is, and is asked for at the next press', async ({
    page,
    context,
  }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Username').fill('nino')
    await context.setOffline(true)
    await page.getByRole('button', { name: /GEO/ }).click()
    await expect(page.getByText('The Georgian page could not be loaded.')).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue('nino')
    await context.setOffline(false)
    await page.getByRole('button', { name: /GEO/ }).click()
    await expect(page.getByLabel('მომხმარებლის სახელი')).toHaveValue('nino')
  })

  test('texts that a server does not have any more come with a whole new page, which keeps what is typed', async ({
    page,
  }) => {
    await page.route(/\/assets\/ka-/, (route) => route.abort())
    await page.goto('/sign-in')
    await page.getByLabel('Username').fill('nino')
    await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('button', { name: /GEO/ }).click()
    expect(new URL((await reloaded).url()).search).toBe('?lng=ka')
    await page.unrouteAll()
    await expect(page.getByLabel('მომხმარებლის სახელი')).toHaveValue('nino')
    await expect(page.getByLabel('პაროლი', { exact: true })).toHaveValue('')
    await expect.poll(() => page.evaluate(`sessionStorage.getItem('typed')`)).toBeNull()
  })

  test.describe('to an admin', () => {
    test.use({ signedInAs: 'admin' })

    test('with a form that is begun the page stays, and says why', async ({ page }) => {
      await page.goto('/admin/events/create')
      await page
        .getByLabel(/^Title/)
        .first()
        .fill('A walk by the river')
      await page.route(/\/assets\/ka-/, (route) => route.fulfill({ status: 404 }))
      await page.getByRole('button', { name: /GEO/ }).click()
      await expect(
        page.getByText('This site has been renewed. Save what you have typed, then reload the page.'),
      ).toBeVisible()
      await expect(page.getByLabel(/^Title/).first()).toHaveValue('A walk by the river')
    })
  })
})

test.describe('whoever is signed in', () => {
  test.use({ signedInAs: 'visitor' })

  for (const [deed, goOn] of [
    ['a second press', (page: Page) => page.keyboard.press('Enter')],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the focus elsewhere', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`has a press on their menu forgotten by ${deed}`, async ({ page }) => {
      const deliver = await heldBack(page, /user-menu-list/)
      await page.goto('/dashboard')
      const button = page.getByRole('button', { name: /Account of/ })
      await button.focus()
      const arrived = page.waitForEvent('requestfinished', (request) => /user-menu-list/.test(request.url()))
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await goOn(page)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      deliver()
      await arrived
      await drawn(page)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await button.press('Enter')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
    })
  }

  test('is not asked about logging out once they have gone on', async ({ page }) => {
    const deliver = await heldBack(page, /confirm-dialog/)
    await page.goto('/colab')
    await page.getByLabel('Message').fill('A dog waits by the bridge.')
    await page.getByRole('button', { name: /Account of/ }).click()
    const arrived = page.waitForEvent('requestfinished', (request) => /confirm-dialog/.test(request.url()))
    const asked = page.waitForRequest(/confirm-dialog/)
    await page.getByRole('menuitem', { name: 'logout' }).click()
    await asked
    await page.getByLabel('Message').click()
    deliver()
    await arrived
    await drawn(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByLabel('Message')).toBeFocused()
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'logout' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

  for (const key of ['Enter', 'ArrowDown'] as const) {
    test(`is led to the first row of their menu by ${key}, and back to its button by Escape`, async ({
      page,
    }) => {
      const deliver = await heldBack(page, /user-menu-list/)
      await page.goto('/dashboard')
      const button = page.getByRole('button', { name: /Account of/ })
      await button.focus()
      await page.keyboard.press(key)
      deliver()
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }
})

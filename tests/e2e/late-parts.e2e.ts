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

  test('texts that a server does not have any more come with a whole new page', async ({ page }) => {
    await page.route(/\/assets\/ka-/, (route) => route.abort())
    await page.goto('/sign-in')
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest())
    await page.getByRole('button', { name: /GEO/ }).click()
    expect(new URL((await reloaded).url()).search).toBe('?lng=ka')
  })
})

test.describe('whoever is signed in', () => {
  test.use({ signedInAs: 'visitor' })

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

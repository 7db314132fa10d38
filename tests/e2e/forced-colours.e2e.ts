import type { Locator } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** The ground a part keeps although the reader's own colours are in force; null for what keeps none. */
const groundOf = (element: Locator): Promise<string | null> =>
  element.evaluate((each) => {
    const { forcedColorAdjust, backgroundColor } = getComputedStyle(each)
    return forcedColorAdjust === 'none' ? backgroundColor : null
  })
const edgeOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth))

test.use({ contextOptions: { forcedColors: 'active' } })

test.describe('in colours of the reader’s own', () => {
  test('buttons have an edge, those for giving too', async ({ page }) => {
    await page.goto('/dashboard')
    for (const name of ['adopt', 'donate']) {
      expect(await edgeOf(page.getByRole('banner').getByRole('link', { name }))).toBeGreaterThanOrEqual(2)
    }
    expect(await edgeOf(page.getByRole('link', { name: 'get started' }))).toBeGreaterThanOrEqual(2)
  })

  test('the language that is on and the page one is on stand out', async ({ page }) => {
    await page.goto('/events')
    const [georgian, english] = [/GEO/, /ENG/].map((name) => page.getByRole('button', { name }))
    if (!georgian || !english) throw new Error('there are two languages')
    expect([await groundOf(georgian), await groundOf(english)]).toEqual([null, expect.any(String)])
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const [here, elsewhere] = [links.filter({ hasText: 'events' }), links.filter({ hasText: 'projects' })]
    expect([await groundOf(elsewhere), await groundOf(here)]).toEqual([null, expect.any(String)])
  })

  test.describe('an admin', () => {
    test.use({ signedInAs: 'admin' })

    test('sees which room they are in', async ({ page }) => {
      await page.goto('/admin/events')
      const rooms = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
      expect(await groundOf(rooms.filter({ hasText: 'Events' }))).not.toBeNull()
      expect(await groundOf(rooms.filter({ hasText: 'Gallery' }))).toBeNull()
    })
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const main = (page: Page) => page.getByRole('main')
const films = (page: Page) => page.locator('#gallery iframe')

/** Asks the page, not the network, so that a test sees what a reader would. */
const isInView = (page: Page, id: string) =>
  page.evaluate(`{
    const { top, bottom } = document.getElementById('${id}').getBoundingClientRect()
    bottom > 0 && top < innerHeight
  }`)

test.describe('the dashboard', () => {
  test('has its parts in order', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('from stray to safe')
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'one road, three stops',
      'It began with one dog nobody was looking for.',
      'where they are',
      'our strays',
      'how we keep his name',
      'one letter a month',
    ])
  })

  test('starts with a button to giving', async ({ page }) => {
    await page.goto('/dashboard')
    await main(page).getByRole('link', { name: 'get started' }).click()
    await expect(page).toHaveURL('/donate')
  })

  test('tells in six blocks how the legacy is honoured', async ({ page }) => {
    await page.goto('/dashboard')
    const legacy = page.getByRole('region', { name: 'how we keep his name' })
    await expect(legacy.getByRole('heading', { level: 3 })).toHaveText([
      'naming',
      'events',
      'care',
      'education',
      'community',
      'memorial',
    ])
  })

  test('ends with about, privacy and terms, which are anchors, and colab, which is a page', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    await expect(links).toHaveText(['about', 'privacy', 'terms', 'colab'])
    for (const name of ['about', 'privacy', 'terms']) {
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', `#${name}`)
    }
    await links.filter({ hasText: 'colab' }).click()
    await expect(page).toHaveURL('/colab')
  })

  test('brings the reader to a section of the header', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('banner').getByRole('link', { name: 'our strays' }).click()
    await expect.poll(() => isInView(page, 'gallery')).toBe(true)
    await expect(page).toHaveURL('/dashboard')
  })

  for (const target of ['about', 'projects', 'gallery', 'events', 'contacts']) {
    test(`scrolls to ${target} when another page has saved that, and forgets it`, async ({ page }) => {
      await page.goto('/colab')
      await page.evaluate(`localStorage.setItem('scrollTarget', '${target}')`)
      await page.goto('/dashboard')
      await expect(page.locator(`#${target}`)).toBeFocused()
      await expect.poll(() => isInView(page, target)).toBe(true)
      expect(await page.evaluate(`localStorage.getItem('scrollTarget')`)).toBeNull()
    })
  }
})

test.describe('the gallery of strays', () => {
  test('embeds each film under a title of its own', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(films(page)).toHaveCount(3)
    const names = ['first film', 'second film', 'third film']
    // Its address stands there for paper alone.
    await expect(page.locator('#gallery figcaption')).toHaveText(names, { useInnerText: true })
    for (const [index, film] of (await films(page).all()).entries()) {
      await expect(film).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/)
      await expect(film).toHaveAttribute('title', names[index] ?? '')
      await expect(film).toHaveAttribute('loading', 'lazy')
    }
  })

  test('asks the video host for nothing before the reader comes near', async ({ page, gateway }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin.startsWith('http') && origin !== gateway.address) elsewhere.push(origin)
    })
    await page.goto('/dashboard')
    await expect(films(page)).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    expect(elsewhere).toEqual([])
    await page.locator('#gallery').scrollIntoViewIfNeeded()
    await expect.poll(() => elsewhere.length).toBe(3)
    expect([...new Set(elsewhere)]).toEqual(['https://www.youtube-nocookie.com'])
  })

  test('stays empty without a word when it cannot be loaded; only the log knows', async ({
    page,
    complaints,
  }) => {
    await page.goto('/colab')
    await page.route('**/graphql**', (route) => route.fulfill({ status: 503, body: '' }))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /from stray/ })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: 'our strays' })).toBeVisible()
    await expect(films(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('The gallery could not be loaded.')])
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const winter = 'A warm winter for forty dogs in Gori'

const pages = [
  '/',
  '/dashboard',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/projects',
  '/projects/{id}',
  '/gallery',
  '/donate',
  '/colab',
  '/profile',
  '/nowhere',
]

interface Stop {
  /** What has the focus: enough of it to find it again. */
  name: string
  isMarked: boolean
}

/** What has the focus, and whether a reader sees that it has. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return null
    const marks = [activeElement, activeElement.parentElement, activeElement.firstElementChild].map(
      (each) => {
        if (each === null) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      },
    )
    return { name: activeElement.outerHTML.slice(0, 120), isMarked: marks.some(Boolean) }
  })

/** The same once it is drawn: a frame is another process's, whose mark may come a moment after the focus. */
const settled = async (page: Page): Promise<Stop | null> => {
  const stop = await focused(page)
  if (stop === null || stop.isMarked) return stop
  await expect
    .poll(async () => (await focused(page))?.isMarked, { timeout: 2000 })
    .toBe(true)
    .catch(() => undefined)
  return focused(page)
}

/** Everything the Tab key comes by, up to the footer's end or 60 stops. */
const tabStops = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = []
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await settled(page)
    if (stop === null) break
    stops.push(stop)
  }
  return stops
}

/** What can be pressed and is smaller than 24 px, but for links within a sentence. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, select')]
      .filter(
        (element) => element.checkVisibility() && element.closest('.sr-only, [aria-hidden=true]') === null,
      )
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
        return [element, label].every((each) => {
          if (!each) return true
          const { width, height } = each.getBoundingClientRect()
          return width > 1 && (width < 24 || height < 24)
        })
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )

test.describe('by keyboard', () => {
  for (const path of pages) {
    test(`${path} begins with the way to its content, and shows where one is`, async ({ page, gateway }) => {
      await page.goto(path.replace('{id}', await gateway.projectId(winter)))
      const stops = await tabStops(page)
      expect(stops[0]?.name).toContain('href="#main"')
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
    })
  }

  test('the first stop leads past the menu', async ({ page }) => {
    await page.goto('/colab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  test('after a change of page one is at its heading', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('banner').getByRole('link', { name: 'colab' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeFocused()
  })
})

test.describe('by finger, on the smallest telephone, in Georgian', () => {
  test.use({ locale: 'ka-GE', viewport: { width: 320, height: 640 } })

  for (const path of pages) {
    test(`${path} has nothing too small to press`, async ({ page, gateway }) => {
      await page.goto(path.replace('{id}', await gateway.projectId(winter)))
      await page.evaluate('document.fonts.ready.then(() => undefined)')
      expect(await smallTargets(page)).toEqual([])
    })
  }
})

test.describe('a word without an end', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('stays within the field it is written in', async ({ page }) => {
    await page.goto('/colab')
    await page.getByLabel('Message').fill('გრძელისიტყვა'.repeat(40))
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  })
})

test.describe('fields', () => {
  for (const [path, tokens] of Object.entries({
    '/sign-in': { Username: 'username', Password: 'current-password' },
    '/sign-up': {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'email',
      Username: 'username',
      Password: 'new-password',
      'Confirm password': 'new-password',
    },
    '/forgot-password': { Email: 'email' },
    '/colab': { Name: 'name', Email: 'email' },
    '/dashboard': { Email: 'email' },
  })) {
    test(`of ${path} tell the browser what they are for`, async ({ page }) => {
      await page.goto(path)
      for (const [label, token] of Object.entries(tokens)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
      }
    })
  }

  test('for passwords can be read, and pasted into', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/sign-in')
    await page.evaluate('navigator.clipboard.writeText("a pasted password")')
    const password = page.getByLabel('Password', { exact: true })
    await password.focus()
    await page.keyboard.press('Control+V')
    await expect(password).toHaveValue('a pasted password')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: /show password/i }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('amounts to choose from only fill the field', async ({ page, gateway }) => {
    const asked: string[] = []
    await page.goto(`/projects/${await gateway.projectId(winter)}`)
    page.on('request', (request) => asked.push(request.url()))
    page.on('dialog', (dialog) => asked.push(dialog.message()))
    await page.getByRole('button', { name: '₾25' }).click()
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('25')
    expect(asked).toEqual([])
  })
})

test('a change of language leaves the reader where they are', async ({ page }) => {
  await page.goto('/dashboard')
  await page.locator('#about').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /GEO/ }).dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('#about')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'GEO ქართული' })).toHaveAttribute('lang', 'ka')
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const regions = (page: Page) => page.getByRole('list', { name: 'Regions of Georgia' }).getByRole('button')
const tooltip = (page: Page) => page.getByRole('tooltip')
const shidaKartli = (page: Page) => regions(page).nth(8)
const mousePaw = (page: Page) => page.getByTestId('mouse-paw')

const names = [
  'Autonomous Republic of Abkhazia',
  'Samegrelo-Zemo Svaneti',
  'Guria',
  'Autonomous Republic of Adjara',
  'Racha-Lechkhumi and Kvemo Svaneti',
  'Imereti',
  'Samtskhe-Javakheti',
  'Tskhinvali Region',
  'Shida Kartli',
  'Kvemo Kartli',
  'Mtskheta-Mtianeti',
  'Tbilisi',
  'Kakheti',
]

/** The indexes of targets that lie on each other, all measured at one moment. */
const overlappingPairs = (targets: Element[]): [number, number][] => {
  const boxes = targets.map((target) => target.getBoundingClientRect())
  return boxes.flatMap((a, i) =>
    boxes.flatMap((b, j): [number, number][] => {
      const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return i < j && meet ? [[i, j]] : []
    }),
  )
}

const smallestSide = (targets: Element[]): number =>
  Math.min(
    ...targets
      .map((target) => target.getBoundingClientRect())
      .flatMap(({ width, height }) => [width, height]),
  )

test.describe('the map', () => {
  test.beforeEach(({ page }) => page.goto('/dashboard'))

  test('has thirteen regions, all labelled the same and each described by its name', async ({ page }) => {
    await expect(regions(page)).toHaveText(Array.from({ length: 13 }, () => '100+'))
    for (const [index, name] of names.entries()) {
      await expect(regions(page).nth(index)).toHaveAccessibleName('100+')
      await expect(regions(page).nth(index)).toHaveAccessibleDescription(name)
    }
  })

  test('opens a tooltip at a click, and closes it at a click elsewhere', async ({ page }) => {
    await shidaKartli(page).click()
    await expect(tooltip(page)).toHaveText(/^Total:\s*COMING SOON$/)
    await expect(shidaKartli(page)).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('heading', { name: 'where they are' }).click()
    await expect(tooltip(page)).toHaveCount(0)
    await expect(shidaKartli(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('takes the land of a region for its button', async ({ page }) => {
    const kakheti = page.locator('path[data-region="kakheti"]')
    await kakheti.click({ position: { x: 30, y: 120 } })
    await expect(tooltip(page)).toBeVisible()
    await expect(regions(page).last()).toHaveAttribute('aria-expanded', 'true')
    await kakheti.click({ position: { x: 30, y: 120 } })
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('goes from one region to another, with one tooltip at a time', async ({ page }) => {
    await regions(page).first().click()
    await regions(page).last().click()
    await expect(tooltip(page)).toHaveCount(1)
    await expect(regions(page).first()).toHaveAttribute('aria-expanded', 'false')
    await expect(regions(page).last()).toHaveAttribute('aria-expanded', 'true')
  })

  test('is worked by the keyboard: Enter opens, Escape closes and the focus stays', async ({ page }) => {
    await shidaKartli(page).focus()
    await page.keyboard.press('Enter')
    await expect(tooltip(page)).toBeVisible()
    await expect(shidaKartli(page)).toHaveAccessibleDescription(/^Shida Kartli\s+Total:\s*COMING SOON$/)
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
    await expect(shidaKartli(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(regions(page).nth(9)).toBeFocused()
  })

  test('has all regions as a list, which opens by one press and marks the one that is open', async ({
    page,
  }) => {
    const rows = page.getByRole('listitem').filter({ hasText: /^(?!100).+100\+$/ })
    await expect(rows).toHaveCount(0)
    await page.getByRole('button', { name: 'All regions as a list' }).click()
    await expect(rows).toHaveText(names.map((name) => `${name}100+`))
    await shidaKartli(page).click()
    await expect(rows.nth(8)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: 'All regions as a list' }).click()
    await expect(rows).toHaveCount(0)
  })

  test('says whose data it shows', async ({ page }) => {
    await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    )
  })
})

/** What else is pressed or read in the section of the map, where the tooltip lies on it. */
const covered = (tooltip: Element): string[] => {
  const at = tooltip.getBoundingClientRect()
  const others = [...(tooltip.closest('section')?.querySelectorAll('button, a, h2, p') ?? [])]
  return others
    .filter((other) => !tooltip.contains(other))
    .filter((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      return left < at.right && at.left < right && top < at.bottom && at.top < bottom
    })
    .map((other) => other.getAttribute('data-region') ?? other.textContent)
}

for (const [width, height] of [
  [320, 640],
  [375, 812],
  [412, 900],
  [640, 800],
  [768, 1024],
  [1280, 800],
] as const) {
  for (const locale of ['en-US', 'ka-GE']) {
    test.describe(`the map at ${width} px, in ${locale}`, () => {
      test.use({ viewport: { width, height }, locale })

      test('can be read, and no tooltip lies on a figure, the name of its region or the lines below', async ({
        page,
      }) => {
        await page.goto('/dashboard')
        await page.evaluate('document.fonts.ready.then(() => undefined)')
        const tags = page.locator('button[data-region]')
        const size = await tags
          .first()
          .locator('span')
          .first()
          .evaluate((tag) => getComputedStyle(tag).fontSize)
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(12)
        for (const tag of await tags.all()) {
          await tag.click()
          await expect(tooltip(page)).toBeInViewport({ ratio: 1 })
          // It comes to rest a few pixels below where it appears.
          await expect.poll(() => tooltip(page).evaluate(covered)).toEqual([])
        }
      })

      test('leads a tooltip off the figures where the map ends at the lower edge too', async ({ page }) => {
        await page.goto('/dashboard')
        await page.evaluate('document.fonts.ready.then(() => undefined)')
        const tags = page.locator('button[data-region]')
        for (const tag of await tags.all()) {
          await page
            .getByRole('list', { name: /Regions of Georgia|საქართველოს რეგიონები/ })
            .locator('..')
            .evaluate((map) => map.scrollIntoView({ block: 'end', behavior: 'instant' }))
          await tag.click()
          await expect(tooltip(page)).toBeInViewport({ ratio: 1 })
          // It comes to rest a few pixels below where it appears.
          await expect.poll(() => tooltip(page).evaluate(covered)).toEqual([])
          // It may lie over the next region once the page is scrolled, and a robot would scroll while it presses.
          await page.keyboard.press('Escape')
          await expect(tooltip(page)).toHaveCount(0)
        }
      })
    })
  }
}

test('a tooltip finds another place when the window is turned', async ({ page }) => {
  for (const [before, after] of [
    [
      { width: 1280, height: 800 },
      { width: 375, height: 812 },
    ],
    [
      { width: 375, height: 812 },
      { width: 812, height: 700 },
    ],
  ] as const) {
    await page.setViewportSize(before)
    await page.goto('/dashboard')
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    const tags = page.locator('button[data-region]')
    for (const tag of await tags.all()) {
      await page.setViewportSize(before)
      await tag.click()
      await expect(tooltip(page)).toBeInViewport({ ratio: 1 })
      await page.setViewportSize(after)
      await expect
        .poll(() => tooltip(page).evaluate(covered), await tag.getAttribute('data-region').then(String))
        .toEqual([])
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
    }
  }
})

test.describe('the map on a small telephone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('keeps every tooltip in view', async ({ page }) => {
    await page.goto('/dashboard')
    // Until they are there the page below them moves.
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    for (const region of await regions(page).all()) {
      await region.click()
      await expect(region).toHaveAttribute('aria-expanded', 'true')
      await expect(tooltip(page)).toBeInViewport({ ratio: 1 })
      // It may lie over the next region, and a robot would scroll while it presses.
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
    }
  })

  test('has targets of 24 px that do not lie on each other', async ({ page }) => {
    await page.goto('/dashboard')
    await page.evaluate('document.fonts.ready.then(() => undefined)')
    expect(await regions(page).evaluateAll(overlappingPairs)).toEqual([])
    expect(await regions(page).evaluateAll(smallestSide)).toBeGreaterThanOrEqual(24)
  })
})

test.describe('the paw on the map', () => {
  const moveOverMap = async (page: Page) => {
    await page.goto('/dashboard')
    await shidaKartli(page).scrollIntoViewIfNeeded()
    const box = await shidaKartli(page).boundingBox()
    if (!box) throw new Error('the map is not shown')
    const resting = await mousePaw(page).boundingBox()
    await page.mouse.move(box.x, box.y)
    return { x: box.x, y: box.y, resting }
  }

  test('follows the mouse at 25 px, hidden from assistive technology and from clicks', async ({ page }) => {
    const { x, y } = await moveOverMap(page)
    await expect
      .poll(async () => {
        const paw = await mousePaw(page).boundingBox()
        return paw && { right: Math.round(paw.x - x), down: Math.round(paw.y - y) }
      })
      .toEqual({ right: 25, down: 25 })
    await expect(mousePaw(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(mousePaw(page)).toHaveCSS('pointer-events', 'none')
  })

  test.describe('for somebody who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('stays where it lies', async ({ page }) => {
      const { resting } = await moveOverMap(page)
      expect(await mousePaw(page).boundingBox()).toEqual(resting)
    })
  })
})

test.describe('the map in Georgian', () => {
  test.use({ locale: 'ka-GE' })

  test('names the regions as Georgian law does', async ({ page }) => {
    await page.goto('/dashboard')
    const buttons = page.getByRole('list', { name: 'საქართველოს რეგიონები' }).getByRole('button')
    await expect(buttons.first()).toHaveAccessibleDescription('აფხაზეთის ავტონომიური რესპუბლიკა')
    await expect(buttons.nth(7)).toHaveAccessibleDescription('ცხინვალის რეგიონი')
    await buttons.first().click()
    await expect(tooltip(page)).toHaveText(/^სულ:\s*მალე$/)
  })

  test('credits whose data it shows in Georgian', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: '© OpenStreetMap-ის ავტორები' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright',
    )
  })
})

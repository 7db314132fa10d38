import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const ball = (page: Page) => page.getByRole('button', { name: 'Bounce the ball' })
const expectToBounce = (page: Page) => expect(ball(page)).toHaveCSS('animation-name', 'ball-bounce')
const expectToBeStill = (page: Page) => expect(ball(page)).toHaveCSS('animation-name', 'none')

/** Opens the page with a clock that only the test moves. */
const openWithClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await expect(ball(page)).toBeVisible()
  await page.clock.pauseAt(60_000)
}

const expectToLeaveAfter1500 = async (page: Page): Promise<void> => {
  await page.clock.runFor(1499)
  await expect(page).toHaveURL('/')
  await page.clock.resume()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('from stray to safe')
}

test.describe('the landing page', () => {
  for (const language of ['en', 'ka']) {
    for (const [what, width, height] of [
      ['a telephone', 375, 667],
      ['a small telephone', 320, 568],
      ['a telephone on its side', 800, 360],
      ['a laptop at 200 %', 640, 400],
      ['a small laptop', 1024, 600],
      ['a tablet', 768, 1024],
      ['a low window', 1280, 560],
    ] as const) {
      test(`has the ball in sight on ${what}, in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await page.goto(`/?lng=${language}`)
        await page.evaluate('document.fonts.ready.then(() => undefined)')
        const inSight = page.getByRole('main').getByRole('button')
        await expect(inSight).toBeInViewport({ ratio: 1 })
        await inSight.click({ trial: true })
      })
    }
  }

  test('says what to do', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bounce a ball to get to the site')
  })

  test('answers a click with a bounce and, 1500 ms later, with the site', async ({ page }) => {
    await openWithClock(page)
    await expectToBeStill(page)
    await ball(page).click()
    await expectToBounce(page)
    await expectToLeaveAfter1500(page)
  })

  for (const key of ['Enter', 'Space']) {
    test(`takes ${key} for a click`, async ({ page }) => {
      await openWithClock(page)
      await ball(page).focus()
      await page.keyboard.press(key)
      await expectToBounce(page)
      await expectToLeaveAfter1500(page)
    })
  }

  test('does not start anew at a second click', async ({ page }) => {
    await openWithClock(page)
    await ball(page).click()
    await page.clock.runFor(1000)
    await ball(page).click()
    await page.clock.runFor(499)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(page).toHaveURL('/dashboard')
  })

  test.describe('for somebody who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('leaves the ball where it is and opens the site as ever', async ({ page }) => {
      await openWithClock(page)
      await ball(page).click()
      await expectToBeStill(page)
      await expectToLeaveAfter1500(page)
    })
  })

  test('does not lead anywhere once it was left', async ({ page }) => {
    await openWithClock(page)
    await ball(page).click()
    await page.evaluate(`history.pushState(null, '', '/colab'); dispatchEvent(new PopStateEvent('popstate'))`)
    await page.clock.resume()
    await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible()
    await page.clock.runFor(2000)
    await expect(page).toHaveURL('/colab')
  })

  test('has a way in for whoever has no scripts yet', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'from stray to safe' })).toHaveAttribute('href', '/dashboard')
  })
})

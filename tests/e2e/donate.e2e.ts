import { expect, test } from '../support/browser.ts'

/** Period in milliseconds, frames in it, and whether it runs, of everything that moves for ever. */
const endlessMotion = `document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations === Infinity)
  .map(({ effect, playState }) => [effect.getTiming().duration, effect.getKeyframes()[0].easing, playState])`

test.describe('the donate page', () => {
  test('leads to the projects', async ({ page }) => {
    await page.goto('/donate')
    await page.getByRole('main').getByRole('link', { name: 'DONATE' }).click()
    await expect(page).toHaveURL('/projects')
  })

  test('names its top contributors in three tiers, two places in each', async ({ page }) => {
    await page.goto('/donate')
    const contributors = page.getByRole('region', { name: 'Top Contributors' })
    await expect(contributors.getByRole('heading', { level: 3 })).toHaveText(['platinum', 'golden', 'silver'])
    for (const tier of ['platinum', 'golden', 'silver']) {
      const places = page.getByRole('region', { name: tier }).getByRole('listitem')
      await expect(places).toHaveCount(2)
      await expect(places.first()).toContainText('Your name here')
    }
  })

  test('tells three figures, and that they are samples', async ({ page }) => {
    await page.goto('/donate')
    await expect(page.getByRole('region', { name: 'In figures' }).getByRole('listitem')).toHaveText([
      '500+ shelters built',
      '900+ bowls filled every day',
      '300+ dogs safe at home',
    ])
    await expect(page.getByRole('region', { name: 'In figures' })).toContainText(
      'These three figures are samples',
    )
  })

  test('turns a paw once in 3000 ms, in frames of 100 ms, until it is stopped', async ({ page }) => {
    await page.goto('/donate')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(endlessMotion)).toEqual([[3000, 'steps(30)', 'running']])
    await page.getByRole('button', { name: 'Stop the paw' }).click()
    await expect.poll(() => page.evaluate(endlessMotion)).toEqual([[3000, 'steps(30)', 'paused']])
    await page.getByRole('button', { name: 'Start the paw' }).click()
    await expect.poll(() => page.evaluate(endlessMotion)).toEqual([[3000, 'steps(30)', 'running']])
  })

  test.describe('for who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('stands still, with nothing to stop', async ({ page }) => {
      await page.goto('/donate')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(endlessMotion)).toEqual([])
      await expect(page.getByRole('button', { name: 'Stop the paw' })).toBeHidden()
    })
  })

  test.describe('in Georgian', () => {
    test.use({ locale: 'ka-GE' })

    test('says the same', async ({ page }) => {
      await page.goto('/donate')
      await expect(page.getByRole('main').getByRole('link', { name: 'შემოწირე' })).toHaveAttribute(
        'href',
        '/projects',
      )
      const contributors = page.getByRole('region', { name: 'მთავარი მხარდამჭერები' })
      await expect(contributors.getByRole('heading', { level: 3 })).toHaveText(['პლატინა', 'ოქრო', 'ვერცხლი'])
      await expect(page.getByText('500+ აშენებული თავშესაფარი')).toBeVisible()
    })
  })
})

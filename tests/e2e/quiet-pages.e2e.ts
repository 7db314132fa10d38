import { expect, test } from '../support/browser.ts'
import { watchCalls } from '../support/calls.ts'

const comingSoon = {
  'en-US': { title: 'Coming soon', text: 'The road here is still being laid.' },
  'ka-GE': { title: 'მალე', text: 'აქ მოსასვლელ გზას ჯერ ვაგებთ.' },
}

for (const [locale, { title, text }] of Object.entries(comingSoon)) {
  test.describe(`a page that is coming soon, in ${locale}`, () => {
    test.use({ locale })

    for (const path of ['/projects', '/adopt', '/events']) {
      test(`${path} says so`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('main')).toContainText(text)
      })
    }
  })
}

const galleryTitles = { 'en-US': 'our strays', 'ka-GE': 'ჩვენი ძაღლები' }

for (const [locale, title] of Object.entries(galleryTitles)) {
  test.describe(`the gallery in ${locale}`, () => {
    test.use({ locale })

    test('has a header and nine empty tiles, and loads nothing into them', async ({ page }) => {
      const calls = watchCalls(page)
      await page.goto('/gallery')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.locator('li')).toHaveCount(9)
      await expect(main.locator('li')).toHaveText(Array(9).fill(''))
      await expect(main.locator('img, iframe, video, picture')).toHaveCount(0)
      expect(calls).toEqual([page.url()])
    })
  })
}

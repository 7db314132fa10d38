import { expect, test } from '../support/browser.ts'

const footer = {
  'en-US': { about: 'about', privacy: 'privacy', terms: 'terms' },
  'ka-GE': { about: 'ჩვენ შესახებ', privacy: 'კონფიდენციალურობა', terms: 'წესები და პირობები' },
} as const

for (const [locale, names] of Object.entries(footer)) {
  test.describe(`at the foot of every page, in ${locale}`, () => {
    test.use({ locale })

    for (const name of ['privacy', 'terms'] as const) {
      test(`${name} leads to what is said of it, and on to a page of its own`, async ({ page }) => {
        await page.goto('/sign-in')
        const foot = page.getByRole('contentinfo')
        await foot.getByRole('navigation').getByRole('link', { name: names[name] }).click()
        await expect(page).toHaveURL(`/sign-in#${name}`)
        const section = foot.getByRole('region', { name: names[name] })
        await expect(section).toBeFocused()
        await section.getByRole('link').click()
        await expect(page).toHaveURL(`/${name}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[name])
        await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/colab')
      })
    }

    test('about leads to the dashboard from any page', async ({ page }) => {
      await page.goto('/gallery')
      await page.getByRole('contentinfo').getByRole('link', { name: names.about }).click()
      await expect(page).toHaveURL('/dashboard')
      await expect(page.locator('#about')).toBeFocused()
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('about, privacy and terms lead somewhere all the same', async ({ page }) => {
    await page.goto('/projects')
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
    for (const name of ['privacy', 'terms']) {
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', `#${name}`)
      await expect(page.locator(`#${name}`)).toContainText(/\w{3}/)
    }
    await links.filter({ hasText: 'about' }).click()
    await expect(page).toHaveURL('/dashboard#about')
  })
})

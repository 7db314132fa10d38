import { expect, test } from '../support/browser.ts'
import { launchGivingHere } from '../support/giving.ts'

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

test.describe('where the money went', () => {
  test.afterEach(({ gateway }) => launchGivingHere(gateway, false))

  test('is led to from the foot of every page once gifts are taken, and the terms say how', async ({
    page,
    gateway,
  }) => {
    const foot = page.getByRole('contentinfo')
    await page.goto('/terms')
    await expect(foot).toContainText('No money is taken on its pages')
    await expect(page.getByRole('main')).toContainText('Whatever you press here, no money is taken.')
    await expect(foot.getByRole('link', { name: 'where the money went' })).toHaveCount(0)

    await launchGivingHere(gateway, true)
    await page.reload()
    await expect(foot).toContainText('Gifts are paid by bank transfer')
    await expect(page.getByRole('main')).toContainText('A gift is paid by bank transfer')
    for (const part of ['giving every month', 'when a gift goes back', 'receipts'])
      await expect(page.getByRole('term').filter({ hasText: part })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/no money is taken/i)
    await foot.getByRole('link', { name: 'where the money went' }).click()
    await expect(page).toHaveURL('/accounts')
  })

  test('is said where it is paid and what of that is kept, once gifts are taken', async ({
    page,
    gateway,
  }) => {
    const payments = page.getByRole('heading', { name: 'paying and receipts' })
    await page.goto('/privacy')
    await expect(payments).toHaveCount(0)
    await launchGivingHere(gateway, true)
    await page.reload()
    await expect(payments).toBeVisible()
    for (const part of ['who takes your card', 'a gift of every month', 'receipts'])
      await expect(page.getByRole('term').filter({ hasText: part })).toBeVisible()
  })
})

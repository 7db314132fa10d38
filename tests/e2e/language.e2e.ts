import { expect, test } from '../support/browser.ts'

const georgian = /GEO/
const english = /ENG/

test('English is the language of whoever asks for none', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: english })).toHaveAttribute('aria-pressed', 'true')
})

test('an address can ask for Georgian', async ({ page }) => {
  await page.goto('/sign-in?lng=ka')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('შესვლა')
})

test.describe('a Georgian browser', () => {
  test.use({ locale: 'ka-GE' })

  test('is served in Georgian', async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  })
})

test('the toggle changes the page, keeps what was typed, and is remembered', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Username').fill('nino')
  await page.getByRole('button', { name: georgian }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByLabel('მომხმარებლის სახელი')).toHaveValue('nino')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  await page.getByRole('button', { name: english }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a project is read in the language of the page', async ({ page, gateway }) => {
  await page.goto(`/projects/${await gateway.projectId('A warm winter for forty dogs in Gori')}`)
  await page.getByRole('button', { name: georgian }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('თბილი ზამთარი ორმოცი ძაღლისთვის გორში')
  await page.getByRole('button', { name: english }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A warm winter for forty dogs in Gori')
})

import { expect, test } from '../support/browser.ts'
import { refuse } from '../support/intercept.ts'

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

for (const { locale, shown, other, amount, failed } of [
  {
    locale: 'en-US',
    shown: 'A warm winter for forty dogs in Gori',
    other: { button: georgian, title: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში' },
    amount: 'Amount',
    failed: 'The Georgian page could not be loaded. Check your connection, then press GEO again.',
  },
  {
    locale: 'ka-GE',
    shown: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში',
    other: { button: english, title: 'A warm winter for forty dogs in Gori' },
    amount: 'თანხა',
    failed: 'გვერდი ინგლისურად ვერ ჩაიტვირთა. შეამოწმე ინტერნეტკავშირი და სცადე თავიდან.',
  },
]) {
  test.describe(`a page that cannot be had in the other language, to a reader of ${locale}`, () => {
    test.use({ locale })

    test('stays as it is, and is asked for again at the next press', async ({ page, gateway }) => {
      await page.goto(`/projects/${await gateway.projectId('A warm winter for forty dogs in Gori')}`)
      const title = page.getByRole('heading', { level: 1 })
      const typed = page.getByLabel(amount, { exact: true })
      await typed.fill('75')
      await refuse(page, 'Project', 'unavailable', 'service temporarily unavailable')
      await page.getByRole('button', { name: other.button }).click()
      await expect(page.getByText(failed)).toBeVisible()
      await expect(title).toHaveText(shown)
      await expect(typed).toHaveValue('75')
      await expect(page.getByRole('button', { name: other.button })).toHaveAttribute('aria-pressed', 'false')
      await page.unrouteAll()
      await page.getByRole('button', { name: other.button }).click()
      await expect(title).toHaveText(other.title)
      await expect(page.getByLabel(/^(Amount|თანხა)$/)).toHaveValue('75')
    })
  })
}

import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'

const password = (page: Page) => page.locator('input[name=password]')
const confirmation = (page: Page) => page.locator('input[name=confirmPassword]')
const notice = (page: Page) => page.getByRole('main').getByRole('status')

/** The lists of common passwords the page has asked for. */
const watchLists = (page: Page): string[] => {
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('common-passwords')) lists.push(request.url())
  })
  return lists
}

const warnings = {
  'en-US': 'Many people use this password, so it is easily guessed. Another one is safer.',
  'ka-GE': 'ამ პაროლს ბევრი იყენებს, ამიტომ მისი გამოცნობა ადვილია. სჯობს, სხვა მოიფიქრო.',
}

for (const [locale, warning] of Object.entries(warnings)) {
  test.describe(`choosing a password in ${locale}`, () => {
    test.use({ locale })

    test.beforeEach(({ page }) => page.goto('/sign-up'))

    test('is warned of a common one when the field is left', async ({ page }) => {
      await password(page).fill('Password1')
      await expect(notice(page)).toHaveText('')
      await confirmation(page).focus()
      await expect(notice(page)).toHaveText(warning)
      await expect(password(page)).toHaveAccessibleDescription(new RegExp(`${warning}$`))
      await expect(password(page)).not.toHaveAttribute('aria-invalid')
      expect(await violationsOn(page)).toEqual([])
    })
  })
}

test.describe('the warning of a common password', () => {
  test('goes as soon as the password is another', async ({ page }) => {
    await page.goto('/sign-up')
    await password(page).fill('Password1')
    await confirmation(page).focus()
    await expect(notice(page)).toContainText('Many people')
    await password(page).press('End')
    await password(page).pressSequentially('!')
    await expect(notice(page)).toHaveText('')
    await password(page).fill('a walk in the park')
    await confirmation(page).focus()
    await expect(notice(page)).toHaveText('')
  })

  test('keeps nobody from signing up', async ({ page }, { workerIndex }) => {
    await page.goto('/sign-up')
    await page.getByLabel('First name').fill('Nino')
    await page.getByLabel('Last name').fill('Beridze')
    await page.getByLabel('Email').fill(`common${workerIndex}@example.org`)
    await page.getByLabel('Username').fill(`common${workerIndex}`)
    await password(page).fill('Password1')
    await confirmation(page).fill('Password1')
    await expect(notice(page)).toContainText('Many people')
    await page.getByRole('button', { name: 'sign up' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('does not move the button away from under a pressed mouse', async ({ page }) => {
    await page.goto('/sign-up')
    await password(page).fill('Password1')
    await confirmation(page).focus()
    await expect(notice(page)).toContainText('Many people')
    await password(page).fill('Password2')
    await expect(notice(page)).toHaveText('')
    const button = page.getByRole('button', { name: 'sign up' })
    await button.hover()
    const before = await button.boundingBox()
    await page.mouse.down()
    await expect(password(page)).not.toBeFocused()
    expect(await button.boundingBox()).toEqual(before)
    await page.mouse.up()
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
    await expect(notice(page)).toContainText('Many people')
  })

  test('asks for the list only when there is a password to look for', async ({ page }) => {
    const lists = watchLists(page)
    await page.goto('/sign-in')
    await page.goto('/sign-up')
    await password(page).fill('short')
    await confirmation(page).focus()
    await page.reload()
    expect(lists).toEqual([])
    await password(page).fill('a walk in the park')
    await confirmation(page).focus()
    await expect.poll(() => lists).toHaveLength(1)
  })

  test('says nothing where the list cannot be had', async ({ page, complaints }) => {
    await page.route('**/common-passwords*', (route) => route.abort())
    await page.goto('/sign-up')
    await password(page).fill('Password1')
    await confirmation(page).focus()
    await expect.poll(() => complaints.join()).toContain('The common passwords could not be loaded.')
    await expect(notice(page)).toHaveText('')
    const others = complaints.splice(0).filter((each) => !/net::ERR_FAILED|could not be loaded/.test(each))
    expect(others).toEqual([])
  })
})

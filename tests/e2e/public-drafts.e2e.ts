import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** The address is another before the page is. */
const expectDonatePage = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/donate')
  await expect(page.locator('main form')).toHaveCount(0)
}

test.describe('what anybody types on the site', () => {
  test('is there again after a way that led nowhere without a connection, which comes back by itself', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/colab')
    await page.getByLabel('Name').fill('Elene')
    await page.getByLabel('Message').fill('A long letter')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'donate' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page.getByLabel('Name')).toHaveValue('Elene')
    await expect(page.getByLabel('Message')).toHaveValue('A long letter')
    expect(complaints.splice(0).every((each) => each.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true)
  })

  test('is there again in the letter after signing in', async ({ page }) => {
    await page.goto('/colab')
    await page.getByLabel('Message').fill('Half a letter')
    await page.getByRole('banner').getByRole('link', { name: 'sign in' }).click()
    await page.getByLabel('Username').fill('visitor')
    await page.getByLabel('Password', { exact: true }).fill('from-stray-to-safe')
    await page.getByRole('main').getByRole('button', { name: 'sign in', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('banner').getByRole('link', { name: 'colab' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('Half a letter')
  })

  test('is there again where one signs up, but for the passwords', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByLabel('First name').fill('Elene')
    await page.getByLabel('Password', { exact: true }).fill('as long as it takes')
    await page.getByRole('radio', { name: 'Business' }).check()
    await page.getByRole('banner').getByRole('link', { name: 'donate' }).click()
    await expectDonatePage(page)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('as long')
    await page.goBack()
    await expect(page.getByLabel('First name')).toHaveValue('Elene')
    await expect(page.getByRole('radio', { name: 'Business' })).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('is there again in the newsletter', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('textbox', { name: 'Email' }).fill('elene@example.org')
    await page.getByRole('banner').getByRole('link', { name: 'donate' }).click()
    await expectDonatePage(page)
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('elene@example.org')
  })

  test('is no longer there once it is sent', async ({ page }) => {
    await page.goto('/colab')
    await page.getByLabel('Name').fill('Elene')
    await page.getByLabel('Email').fill('elene@example.org')
    await page.getByLabel('Message').fill('A letter')
    await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await page.getByRole('banner').getByRole('link', { name: 'donate' }).click()
    await expectDonatePage(page)
    await page.goBack()
    await expect(page.getByLabel('Name')).toHaveValue('')
  })
})

test.describe('what somebody types who is signed in', () => {
  test.use({ signedInAs: 'visitor' })

  test('of themselves is there again, and open', async ({ page }) => {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit: Name' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Another name')
    await page.getByRole('banner').getByRole('link', { name: 'donate' }).first().click()
    await expectDonatePage(page)
    await page.goBack()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Another name')
    await expect(page.getByLabel('Name', { exact: true })).toBeEditable()
  })
})

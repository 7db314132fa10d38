import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, sessionKey, test } from '../support/browser.ts'
import { watchCalls } from '../support/calls.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const storedUser = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse(String(await page.evaluate(`localStorage.getItem('${sessionKey}')`)))

test.describe('My Info', () => {
  test.use({ signedInAs: 'visitor' })

  test.beforeEach(({ page }) => page.goto('/profile'))

  test('shows name, email, username and account type, all locked', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Info')
    const shown = {
      Name: 'ლუკა ჯაფარიძე',
      Email: 'visitor@example.org',
      Username: 'visitor',
      'Account type': 'Individual',
    }
    for (const [label, value] of Object.entries(shown)) {
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('readonly')
    }
    await expect(page.getByRole('button', { name: 'Edit: Account type' })).toHaveCount(0)
  })

  for (const label of ['Name', 'Email', 'Username']) {
    test(`unlocks ${label} by its pencil, and that alone`, async ({ page }) => {
      await page.getByRole('button', { name: `Edit: ${label}` }).click()
      await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused()
      await expect(page.getByRole('textbox', { name: label, exact: true })).toBeEditable()
      await expect(page.locator('input[readonly]')).toHaveCount(3)
    })
  }

  test('confirms changes in local storage alone: no request, locked again, shown in the header at once', async ({
    page,
  }) => {
    const before = await storedUser(page)
    const calls = watchCalls(page)
    await page.getByRole('button', { name: 'Edit: Username' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill('luka')
    await page.getByRole('button', { name: 'Edit: Email' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('luka@example.org')
    await page.getByRole('button', { name: 'Confirm Changes' }).click()
    await expect(toasts(page)).toContainText('Profile updated!')
    await expect(page.getByRole('banner').getByRole('button', { name: 'luka' })).toBeVisible()
    await expect(page.locator('input[readonly]')).toHaveCount(4)
    expect(await storedUser(page)).toEqual({ ...before, username: 'luka', email: 'luka@example.org' })
    expect(calls).toEqual([])
  })

  for (const label of ['Name', 'Email', 'Username']) {
    test(`needs ${label}`, async ({ page }) => {
      const before = await storedUser(page)
      await page.getByRole('button', { name: `Edit: ${label}` }).click()
      await page.getByRole('textbox', { name: label, exact: true }).fill('')
      await page.getByRole('button', { name: 'Confirm Changes' }).click()
      await expect(page.getByRole('textbox', { name: label, exact: true })).toBeFocused()
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAccessibleDescription(
        `Fill in “${label}”`,
      )
      expect(await storedUser(page)).toEqual(before)
    })
  }

  test.describe('in Georgian', () => {
    test.use({ locale: 'ka-GE', contextOptions: { reducedMotion: 'reduce' } })

    test('is for everybody: no barrier axe knows of, and no sideways scrolling', async ({ page }) => {
      await page.getByRole('button', { name: 'შეცვლა: ელფოსტა' }).click()
      await page.getByRole('textbox', { name: 'ელფოსტა' }).fill('luka@')
      await page.getByRole('button', { name: 'ცვლილებების შენახვა' }).click()
      await expect(page.getByRole('textbox', { name: 'ელფოსტა' })).toHaveAccessibleDescription(/ელფოსტა/)
      await keepPicture(page, 'profile-of-user-ka-1280', { fullPage: true })
      expect(await violationsOn(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
      await page.getByRole('textbox', { name: 'ელფოსტა' }).fill('luka@example.org')
      await page.getByRole('button', { name: 'ცვლილებების შენახვა' }).click()
      await expect(page.getByRole('region', { name: 'შეტყობინებები' })).toContainText('მონაცემები განახლდა!')
    })
  })
})

test('My Info shows a visitor the way to sign in', async ({ page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Info')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
})

test.describe('a forgotten password', () => {
  test('is answered with a confirmation, and no request', async ({ page }) => {
    await page.goto('/forgot-password')
    const calls = watchCalls(page)
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
    await page.getByLabel('Email').fill('nino@example.org')
    await page.getByRole('button', { name: 'send reset link' }).click()
    await expect(toasts(page)).toContainText('Password reset link sent')
    expect(calls).toEqual([])
  })

  test('needs an email', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByRole('button', { name: 'send reset link' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Fill in “Email”/)
    await expect(toasts(page)).not.toContainText('Password reset link sent')
  })

  test.describe('in Georgian', () => {
    test.use({ locale: 'ka-GE' })

    test('is confirmed in Georgian', async ({ page }) => {
      await page.goto('/forgot-password')
      await page.getByLabel('ელფოსტა').fill('nino@example.org')
      await page.getByRole('button', { name: 'ბმულის გამოგზავნა' }).click()
      await expect(page.getByRole('region', { name: 'შეტყობინებები' })).toContainText(
        'პაროლის აღდგენის ბმული გამოგზავნილია',
      )
    })
  })
})

test.describe('My Info of an admin', () => {
  test.use({ signedInAs: 'admin' })

  test('leads to the admin area, without a reload', async ({ page }) => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'To the admin area' }).click()
    await expect(page).toHaveURL('/admin/projects')
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  })
})

import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { holdBack } from '../support/intercept.ts'

const email = (page: Page) => page.getByRole('main').getByLabel('Email')
const subscribe = (page: Page) => page.getByRole('button', { name: 'subscribe' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const isSubscription = (request: Request): boolean =>
  request.method() === 'POST' && (request.postData() ?? '').includes('SubscribeToNewsletter')

/** Gathers the subscriptions the page sends from now on. */
const subscriptionsOf = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (isSubscription(request)) sent.push(request.postData() ?? '')
  })
  return sent
}

const answerWith = (page: Page, message: string, code: string, errors: unknown[] = []) =>
  page.route('**/graphql**', (route) =>
    isSubscription(route.request())
      ? route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, errors } }] } })
      : route.fallback(),
  )

test.describe('the newsletter', () => {
  test.beforeEach(({ page }) => page.goto('/dashboard'))

  test('asks for an email, and must have one', async ({ page }) => {
    await expect(email(page)).toHaveAttribute('type', 'email')
    await expect(email(page)).toHaveAttribute('required', '')
    await expect(email(page)).toHaveAttribute('autocomplete', 'email')
  })

  test('says "subscribed!" and is ready for another', async ({ page }) => {
    await email(page).fill('nino@example.org')
    await subscribe(page).click()
    await expect(toasts(page)).toContainText('subscribed!')
    await expect(email(page)).toHaveValue('')
  })

  test('cannot be changed while it is on its way', async ({ page }) => {
    const held = await holdBack(page, 'SubscribeToNewsletter')
    await email(page).fill('nino@example.org')
    await email(page).press('Enter')
    await expect.poll(() => held.length).toBe(1)
    await page.keyboard.type('ia')
    await expect(email(page)).toHaveValue('nino@example.org')
    await held[0]?.continue()
    await expect(email(page)).toHaveValue('')
    await expect(email(page)).toBeEditable()
  })

  test('skips an empty form and shows where it is empty', async ({ page }) => {
    const sent = subscriptionsOf(page)
    await subscribe(page).click()
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(email(page)).toHaveAccessibleDescription(/\S/)
    expect(sent).toEqual([])
  })

  test('does not send what is no email, and keeps it', async ({ page }) => {
    const sent = subscriptionsOf(page)
    await email(page).fill('nino@')
    await email(page).press('Enter')
    await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(email(page)).toHaveValue('nino@')
    expect(sent).toEqual([])
    await email(page).pressSequentially('example.org')
    await expect(email(page)).not.toHaveAttribute('aria-invalid')
    await expect(email(page)).toHaveAccessibleDescription('')
  })

  test('shows the error text of the server as an error, and keeps what was typed', async ({ page }) => {
    await answerWith(page, 'too many requests, try again later', 'rate_limited')
    await email(page).fill('nino@example.org')
    await subscribe(page).click()
    const failure = toasts(page).getByRole('listitem')
    await expect(failure).toHaveText('too many requests, try again later')
    await expect(failure).toHaveClass(/text-error/)
    await expect(email(page)).toHaveValue('nino@example.org')
  })

  test('takes a double click for one', async ({ page }) => {
    const sent = subscriptionsOf(page)
    await email(page).fill('giorgi@example.org')
    await subscribe(page).dblclick()
    await expect(toasts(page)).toContainText('subscribed!')
    expect(sent.filter((body) => body.includes('giorgi@example.org'))).toHaveLength(1)
  })
})

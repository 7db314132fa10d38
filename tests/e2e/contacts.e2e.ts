import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const letter = {
  Name: 'ნინო Beridze',
  Email: 'nino@example.org',
  Message: 'A dog with a blue collar waits at the bus stop.\nHe limps.',
}
const labels = ['Name', 'Email', 'Message'] as const

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const sendButton = (page: Page) => page.getByRole('main').getByRole('button')

const write = async (page: Page): Promise<void> => {
  for (const label of labels) await page.getByLabel(label).fill(letter[label])
}

const expectKept = async (page: Page): Promise<void> => {
  for (const label of labels) await expect(page.getByLabel(label)).toHaveValue(letter[label])
}

/** Keeps the form's requests back until they are answered by hand. */
const holdRequests = async (page: Page) => {
  const held: Route[] = []
  await page.route('**/graphql', (route) => {
    held.push(route)
  })
  return held
}

const refusal = (message: string, extensions: object) => ({
  status: 200,
  json: { data: null, errors: [{ message, extensions }] },
})

test.describe('the contact form', () => {
  test.beforeEach(({ page }) => page.goto('/colab'))

  test('is headed "Get In Touch" and asks for name, email and message', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch')
    await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByLabel('Message')).toBeEditable()
  })

  for (const missing of labels) {
    test(`is not sent without ${missing}`, async ({ page }) => {
      const held = await holdRequests(page)
      await write(page)
      await page.getByLabel(missing).fill('')
      await sendButton(page).click()
      await expect(toasts(page)).toContainText('Please fill in all fields')
      await expect(page.getByLabel(missing)).toBeFocused()
      await expect(page.getByLabel(missing)).toHaveAccessibleDescription(`Fill in “${missing}”`)
      expect(held).toEqual([])
    })
  }

  test('says at each empty field that it is needed, and leads to the first', async ({ page }) => {
    await sendButton(page).click()
    await expect(page.getByText(/^Fill in “/)).toHaveCount(3)
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  test('asks for an email that looks like one', async ({ page }) => {
    const held = await holdRequests(page)
    await write(page)
    await page.getByLabel('Email').fill('nino@')
    await sendButton(page).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/)
    await expect(toasts(page)).not.toContainText('Please fill in all fields')
    expect(held).toEqual([])
  })

  test('reaches the team; the button says SENDING... meanwhile, and the form is cleared', async ({
    page,
    gateway,
  }) => {
    const held = await holdRequests(page)
    await write(page)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('SENDING...')
    for (const label of labels) await expect(page.getByLabel(label)).not.toBeEditable()
    await expect(sendButton(page)).toHaveAttribute('disabled')
    await expectKept(page)
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()

    await expect(toasts(page)).toContainText('Message sent successfully!')
    await expect(sendButton(page)).toHaveText('SEND MESSAGE')
    await expect(sendButton(page)).toBeFocused()
    for (const label of labels) await expect(page.getByLabel(label)).toHaveValue('')

    const { token } = await gateway.sessionOf('admin')
    const answer = await fetch(`${gateway.address}/api/contacts?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toEqual([
      expect.objectContaining({ name: letter.Name, email: letter.Email, message: letter.Message }),
    ])
  })

  test('is sent once by a double click', async ({ page }) => {
    const held = await holdRequests(page)
    await write(page)
    await sendButton(page).dblclick()
    await expect(sendButton(page)).toHaveText('SENDING...')
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(toasts(page)).toContainText('Message sent successfully!')
    expect(held).toHaveLength(1)
  })

  test('keeps all that was typed when it cannot be sent, and can be sent again', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      route.fulfill(refusal('service temporarily unavailable', { code: 'unavailable' })),
    )
    await write(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText('Failed to send message. Please try again.')
    await expect(sendButton(page)).toHaveText('SEND MESSAGE')
    await expectKept(page)

    await page.unroute('**/graphql')
    // Not in its middle: the notice that slides in over it may take half of a press.
    await sendButton(page).click({ position: { x: 24, y: 24 } })
    await expect(toasts(page)).toContainText('Message sent successfully!')
  })

  test('shows at the field what the server refused', async ({ page }) => {
    const errors = [{ field: 'message', code: 'too_long', message: 'message is too long' }]
    await page.route('**/graphql', (route) =>
      route.fulfill(refusal('message is too long', { code: 'validation_failed', errors })),
    )
    await write(page)
    await sendButton(page).click()
    await expect(toasts(page)).toContainText('Failed to send message. Please try again.')
    await expect(page.getByLabel('Message')).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      'Shorten “Message” to 5,000 characters or fewer',
    )
    await expectKept(page)
  })
})

test.describe('the contact form in Georgian', () => {
  test.use({ locale: 'ka-GE' })

  test('asks, sends and thanks in Georgian', async ({ page }) => {
    await page.goto('/colab')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('დაგვიკავშირდი')
    const said = page.getByRole('region', { name: 'შეტყობინებები' })
    await sendButton(page).click()
    await expect(said).toContainText('გთხოვ, შეავსე ყველა ველი')
    await page.getByLabel('სახელი').fill('ნინო')
    await page.getByLabel('ელფოსტა').fill('nino@example.org')
    await page.getByLabel('წერილი').fill('გაჩერებასთან ძაღლი ზის.')
    const held = await holdRequests(page)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('იგზავნება…')
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(said).toContainText('წერილი წარმატებით გაიგზავნა!')
  })
})

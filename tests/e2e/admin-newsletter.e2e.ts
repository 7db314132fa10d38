import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { csvRows } from '../support/csv.ts'
import { unique } from '../support/event-pages.ts'
import { holdBack, refuse } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { asAdmin, createEvent } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = [
  {
    locale: 'en-US',
    notifications: 'Notifications',
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'Unsubscribed: ',
    undo: 'Undo',
    back: 'Back on the list: ',
    takenOff: /^Taken off within a day: /,
    putBack: 'Put back',
    found: 'Found: 1',
    nothing: 'Nothing found.',
    subscribers: /^3 subscribers/,
    fewer: '2 subscribers',
    remove: 'Remove',
    removed: 'Off the list: ',
  },
  {
    locale: 'ka-GE',
    notifications: 'შეტყობინებები',
    unsubscribe: 'გამოწერის გაუქმება:',
    unsubscribed: 'გამოწერა გაუქმდა: ',
    undo: 'უკან დაბრუნება',
    back: 'ისევ სიაშია: ',
    takenOff: /^ერთი დღის განმავლობაში ამოღებულია: /,
    putBack: 'სიაში დაბრუნება:',
    found: 'ნაპოვნია: 1',
    nothing: 'ვერაფერი მოიძებნა.',
    subscribers: /^3 მონაწილე/,
    fewer: '2 მონაწილე',
    remove: 'ამოშლა:',
    removed: 'სიიდან ამოიშალა: ',
  },
] as const

const mark = () => crypto.randomUUID().slice(0, 8)

const subscribe = (gateway: Gateway, email: string, source?: string) =>
  asAdmin(gateway, '/api/newsletter/subscribe', { method: 'POST', body: { email, source } })

interface Reader {
  id: string
}

const readersCalled = (gateway: Gateway, email: string) =>
  asAdmin<Reader[]>(gateway, `/api/newsletter/readers?search=${email}`)

const toasts = (page: Page, name: string) => page.getByRole('region', { name })

test.use({ signedInAs: 'admin' })

for (const words of languages) {
  for (const width of widthsFor(words.locale, 'telephone')) {
    test.describe(`in ${words.locale} at ${width} px`, () => {
      test.use({ locale: words.locale, viewport: { width, height: 812 } })

      test('a reader is unsubscribed by one press, and put back by one', async ({ page, gateway }) => {
        const email = `reader-${mark()}@example.org`
        await subscribe(gateway, email, 'dashboard')
        await page.goto(`/admin/newsletter?search=${email}`)
        await expect(page.getByRole('status').filter({ hasText: words.found })).toBeVisible()
        const { press, count } = countingPresses(page)
        await press(page.getByRole('button', { name: `${words.unsubscribe} ${email}` }))
        expect(count()).toBe(1)
        await expect(toasts(page, words.notifications)).toContainText(words.unsubscribed + email)
        await expect(page.getByText(words.nothing)).toBeVisible()
        await press(page.getByRole('button', { name: words.undo, exact: true }))
        expect(count()).toBe(2)
        await expect(toasts(page, words.notifications)).toContainText(words.back + email)
        await expect(page.getByRole('rowheader', { name: email })).toBeVisible()
        await keepPicture(page, `newsletter-${words.locale}-${width}`)
        await expectForEverybody(page)
      })

      test('whoever was taken off is put back by two presses later, as they were', async ({
        page,
        gateway,
      }) => {
        const email = `reader-${mark()}@example.org`
        await subscribe(gateway, email, 'dashboard')
        const [reader] = await readersCalled(gateway, email)
        await asAdmin(gateway, `/api/newsletter/readers/${reader?.id}`, { method: 'DELETE' })
        await page.goto(`/admin/newsletter?search=${email}`)
        const { press, count } = countingPresses(page)
        await press(page.getByRole('button', { name: words.takenOff }))
        await keepPicture(page, `newsletter-taken-off-${words.locale}-${width}`, { fullPage: true })
        await expectForEverybody(page)
        await press(page.getByRole('button', { name: `${words.putBack} ${email}` }))
        expect(count()).toBe(2)
        await expect(toasts(page, words.notifications)).toContainText(words.back + email)
        await expect(page.getByRole('rowheader', { name: email })).toBeVisible()
        await expect(page.getByRole('button', { name: `${words.putBack} ${email}` })).toHaveCount(0)
        expect(await readersCalled(gateway, email)).toEqual([reader])
      })

      test('a subscriber is taken off the list of an event by two presses, and put back by one', async ({
        page,
        gateway,
      }) => {
        const title = unique('A walk')
        const people = ['Ana', 'Gia', 'Nino'].map((name) => ({ name, email: `${name}@example.org` }))
        await createEvent(gateway, { title, content: 'At noon.' }, people)
        await page.goto(`/admin/events?search=${encodeURIComponent(title)}`)
        const { press, count } = countingPresses(page)
        await press(page.getByRole('button', { name: words.subscribers }))
        await press(page.getByRole('button', { name: `${words.remove} Gia` }))
        expect(count()).toBe(2)
        await expect(toasts(page, words.notifications)).toContainText(`${words.removed}Gia`)
        await expect(page.getByRole('button', { name: `${words.remove} Ana` })).toBeFocused()
        await expect(page.getByRole('button', { name: words.fewer })).toBeVisible()
        await press(page.getByRole('button', { name: words.undo, exact: true }))
        expect(count()).toBe(3)
        await expect(toasts(page, words.notifications)).toContainText(`${words.back}Gia`)
        await expect(page.getByRole('button', { name: words.subscribers })).toBeVisible()
        await expect(page.getByRole('button', { name: `${words.remove} Gia` })).toBeVisible()
        await keepPicture(page, `subscribers-${words.locale}-${width}`)
        await expectForEverybody(page)
      })
    })
  }
}

test('whoever has subscribed again meanwhile is not there to be put back', async ({ page, gateway }) => {
  const email = `reader-${mark()}@example.org`
  await subscribe(gateway, email)
  const [reader] = await readersCalled(gateway, email)
  await asAdmin(gateway, `/api/newsletter/readers/${reader?.id}`, { method: 'DELETE' })
  await page.goto(`/admin/newsletter?search=${email}`)
  await page.getByRole('button', { name: /^Taken off within a day: / }).click()
  const putBack = page.getByRole('button', { name: `Put back ${email}` })
  await expect(putBack).toBeVisible()
  await subscribe(gateway, email, 'dashboard')
  await page.reload()
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible()
  await expect(page.getByText('Loading readers...')).toHaveCount(0)
  const others = page.getByRole('button', { name: /^Taken off within a day: / })
  if ((await others.count()) > 0) await others.click()
  await expect(putBack).toHaveCount(0)
})

test('the room lists who reads, in which language, from where and since when', async ({ page, gateway }) => {
  const email = `reader-${mark()}@example.org`
  await subscribe(gateway, email, 'dashboard')
  await page.goto('/admin/projects')
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeFocused()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('English')
  await expect(row).toContainText('Main page')
  await page.getByLabel('Show', { exact: true }).selectOption('In Georgian')
  await expect(row).toHaveCount(0)
  await page.getByLabel('Show', { exact: true }).selectOption('From the main page')
  await expect(row).toBeVisible()
})

test('the form of the main page says where it stands', async ({ page }) => {
  const email = `visitor-${mark()}@example.org`
  await page.goto('/dashboard')
  await page.getByRole('textbox', { name: /email/i }).fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(toasts(page, 'Notifications')).toContainText('subscribed!')
  await page.goto(`/admin/newsletter?search=${email}`)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Main page')
})

test('readers are saved as a file, narrowed as the screen is', async ({ page, gateway }) => {
  const email = `reader-${mark()}@example.org`
  await subscribe(gateway, email)
  await page.goto(`/admin/newsletter?search=${email}`)
  const arrives = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV: readers of the newsletter' }).click()
  const rows = csvRows(await readFile(await (await arrives).path(), 'utf8'))
  expect(rows).toMatchObject([{ Email: email, 'Subscribed on': 'Elsewhere' }])
})

test('who could not be unsubscribed stays, and it is said', async ({ page, gateway }) => {
  const email = `reader-${mark()}@example.org`
  await subscribe(gateway, email)
  await page.goto(`/admin/newsletter?search=${email}`)
  await refuse(page, 'UnsubscribeReader', 'unavailable', 'service temporarily unavailable')
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await expect(toasts(page, 'Notifications')).toContainText(`Failed to unsubscribe ${email}`)
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible()
})

test('the readers are loading until they are there', async ({ page }) => {
  const held = await holdBack(page, 'AdminReaders')
  await page.goto('/admin/newsletter')
  await expect(page.getByText('Loading readers...')).toBeVisible()
  await expect(() => expect(held).toHaveLength(1)).toPass()
  await held[0]?.continue()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('the readers can be asked for again when they could not be fetched', async ({ page }) => {
  await refuse(page, 'AdminReaders', 'unavailable', 'service temporarily unavailable')
  await page.goto('/admin/newsletter')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch the readers')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { openEvents, row, unique } from '../support/event-pages.ts'
import { holdBack, intercept, refuse } from '../support/intercept.ts'
import { createEvent } from '../support/records.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    email: `person.${index + 1}@example.org`,
  }))

const nothing = {
  __typename: 'EventConnection',
  nodes: [],
  totalCount: 0,
  offset: 0,
  previousCursor: null,
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
}

for (const path of ['/admin/events', '/admin/events/create', '/admin/events/edit/any']) {
  test(`${path} is closed to a visitor`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  })

  test.describe('for a user who is no admin', () => {
    test.use({ signedInAs: 'visitor' })

    test(`${path} is closed as well`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    })
  })
}

test.describe('the events', () => {
  test.use({ signedInAs: 'admin' })

  test('are loading until they are there, all by one query', async ({ page }) => {
    const held = await holdBack(page, 'AdminEvents')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) asked.push(request.url())
    })
    await page.goto('/admin/events')
    await expect(page.getByText('Loading events...')).toBeVisible()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(row(page, 'A walk in memory')).toBeVisible()
    // The menu beside it counts new messages and letters that failed, and leads to letters where there are any, once for all
    // rooms; what the list shows first is asked for before it.
    const beside = ['AdminMessageCounts', 'AdminSavedViews', 'AdminWaiting', 'LetterSettings']
    const queries = asked
      .map((url) => new URL(url).searchParams.get('operationName'))
      .filter((name) => name !== null && !beside.includes(name))
    expect([...new Set(queries)]).toEqual(['AdminEvents'])
  })

  test('may be none yet', async ({ page }) => {
    await intercept(page, 'AdminEvents', (route) => route.fulfill({ json: { data: { events: nothing } } }))
    await page.goto('/admin/events')
    await expect(page.getByText('No events yet.')).toBeVisible()
  })

  test('can be asked for again when they could not be fetched', async ({ page }) => {
    await refuse(page, 'AdminEvents', 'unavailable', 'service temporarily unavailable')
    await page.goto('/admin/events')
    await expect(page.getByRole('alert')).toContainText('Failed to fetch events')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, 'A walk in memory')).toBeVisible()
  })

  test('are listed with title, content, date and an Edit link', async ({ page, gateway }) => {
    const title = unique('Adoption day')
    const id = await createEvent(gateway, { title, content: 'Come and see.', date: '2027-05-09' })
    await openEvents(page, title)
    await expect(row(page, title)).toContainText('Come and see.')
    await expect(row(page, title)).toContainText('9 May 2027')
    const edit = row(page, title).getByRole('link', { name: `Edit: ${title}` })
    await expect(edit).toHaveAttribute('href', `/admin/events/edit/${id}`)
    await edit.click()
    await expect(page.getByRole('group', { name: 'English' }).getByLabel('Title')).toHaveValue(title)
  })

  test('say which language is missing, and that there is no date', async ({ page, gateway }) => {
    const title = unique('In English only')
    await createEvent(gateway, { title, content: 'Later.' })
    await openEvents(page, title)
    await expect(row(page, title)).toContainText('Georgian missing')
    await expect(row(page, title)).toContainText('No date')
    await expect(row(page, title)).toContainText('No subscribers yet')
  })

  test('open the list of their subscribers, name and email, newest first', async ({ page, gateway }) => {
    const title = unique('Well visited')
    await createEvent(gateway, { title, content: 'Many come.' }, people(10))
    await openEvents(page, title)
    await page.getByRole('button', { name: `10 subscribers of ${title}` }).click()
    const shown = page.getByRole('table').getByRole('listitem')
    await expect(shown).toHaveCount(8)
    await expect(shown.first()).toHaveText(/Person 10\s*person\.10@example\.org/)
    await expect(page.getByText('Newest 8 of 10')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(shown).toHaveCount(10)
    await expect(shown.last()).toHaveText(/Person 1\s*person\.1@example\.org/)
    await expect(page.getByText('Newest 10 of 10')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })

  test('keep the subscribers that are shown when no more can be fetched', async ({ page, gateway }) => {
    const title = unique('Hardly reachable')
    await createEvent(gateway, { title, content: 'Many come.' }, people(9))
    await openEvents(page, title)
    await refuse(page, 'MoreSubscribers', 'unavailable', 'service temporarily unavailable')
    await page.getByRole('button', { name: `9 subscribers of ${title}` }).click()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(toasts(page)).toContainText('Failed to fetch more subscribers')
    await expect(page.getByRole('table').getByRole('listitem')).toHaveCount(8)
  })

  test('fold long content', async ({ page, gateway }) => {
    const title = unique('A long story')
    await createEvent(gateway, { title, content: 'Once upon a time. '.repeat(60) })
    await openEvents(page, title)
    await page.getByRole('button', { name: `Show all of ${title}` }).click()
    await expect(page.getByRole('button', { name: `Show less of ${title}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  test('are found in both scripts, sorted and narrowed', async ({ page, gateway }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const georgian = { title: `ბუდე ${mark}`, content: 'ძაღლის ბუდე' }
    await createEvent(gateway, { translations: { ka: georgian }, date: '2026-01-01' })
    await createEvent(gateway, { title: `Zoo ${mark}`, content: 'Z', date: '2099-01-01' })
    await createEvent(gateway, { title: `Ark ${mark}`, content: 'A' })
    await openEvents(page, mark)
    const titles = page.getByRole('rowheader')
    await expect(titles).toHaveCount(3)
    await page.getByRole('button', { name: 'Date' }).click()
    await expect(titles).toHaveText([/ბუდე/, /Zoo/, /Ark/])
    await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByLabel('Show', { exact: true }).selectOption('Without a date')
    await expect(titles).toHaveText([/Ark/])
    await page.getByLabel('Show', { exact: true }).selectOption('Past')
    await expect(titles).toHaveText([/ბუდე/])
    await page.getByLabel('Show', { exact: true }).selectOption('Upcoming')
    await expect(titles).toHaveText([/Zoo/])
    await page.getByLabel('Show', { exact: true }).selectOption('All events')
    await page.getByRole('searchbox').fill(`ბუდე ${mark}`)
    await expect(titles).toHaveText([/ბუდე/])
  })
})

for (const locale of ['en-US', 'ka-GE']) {
  test.describe(`the events in ${locale}`, () => {
    test.use({ locale, signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })

    test('are for everybody in their list', async ({ page, gateway }) => {
      const title = unique('გრძელისიტყვაგრძელისიტყვაგრძელისიტყვა')
      const guest = { name: 'გრძელი'.repeat(12), email: `${'long'.repeat(14)}@example.org` }
      await createEvent(gateway, { title, content: 'გრძელისიტყვა'.repeat(60) }, [guest])
      await openEvents(page, title)
      const subscribers = { en: /^1 subscriber of/, ka: /^1 მონაწილე/ }[locale === 'ka-GE' ? 'ka' : 'en']
      await page.getByRole('table').getByRole('button', { name: subscribers }).click()
      await expect(page.getByRole('table').getByRole('listitem')).toContainText(guest.email)
      await expectForEverybody(page)
    })
  })
}

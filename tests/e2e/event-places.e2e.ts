import type { Page } from '@playwright/test'
import { eventList as listInEnglish } from '../../client/i18n/en/event-list.ts'
import { eventList as listInGeorgian } from '../../client/i18n/ka/event-list.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { openEvents, row, unique } from '../support/event-pages.ts'
import { asAdmin, createEvent } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: { browser: 'en-US', texts: listInEnglish },
  ka: { browser: 'ka-GE', texts: listInGeorgian },
}

const launch = (gateway: Gateway, launched: boolean) =>
  asAdmin(gateway, '/api/launches/events/state', { method: 'PUT', body: { launched } })

/** In both languages, with places for so many. */
const write = (
  gateway: Gateway,
  title: string,
  places: number,
  people: { name: string; email: string }[] = [],
) => {
  const texts = { title, content: 'We meet at the gate.\n\nBring a lead.', venue: 'Vake Park' }
  const when = { date: '2999-05-01', startsAt: '11:00' }
  return createEvent(gateway, { ...texts, ...when, places, translations: { ka: texts } }, people)
}

const people = ['Ana', 'Beka', 'Gia'].map((name) => ({ name, email: `${name.toLowerCase()}@example.org` }))

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

/** What the team reads of those on the list, the first one first. */
const standing = async (gateway: Gateway, event: string): Promise<string[]> =>
  (await asAdmin<{ name: string; state: string }[]>(gateway, `/api/events/${event}/subscribers`))
    .map(({ name, state }) => `${name} ${state}`)
    .toReversed()

for (const locale of locales) {
  const { browser, texts } = languages[locale]

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }

    test.describe(`an event with few places, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(async ({ gateway }) => {
        await write(gateway, unique('to come'), 9)
        await launch(gateway, true)
      })
      test.afterEach(({ gateway }) => launch(gateway, false))

      test('is signed up for, waited for, and given up', async ({ page, gateway }) => {
        const title = unique('small')
        const id = await write(gateway, title, 1)
        const signUp = async (name: string, submit: string): Promise<void> => {
          await page.getByLabel(texts.signUp.fields.name).fill(name)
          await page.getByLabel(texts.signUp.fields.email).fill(`${name.toLowerCase()}@example.org`)
          await page.getByRole('button', { name: submit }).click()
        }
        await page.goto(`/events?search=${encodeURIComponent(title)}`)
        await expect(page.getByText(texts.places.freeOf(1))).toBeVisible()
        await page.getByRole('link', { name: title }).click()
        await expect(page.getByText(texts.places.freeOf(1))).toBeVisible()
        await signUp('Ana', texts.signUp.submit)
        await expect(page.getByRole('heading', { name: texts.signUp.confirmed.title })).toBeFocused()
        await keepPicture(page, `event-signed-up-${locale}-${wide}`, { fullPage: true })
        const link = await page.getByRole('link', { name: texts.signUp.confirmed.link }).getAttribute('href')
        await expect(page.getByText(texts.places.taken, { exact: true })).toBeVisible()
        await expect(page.getByText(texts.places.full), 'whoever has just been given a place').toHaveCount(0)

        await page.goto(`/events?search=${encodeURIComponent(title)}`)
        await expect(page.getByText(texts.places.full)).toBeVisible()
        await page.goto(`/events/${id}`)
        await expect(page.getByText(texts.places.taken, { exact: true })).toBeVisible()
        await expect(page.getByRole('heading', { name: texts.signUp.full.title })).toBeVisible()
        await expect(page.getByRole('link', { name: texts.kept.takeBack('Ana') })).toHaveAttribute(
          'href',
          link ?? '',
        )
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `event-full-${locale}-${wide}`, { fullPage: true })
        await signUp('Beka', texts.signUp.full.submit)
        await expect(page.getByRole('heading', { name: texts.signUp.waiting.title })).toBeFocused()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        await keepPicture(page, `event-waiting-${locale}-${wide}`, { fullPage: true })
        expect(await standing(gateway, id)).toEqual(['Ana confirmed', 'Beka waiting'])

        await page.goto(link ?? '')
        await expect(page.getByRole('button', { name: texts.place.submit })).toBeVisible()
        expect(await standing(gateway, id)).toEqual(['Ana confirmed', 'Beka waiting'])
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `event-place-${locale}-${wide}`, { fullPage: true })
        await page.getByRole('button', { name: texts.place.submit }).click()
        await expect(page.getByText(texts.place.done)).toBeFocused()
        expect(await standing(gateway, id)).toEqual(['Beka confirmed'])
        await page.getByRole('link', { name: texts.place.toEvent }).click()
        await expect(page.getByRole('link', { name: texts.kept.takeBack('Beka') })).toBeVisible()
        await expect(page.getByRole('link', { name: texts.kept.takeBack('Ana') })).toHaveCount(0)
        await page.getByRole('button', { name: texts.kept.forget }).click()
        await expect(page.getByText(texts.kept.title)).toHaveCount(0)
      })

      test('says to whoever has a place, and signs up again, nothing that is not so', async ({
        page,
        gateway,
      }) => {
        const id = await write(gateway, unique('small'), 1, people.slice(0, 1))
        await page.goto(`/events/${id}`)
        await page.getByLabel(texts.signUp.fields.name).fill('Ana')
        await page.getByLabel(texts.signUp.fields.email).fill('ana@example.org')
        await page.getByRole('button', { name: texts.signUp.full.submit }).click()
        await expect(page.getByText(texts.signUp.waiting.byLink)).toBeVisible()
        expect(await standing(gateway, id)).toEqual(['Ana confirmed'])
        await expect(page.getByText(/You are on the waiting list|მოლოდინის სიაში ხარ/)).toHaveCount(0)
      })

      test('has no page to give up a place by a link that is none', async ({ page, gateway }) => {
        const id = await write(gateway, unique('small'), 1)
        await page.goto(`/events/${id}/place#made-up`)
        await page.getByRole('button', { name: texts.place.submit }).click()
        await expect(page.getByRole('alert')).toContainText(texts.place.missing)
        await page.goto(`/events/${id}/place`)
        await expect(page.getByRole('alert')).toContainText(texts.place.missing)
      })
    })
  }
}

test.describe('whoever looks after events', () => {
  test.use({ signedInAs: 'admin', viewport: { width: 1280, height: 900 } })

  test('sees who comes and who waits, gives one of them a place and takes another off', async ({
    page,
    gateway,
  }) => {
    const title = unique('small')
    const id = await write(gateway, title, 1, people)
    await openEvents(page, title)
    for (const words of ['1 of 1 places taken', '2 waiting'])
      await expect(row(page, title)).toContainText(words)
    await row(page, title)
      .getByRole('button', { name: /3 subscribers/ })
      .click()
    await expect(page.getByText(/^Number \d in line$/)).toHaveText(['Number 1 in line', 'Number 2 in line'])
    await expectForEverybody(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await keepPicture(page, 'admin-event-places-en-1280', { fullPage: true })
    await page.getByRole('button', { name: 'Waiting', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'ana@example.org' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Give a place to Gia' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('The only place of this event is taken.')
    expect(await standing(gateway, id)).toEqual(['Ana confirmed', 'Beka waiting', 'Gia waiting'])
    await expectForEverybody(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await question.getByRole('button', { name: 'Give the place all the same' }).click()
    await expect(page.getByText('Has a place: Gia')).toBeVisible()
    expect(await standing(gateway, id)).toEqual(['Ana confirmed', 'Beka waiting', 'Gia confirmed'])
    await page
      .getByRole('group', { name: 'Filter subscribers' })
      .getByRole('button', { name: 'All', exact: true })
      .click()
    for (const name of ['Ana', 'Gia']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(page.getByText(`Off the list: ${name}`)).toBeVisible()
    }
    await expect(page.getByText('Number 1 in line')).toHaveCount(0)
    expect(await standing(gateway, id)).toEqual(['Beka confirmed'])
  })

  test('is asked before everybody is told that an event is off, alone and among others', async ({
    page,
    gateway,
  }) => {
    const word = unique('asked')
    const titles = [`${word} empty`, `${word} small`, `${word} large`] as const
    const [empty, small, large] = [
      await write(gateway, titles[0], 9),
      await write(gateway, titles[1], 1, people.slice(0, 1)),
      await write(gateway, titles[2], 2, people),
    ]
    const stateOf = async (id: string) =>
      (await asAdmin<{ state: string }>(gateway, `/api/events/${id}`)).state
    const question = page.getByRole('alertdialog')
    await openEvents(page, word)

    await page.getByRole('button', { name: `Delete: ${titles[1]}` }).click()
    await expect(question).toContainText(/1 person has signed up/)
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(question).toHaveCount(0)
    await row(page, titles[2]).getByRole('button', { name: /More/ }).click()
    await page.getByRole('menuitem', { name: 'End' }).click()
    await expect(question).toContainText(/3 people have signed up/)
    await expectForEverybody(page)
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await stateOf(large)).toBe('published')

    for (const title of titles) await page.getByRole('checkbox', { name: title }).check()
    await page.getByRole('button', { name: 'End', exact: true }).click()
    await expect(question).toContainText(/4 people have signed up/)
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await stateOf(empty)).toBe('published')
    await page.getByRole('button', { name: 'End', exact: true }).click()
    await question.getByRole('button', { name: /^End/ }).click()
    await expect(page.getByText('Ended: 3')).toBeVisible()
    for (const id of [empty, small, large]) expect(await stateOf(id)).toBe('archived')
  })

  test('sets the limit, and is told where there are fewer places than people', async ({ page, gateway }) => {
    const id = await write(gateway, unique('small'), 3, people)
    await page.goto(`/admin/events/edit/${id}`)
    await expect(page.getByText('3 of 3 places taken')).toBeVisible()
    await page.getByLabel('Places').fill('many')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Places')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Places').fill('2')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('3 of 2 places taken')).toBeVisible()
    await expect(page.getByText(/Nobody loses theirs/)).toBeVisible()
    await keepPicture(page, 'admin-event-fewer-places-en-1280', { fullPage: true })
    await page.getByLabel('Places').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/places taken/)).toHaveCount(0)
    expect(await asAdmin(gateway, `/api/events/${id}`)).toMatchObject({ places: null, taken: 3 })
  })
})

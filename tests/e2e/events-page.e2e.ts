import type { Page } from '@playwright/test'
import { eventList as listInEnglish } from '../../client/i18n/en/event-list.ts'
import { home as homeInEnglish } from '../../client/i18n/en/home.ts'
import { shell as shellInEnglish } from '../../client/i18n/en/shell.ts'
import { eventList as listInGeorgian } from '../../client/i18n/ka/event-list.ts'
import { home as homeInGeorgian } from '../../client/i18n/ka/home.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { refuse } from '../support/intercept.ts'
import { asAdmin, createEvent } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: { browser: 'en-US', texts: listInEnglish, home: homeInEnglish.legacy },
  ka: { browser: 'ka-GE', texts: listInGeorgian, home: homeInGeorgian.legacy },
}

const launch = (gateway: Gateway, launched: boolean) =>
  asAdmin(gateway, '/api/launches/events/state', { method: 'PUT', body: { launched } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

/** In both languages. */
const write = (gateway: Gateway, title: string, more: object = {}): Promise<string> => {
  const texts = { title, content: 'We meet at the gate.\n\nBring a lead.', venue: 'Vake Park' }
  return createEvent(gateway, { ...texts, translations: { ka: texts }, ...more })
}

test('before the launch events have no page, and nothing leads to a list of them', async ({
  page,
  gateway,
}) => {
  const id = await write(gateway, 'Not yet', { date: '2999-01-01' })
  await page.goto('/dashboard')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('link', { name: homeInEnglish.legacy.coming })).toHaveCount(0)
  await page.goto('/events?search=walk')
  await expect(heading(page)).toHaveText(shellInEnglish.comingSoon.title)
  for (const path of [`/events/${id}`, `/events/${id}/event.ics`])
    expect((await page.request.get(path)).status()).toBe(404)
})

for (const locale of locales) {
  const { browser, texts, home } = languages[locale]

  for (const wide of widthsFor(locale)) {
    const viewport = { width: wide, height: 900 }
    const word = `walk${locale}${wide}`
    const signUp = async (page: Page, name: string, email: string): Promise<void> => {
      await page.getByLabel(texts.signUp.fields.name).fill(name)
      await page.getByLabel(texts.signUp.fields.email).fill(email)
      await page.getByRole('button', { name: texts.signUp.submit }).click()
    }

    test.describe(`what is coming, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({ locale: browser, viewport, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(async ({ gateway }) => {
        await write(gateway, `walk ${word}`, { date: '2999-05-01', startsAt: '11:00', endsAt: '13:30' })
        await write(gateway, `some day ${word}`, { venue: null, translations: {} })
        await launch(gateway, true)
      })
      test.afterEach(({ gateway }) => launch(gateway, false))

      test('is found from the front page, searched, and signed up for', async ({ page, gateway }) => {
        await page.goto('/dashboard')
        await page.getByRole('link', { name: home.coming }).click()
        await expect(heading(page)).toHaveText(texts.title)
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `events-${locale}-${wide}`, { fullPage: true })

        await page.getByRole('searchbox', { name: texts.searchLabel }).fill('nothingatall')
        await page.getByRole('button', { name: texts.search, exact: true }).click()
        await expect(page.getByText(texts.empty.search.title)).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: texts.missed('nothingatall') })).toHaveCount(
          1,
        )
        await page.getByRole('searchbox', { name: texts.searchLabel }).fill(`walk ${word}`)
        await page.getByRole('button', { name: texts.search, exact: true }).click()
        await page
          .getByRole('link', { name: `walk ${word}` })
          .first()
          .click()
        await expect(heading(page)).toHaveText(`walk ${word}`)
        await expect(page.getByText('11:00–13:30')).toBeVisible()
        await expectForEverybody(page)
        await page.setViewportSize(viewport)
        expect(await width(page)).toBe(wide)
        await keepPicture(page, `event-${locale}-${wide}`, { fullPage: true })

        const calendar = await page.getByRole('link', { name: texts.calendar }).getAttribute('href')
        expect(await (await page.request.get(calendar ?? '')).text()).toContain('DTSTART:29990501T070000Z')

        await signUp(page, 'Ana', 'nonsense')
        await expect(page.getByLabel(texts.signUp.fields.email)).toHaveAttribute('aria-invalid', 'true')
        await signUp(page, 'Ana', `${word}@example.org`)
        await expect(page.getByRole('heading', { name: texts.signUp.confirmed.title })).toBeFocused()
        await page.getByRole('button', { name: texts.signUp.another }).click()
        await expect(page.getByLabel(texts.signUp.fields.name)).toHaveValue('')
        const id = new URL(page.url()).pathname.split('/').at(-1)
        expect(await asAdmin(gateway, `/api/events/${id}/subscribers`)).toMatchObject([
          { name: 'Ana', email: `${word}@example.org` },
        ])
      })

      test('keeps what was typed where signing up fails', async ({ page, gateway }) => {
        const id = await write(gateway, `fair ${word}`, { date: '2999-06-01' })
        await page.goto(`/events/${id}`)
        await refuse(page, 'SubscribeToEvent', 'internal', 'internal error')
        await signUp(page, 'Ana', 'ana@example.org')
        await expect(page.getByText(texts.signUp.failure)).toBeVisible()
        await expect(page.getByLabel(texts.signUp.fields.name)).toHaveValue('Ana')
      })

      test('says of what is over, or was ended, that nobody signs up any more', async ({ page, gateway }) => {
        const over = await write(gateway, `over ${word}`, { date: '2020-01-01' })
        const ended = await write(gateway, `ended ${word}`, { date: '2999-07-01' })
        await asAdmin(gateway, `/api/events/${ended}/state`, { method: 'PUT', body: { state: 'archived' } })
        for (const [id, said] of [
          [over, texts.over.title],
          [ended, texts.off.title],
        ] as const) {
          await page.goto(`/events/${id}`)
          await expect(page.getByText(said).first()).toBeVisible()
          await expect(page.getByRole('button', { name: texts.signUp.submit })).toHaveCount(0)
        }
      })

      test('is whole in the first answer', async ({ page, gateway }) => {
        const id = await write(gateway, `shared ${word}`, { date: '2999-08-01', startsAt: '11:00' })
        const html = await (await page.request.get(`/events/${id}?lng=${locale}`)).text()
        expect(html).toContain(`<meta property="og:title" content="shared ${word}"/>`)
        for (const language of locales) expect(html).toContain(`hrefLang="${language}"`)
        expect(html).toContain('itemType="https://schema.org/Event"')
        expect(html).toContain('content="2999-08-01T11:00:00+04:00"')
        expect(
          await (
            await page.request.get(`/events?lng=${locale}&search=${encodeURIComponent(`shared ${word}`)}`)
          ).text(),
        ).toContain(`>shared ${word}</a>`)
        expect(await (await page.request.get('/sitemap.xml')).text()).toContain(
          `/events/${id}?lng=${locale}</loc>`,
        )
      })
    })
  }
}

import type { Browser, Locator, Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import type { Locale } from '../../schema/locales.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { letterOf, messageOf, openMessage, searchFor, sender, toasts } from '../support/contacts-room.ts'
import { newMember, signInAs } from '../support/members.ts'
import { asAdmin, sendMessage } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

interface Handled {
  state: string
  takenById: string | null
  takenBy: string | null
}

const read = (gateway: Gateway, id: string) => asAdmin<Handled>(gateway, `/api/contacts/${id}`)

const handle = (gateway: Gateway, id: string, body: object) =>
  asAdmin(gateway, `/api/contacts/${id}`, { method: 'PUT', body })

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (_, name: string) => String(values[name]))

for (const locale of ['en', 'ka'] as const satisfies readonly Locale[]) {
  for (const width of widthsFor(locale)) {
    const { contacts, notes, many, list, trail } = dictionaries[locale]
    const { handling, meanwhile, states } = contacts
    const isWide = width === 1280

    /** Where a message is handled: opened beside the list, or in its card. */
    const lookAt = (page: Page, name: string): Promise<Locator> | Locator =>
      isWide ? openMessage(page, name) : messageOf(page, name)

    /** A colleague with an account of their own, at a window of their own. */
    const colleague = async (browser: Browser, gateway: Gateway) => {
      const { session, name } = await newMember(gateway, 'editor')
      const context = await browser.newContext({
        locale: locale === 'en' ? 'en-US' : 'ka-GE',
        baseURL: gateway.address,
        viewport: { width, height: 812 },
      })
      const page = await context.newPage()
      await signInAs(page, session)
      return { page, name, id: String(Reflect.get(session, 'id')) }
    }

    test.describe(`messages in two windows, ${locale}, ${width} px wide`, () => {
      test.use({
        locale: locale === 'en' ? 'en-US' : 'ka-GE',
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('what a colleague has answered is not closed by who still sees it new', async ({
        page,
        browser,
        gateway,
      }) => {
        const { name, email } = sender('Salome')
        const id = await sendMessage(gateway, { name, email, message: 'Can I bring blankets?' })
        await searchFor(page, name)
        const here = await lookAt(page, name)
        if (!isWide) await here.getByRole('button', { name: notes.title }).click()
        await here.getByLabel(notes.label).fill('She has thirty of them.')

        const { page: other } = await colleague(browser, gateway)
        await searchFor(other, name)
        const there = await lookAt(other, name)
        await there.getByRole('button', { name: handling.answered }).click()
        await expect(there).toContainText(states.answered)

        await here.getByRole('button', { name: handling.close }).click()
        const told = page.getByRole('region', { name: meanwhile.title })
        await expect(told).toBeFocused()
        await expect(told).toContainText(meanwhile.answered)
        await expect(here).toContainText(states.answered)
        await expect(here.getByLabel(notes.label)).toHaveValue('She has thirty of them.')
        expect(await read(gateway, id)).toMatchObject({ state: 'answered' })
        await keepPicture(page, `message-meanwhile-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)

        await told.getByRole('button', { name: filled(meanwhile.again, { act: handling.close }) }).click()
        await expect(told).toHaveCount(0)
        await expect(here).toContainText(states.closed)
        expect(await read(gateway, id)).toMatchObject({ state: 'closed' })
        await expect(here.getByLabel(notes.label)).toHaveValue('She has thirty of them.')
        await other.context().close()
      })

      test('what was closed is not made new again once somebody has answered it', async ({
        page,
        gateway,
      }) => {
        const { name, email } = sender('Tornike')
        const id = await sendMessage(gateway, { name, email, message: 'Do you take volunteers?' })
        await searchFor(page, name)
        const letter = await lookAt(page, name)
        await letter.getByRole('button', { name: handling.close }).click()
        await expect(toasts(page)).toContainText(handling.closed)
        await handle(gateway, id, { state: 'answered' })
        await toasts(page).getByRole('button', { name: list.undo }).click()
        await expect(toasts(page)).toContainText(handling.undoLate)
        await expect(letter).toContainText(states.answered)
        expect(await read(gateway, id)).toMatchObject({ state: 'answered' })
      })

      test('of many that were closed, those come back that nobody has handled since', async ({
        page,
        gateway,
      }) => {
        const about = `Spring ${crypto.randomUUID().slice(0, 8)}`
        const ids: string[] = []
        for (const name of ['Ia', 'Eka', 'Lia'])
          ids.push(await sendMessage(gateway, { name, email: 'ia@example.org', message: about }))
        const [first = ''] = ids
        await searchFor(page, about)
        await expect(page.getByRole('article')).toHaveCount(3)
        await page.getByLabel(many.all).check()
        const offered = page.getByRole('region', { name: filled(many.chosen_other, { count: 3 }) })
        await offered.getByRole('button', { name: handling.close, exact: true }).click()
        await expect(page.getByRole('article').filter({ hasText: states.closed })).toHaveCount(3)
        await handle(gateway, first, { state: 'answered' })
        await toasts(page).getByRole('button', { name: list.undo }).click()
        await expect(toasts(page)).toContainText(filled(many.undonePartly, { back: 2, left: 1 }))
        await expect(toasts(page).getByRole('button', { name: list.undo })).toHaveCount(0)
        const answered = page.getByRole('article').getByText(states.answered, { exact: true })
        await expect(answered).toHaveCount(1)
        expect(await Promise.all(ids.map(async (id) => (await read(gateway, id)).state))).toEqual([
          'answered',
          'new',
          'new',
        ])
      })

      test('what a colleague had who is disabled stays theirs until it is taken over, and the trail says so', async ({
        page,
        browser,
        gateway,
      }) => {
        const { name, email } = sender('Mzia')
        const id = await sendMessage(gateway, { name, email, message: 'A dog at the bus stop.' })
        const { page: other, id: member, name: eka } = await colleague(browser, gateway)
        await other.context().close()
        await page.goto(`/admin/contacts/${id}`)
        const letter = letterOf(page, name)
        const who = letter.getByRole('button', { name: handling.who })
        const choice = (text: string) => page.getByRole('menuitemradio', { name: text, exact: true })
        await who.focus()
        await page.keyboard.press('Enter')
        await expect(choice(handling.nobody)).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await expect(choice(handling.me)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(who).toContainText(handling.nobody)
        expect(await read(gateway, id)).toMatchObject({ takenById: null })
        await who.click()
        await choice(eka).click()
        await expect(toasts(page)).toContainText(filled(handling.given, { name: eka }))
        await asAdmin(gateway, `/api/team/members/${member}/access`, {
          method: 'PUT',
          body: { disabled: true },
        })

        await page.reload()
        const former = filled(handling.former, { name: eka })
        await expect(who).toContainText(former)
        await who.click()
        await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText(former)
        await choice(handling.me).click()
        await expect(letter).toContainText(handling.mine)
        await who.click()
        await expect(choice(handling.me)).toBeVisible()
        await expect(page.getByRole('menuitemradio', { name: eka })).toHaveCount(0)
        await page.keyboard.press('Escape')
        await toasts(page).getByRole('button', { name: list.undo }).click()
        await expect(toasts(page)).toContainText(handling.undoGone)
        await expect(letter).toContainText(handling.mine)

        await letter.getByRole('button', { name: handling.answered }).click()
        await expect(letter).toContainText(states.answered)
        await letter.getByRole('link', { name: trail.whoChanged }).click()
        const entries = page.getByRole('article')
        await expect(entries).toHaveCount(4)
        await expect(entries.nth(0)).toContainText(
          locale === 'en' ? 'Marked as answered: Message' : 'პასუხგაცემულად მოინიშნა: წერილი',
        )
        await expect(entries.nth(1)).toContainText(locale === 'en' ? 'Taken: Message' : 'აღებულია: წერილი')
        await expect(entries.nth(2)).toContainText(
          filled(trail.given, { what: locale === 'en' ? 'Message' : 'წერილი', name: eka }),
        )
        await keepPicture(page, `message-trail-${locale}-${width}`)
        await entries.nth(0).getByRole('link', { name }).click()
        await expect(page).toHaveURL(`/admin/contacts/${id}`)
      })
    })
  }
}

import type { Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { unique } from '../support/event-pages.ts'
import { countingPresses } from '../support/presses.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

const nouns = [
  ['projects', { goal: 500, description: 'Straw.' }],
  ['events', { content: 'At noon.' }],
] as const

type Noun = (typeof nouns)[number]

/** A draft with a title of its own; answers its id. */
const draft = async (gateway: Gateway, [plural, input]: Noun, title: string): Promise<string> =>
  (
    await asAdmin<{ id: string }>(gateway, `/api/${plural}`, {
      method: 'POST',
      body: { ...input, title, publishedAt: null },
    })
  ).id

const shown = async ({ address }: Gateway, path: string): Promise<number> =>
  (await fetch(`${address}${path}`)).status

const toasts = (page: Page, said: string) => page.getByText(said)

const fill = (text: string, title: string): string => text.replace('{{title}}', title)

test.use({ signedInAs: 'admin' })

for (const locale of ['en', 'ka'] as const) {
  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`where it is edited, in ${locale} at ${width} px,`, () => {
      const { life, list, form } = dictionaries[locale]
      test.use({ viewport: { width, height: 812 }, locale: locale === 'en' ? 'en-US' : 'ka-GE' })

      for (const noun of nouns) {
        const [plural] = noun

        test(`one of the ${plural} is published, hidden again, scheduled and ended`, async ({
          page,
          gateway,
        }) => {
          const title = unique('Alpha')
          const id = await draft(gateway, noun, title)
          const path = `/api/${plural}/${id}`
          await page.goto(`/admin/${plural}/edit/${id}`)
          const main = page.getByRole('main')
          const button = (name: string) => main.getByRole('button', { name, exact: true })
          const state = (name: string) => main.getByText(name, { exact: true })

          await keepPicture(page, `publish-where-edited-${plural}-${locale}-${width}`, { fullPage: true })
          const presses = countingPresses(page)
          await presses.press(button(life.steps.publish))
          const panel = page.getByRole('region', { name: fill(life.publish.title, title) })
          await expect(panel).toContainText(life.publish.textSaved)
          await expectForEverybody(page)
          await presses.press(panel.getByRole('button', { name: life.publish.now }))
          await expect(state(life.states.published)).toBeVisible()
          expect(presses.count()).toBe(2)
          await expect(button(life.steps.hide)).toBeFocused()
          expect(await shown(gateway, path)).toBe(200)

          await page.getByRole('button', { name: list.undo }).click()
          await expect(toasts(page, life.undone)).toBeVisible()
          await expect(state(life.states.draft)).toBeVisible()
          expect(await shown(gateway, path)).toBe(404)

          await button(life.steps.publish).click()
          await panel.getByLabel(life.publish.day).fill('2099-12-01')
          await panel.getByRole('button', { name: life.publish.schedule }).click()
          await expect(main.getByText(/2099/).first()).toBeVisible()
          await expect(button(life.steps.publish)).toBeFocused()
          expect(await shown(gateway, path)).toBe(404)

          await button(life.steps.publish).click()
          await panel.getByRole('button', { name: life.publish.now }).click()
          await button(life.steps.end).press('Enter')
          await expect(state(life.states.archived)).toBeVisible()
          await expect(button(life.steps.bringBack)).toBeFocused()
          await button(life.steps.bringBack).click()
          await expect(state(life.states.published)).toBeVisible()

          // What is typed meanwhile is neither lost nor published, and is saved over what the steps have made of it.
          const field = page.getByLabel(locale === 'en' ? /^Title/ : /^სათაური/).first()
          await field.fill(`${title}, changed`)
          await button(life.steps.hide).click()
          await expect(state(life.states.draft)).toBeVisible()
          await expect(field).toHaveValue(`${title}, changed`)
          await page.getByRole('button', { name: form.save }).click()
          await expect(
            main.getByText(plural === 'projects' ? form.projectUpdated : form.updated),
          ).toBeVisible()
          await expect(state(life.states.draft)).toBeVisible()
        })

        test(`one of the ${plural} is looked at as visitors will see it, in either language`, async ({
          page,
          gateway,
        }) => {
          const title = unique('Beta')
          const id = await draft(gateway, noun, title)
          await page.goto(`/admin/${plural}/edit/${id}`)
          await page.getByRole('link', { name: life.steps.preview }).click()
          await expect(page).toHaveURL(new RegExp(`/admin/${plural}/${id}/preview`))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
          const bar = page.getByRole('complementary', { name: life.preview.title })
          await bar.getByRole('button', { name: locale === 'en' ? /^GEO/ : /^ENG/ }).click()
          const other = dictionaries[locale === 'en' ? 'ka' : 'en']
          await page.getByRole('link', { name: other.life.preview.back }).click()
          await expect(page).toHaveURL(new RegExp(`/admin/${plural}/edit/${id}`))
        })
      }

      test('an event that visitors have leads to its page, once events are launched', async ({
        page,
        gateway,
      }) => {
        const { id } = await asAdmin<{ id: string }>(gateway, '/api/events', {
          method: 'POST',
          body: { title: unique('Delta'), content: 'At noon.' },
        })
        const launch = (launched: boolean) =>
          asAdmin(gateway, '/api/launches/events/state', { method: 'PUT', body: { launched } })
        await launch(true)
        await page.goto(`/admin/events/edit/${id}`)
        const link = page.getByRole('main').getByRole('link', { name: life.steps.seePublic })
        await expect(link).toHaveAttribute('href', `/events/${id}`)
        await launch(false)
        await page.reload()
        await expect(page.getByRole('link', { name: life.steps.preview })).toBeVisible()
        await expect(link).toHaveCount(0)
      })
    })
  }

  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`from the list, in ${locale} at ${width} px,`, () => {
      const { life, list, many } = dictionaries[locale]
      test.use({ viewport: { width, height: 812 }, locale: locale === 'en' ? 'en-US' : 'ka-GE' })

      for (const noun of nouns) {
        const [plural, input] = noun

        test(`drafts among the ${plural} are published at once, and drafts again`, async ({
          page,
          gateway,
        }) => {
          const word = unique('Gamma')
          const ids: string[] = []
          for (const each of ['one', 'two']) ids.push(await draft(gateway, noun, `${word} ${each}`))
          // One that visitors have already is none of them.
          await asAdmin(gateway, `/api/${plural}`, {
            method: 'POST',
            body: { ...input, title: `${word} three` },
          })
          const statuses = () => Promise.all(ids.map((id) => shown(gateway, `/api/${plural}/${id}`)))
          await page.goto(`/admin/${plural}?search=${encodeURIComponent(word)}`)
          await expect(page.getByRole('rowheader')).toHaveCount(3)
          const { press, count } = countingPresses(page)
          await press(page.getByLabel(many.all))
          const publish = life.publish.many.replace('{{count, number}}', '2')
          await press(page.getByRole('button', { name: publish, exact: true }))
          const question = page.getByRole('alertdialog')
          await expect(question).toContainText('2')
          await expect(question).toContainText(life.publish.manyText_other)
          await keepPicture(page, `publish-many-${plural}-${locale}-${width}`)
          expect(await statuses()).toEqual([404, 404])
          await press(question.getByRole('button', { name: publish, exact: true }))
          await expect(toasts(page, fill(life.done.publish, '2'))).toBeVisible()
          expect(count()).toBe(3)
          expect(await statuses()).toEqual([200, 200])
          await page.getByRole('button', { name: list.undo }).click()
          await expect(toasts(page, many.undone)).toBeVisible()
          expect(await statuses()).toEqual([404, 404])
        })
      }
    })
  }
}

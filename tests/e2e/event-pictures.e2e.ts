import type { Page } from '@playwright/test'
import { events as eventsInEnglish } from '../../client/i18n/en/admin/events.ts'
import { form as formInEnglish } from '../../client/i18n/en/admin/form.ts'
import { picture as pictureInEnglish } from '../../client/i18n/en/admin/picture.ts'
import { pictures as picturesInEnglish } from '../../client/i18n/en/admin/pictures.ts'
import { events as eventsInGeorgian } from '../../client/i18n/ka/admin/events.ts'
import { form as formInGeorgian } from '../../client/i18n/ka/admin/form.ts'
import { picture as pictureInGeorgian } from '../../client/i18n/ka/admin/picture.ts'
import { pictures as picturesInGeorgian } from '../../client/i18n/ka/admin/pictures.ts'
import { event } from '../../schema/events.ts'
import { locales } from '../../schema/locales.ts'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { unique } from '../support/event-pages.ts'
import { halves } from '../support/pictures.ts'
import { asAdmin, createEvent, sendPicture } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  en: {
    browser: 'en-US',
    events: eventsInEnglish,
    form: formInEnglish,
    picture: pictureInEnglish,
    pictures: picturesInEnglish,
  },
  ka: {
    browser: 'ka-GE',
    events: eventsInGeorgian,
    form: formInGeorgian,
    picture: pictureInGeorgian,
    pictures: picturesInGeorgian,
  },
}

const launch = (gateway: Gateway, launched: boolean) =>
  asAdmin(gateway, '/api/launches/events/state', { method: 'PUT', body: { launched } })

const width = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

/** Before what others plan: the list begins with what is next. */
const upcoming = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

/** In both languages. */
const write = (gateway: Gateway, title: string, more: object = {}): Promise<string> => {
  const texts = { title, content: 'We meet at the gate.\n\nBring a lead.', venue: 'Vake Park' }
  return createEvent(gateway, { ...texts, date: upcoming, translations: { ka: texts }, ...more })
}

let sent = 0

/** No other is as wide. */
const file = async () => {
  sent += 1
  return (await halves(1700 + 2 * sent, 1000)).png().toBuffer()
}

const said = { en: 'Two halves, black and white', ka: 'ორი ნახევარი, შავი და თეთრი' }

/** A kept picture of which something is said. */
const describedPicture = async (gateway: Gateway) => {
  const name = unique('halves')
  const { public_id, secure_url: address } = await sendPicture(gateway, await file(), `${name}.png`)
  const { id } = await asAdmin<{ id: string }>(gateway, `/api/pictures/${public_id}`)
  const translations = { en: { alt: said.en }, ka: { alt: said.ka } }
  const body = { focusX: 0.25, focusY: 0.5, translations }
  await asAdmin(gateway, `/api/pictures/${id}`, { method: 'PUT', body })
  return { name, address }
}

for (const locale of locales) {
  const { browser, form, picture, pictures, events } = languages[locale]

  for (const wide of widthsFor(locale)) {
    test.describe(`the picture of an event, in ${locale}, ${wide} pixels wide,`, () => {
      test.use({
        locale: browser,
        viewport: { width: wide, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
        signedInAs: 'admin',
      })
      test.beforeEach(async ({ gateway }) => {
        await write(gateway, unique('bare'))
        await launch(gateway, true)
      })
      test.afterEach(({ gateway }) => launch(gateway, false))

      test('is uploaded for a new one, and shown on its page', async ({ page }) => {
        const title = unique('fair')
        await page.goto('/admin/events/create')
        const inLanguage = page.getByRole('group', { name: form.languages[locale], exact: true })
        await inLanguage.getByLabel(event.fields.title.label[locale]).fill(title)
        await inLanguage.getByLabel(event.fields.content.label[locale]).fill('At noon.')
        await expect(page.getByRole('img', { name: picture.preview.event })).toHaveCount(0)
        await page
          .getByLabel(picture.choose)
          .setInputFiles({ name: 'fair.png', mimeType: 'image/png', buffer: await file() })
        await expect(page.getByText(picture.kept)).toBeVisible()
        const preview = page.getByRole('img', { name: picture.preview.event })
        await expect(preview).toBeVisible()
        await keepPicture(page, `event-form-picture-${locale}-${wide}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await width(page)).toBe(wide)
        const address = await preview.getAttribute('src')
        await page.getByRole('button', { name: events.submitNew }).click()
        await expect(page).toHaveURL(/\/admin\/events\/edit\//)
        const id = new URL(page.url()).pathname.split('/').at(-1)
        await page.goto(`/events/${id}`)
        const shown = page.getByRole('main').getByRole('img', { name: title })
        await expect(shown).toHaveAttribute('src', address ?? '')
      })

      test('is shown on its page and in the list, with what is said of it', async ({ page, gateway }) => {
        const { address } = await describedPicture(gateway)
        const title = unique('open day')
        const id = await write(gateway, title, { imageUrl: address })
        await page.goto(`/events/${id}`)
        const shown = page.getByRole('main').getByRole('img', { name: said[locale] })
        await expect(shown).toHaveAttribute('src', address)
        await expect(shown).toHaveAttribute('srcset', /\.480\.webp 480w, .*\.960\.webp 960w/)
        await expect(shown).toHaveCSS('object-position', '25% 50%')
        await expect(shown).toHaveJSProperty('complete', true)
        await keepPicture(page, `event-pictured-${locale}-${wide}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await width(page)).toBe(wide)

        await page.goto('/events')
        const card = page.getByRole('listitem').filter({ hasText: title })
        await expect(card.getByRole('img', { name: said[locale] })).toHaveAttribute('src', address)
        await expect(page.getByRole('listitem').filter({ hasText: 'bare' }).locator('img')).toHaveCount(0)
        await keepPicture(page, `events-pictured-${locale}-${wide}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await width(page)).toBe(wide)
      })

      test('is chosen from what is kept, where its use is told, and taken off', async ({ page, gateway }) => {
        const { name, address } = await describedPicture(gateway)
        const title = unique('open day')
        const id = await write(gateway, title)
        const shown = async () =>
          (await asAdmin<{ imageUrl: string | null }>(gateway, `/api/events/${id}`)).imageUrl
        await page.goto(`/admin/events/edit/${id}`)
        await page.getByRole('button', { name: pictures.chooser.open }).click()
        await page.getByRole('dialog', { name: pictures.chooser.title }).getByRole('button', { name }).click()
        await page.getByRole('button', { name: form.save }).click()
        await expect(page.getByRole('status').filter({ hasText: form.updated })).toBeVisible()
        expect(await shown()).toBe(address)

        await page.goto(`/admin/pictures?search=${encodeURIComponent(name)}`)
        const kept = page.getByRole('article').filter({ hasText: name })
        await expect(kept).toContainText(`${title} (${pictures.kinds.event})`)
        await keepPicture(page, `picture-of-event-${locale}-${wide}`, { fullPage: true })
        await kept.getByRole('link', { name: title }).click()
        await page.getByRole('button', { name: picture.remove }).click()
        await expect(page.getByRole('img', { name: picture.preview.event })).toHaveCount(0)
        await page.getByRole('button', { name: form.save }).click()
        await expect(page.getByRole('status').filter({ hasText: form.updated })).toBeVisible()
        expect(await shown()).toBeNull()
      })

      test('does not draw out the card beside it that has none', async ({ page, gateway }) => {
        const { address } = await describedPicture(gateway)
        const word = unique('beside')
        const [pictured, bare] = [`${word} one`, `${word} two`]
        await write(gateway, pictured, { imageUrl: address })
        await write(gateway, bare, {})
        await page.goto(`/events?search=${encodeURIComponent(word)}`)
        const heightOf = async (title: string): Promise<number> =>
          (await page.getByRole('listitem').filter({ hasText: title }).boundingBox())?.height ?? 0
        expect(await heightOf(bare)).toBeLessThan(await heightOf(pictured))
      })

      test('is what the event is shared with', async ({ page, gateway, baseURL }) => {
        const { address } = await describedPicture(gateway)
        const title = unique('shared')
        const pictured = await write(gateway, title, { imageUrl: address })
        const drawn = await write(gateway, unique('drawn'), { imageUrl: '/drawings/yard-fence.svg' })
        const htmlOf = async (path: string) => (await page.request.get(`${path}?lng=${locale}`)).text()
        const shared = (image: string) => `<meta property="og:image" content="${baseURL}${image}"/>`
        const html = await htmlOf(`/events/${pictured}`)
        expect(html).toContain(shared(address))
        expect(html).toMatch(
          /<meta property="og:image:width" content="\d+"\/><meta property="og:image:height" content="\d+"\/>/,
        )
        expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"\/>/)
        expect(html).toMatch(
          new RegExp(
            `<img [^>]*src="${address}"[^>]* itemProp="image"|<img [^>]*itemProp="image"[^>]* src="${address}"`,
          ),
        )
        expect(await htmlOf(`/events/${drawn}`)).toContain(shared('/share.png'))
        const list = await (await page.request.get(`/events?search=${encodeURIComponent(title)}`)).text()
        expect(list).toContain(shared(address))
      })
    })
  }
}

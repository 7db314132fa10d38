import type { Locator, Page } from '@playwright/test'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { locales } from '../../schema/locales.ts'
import { newsletterIssue } from '../../schema/newsletter-issues.ts'
import { expectForEverybody, violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture } from '../support/browser.ts'
import { toasts } from '../support/contacts-room.ts'
import { autumnIssue } from '../support/content.ts'
import { test } from '../support/letter-site.ts'
import type { MailServer } from '../support/mail-server.ts'
import { lettersTo, linkIn } from '../support/received-letters.ts'
import { asAdmin } from '../support/records.ts'
import { signInHere, wearOutToken } from '../support/stored-session.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }
const { title: titleField, content: contentField } = newsletterIssue.fields
const group = { en: { en: 'English', ka: 'Georgian' }, ka: { en: 'ინგლისურად', ka: 'ქართულად' } }

const launch = (gateway: Gateway, launched: boolean) =>
  asAdmin(gateway, '/api/launches/newsletter/state', { method: 'PUT', body: { launched } })

const unique = (word: string): string => `${word} ${crypto.randomUUID().slice(0, 8)}`

/** Somebody who has confirmed that they read the newsletter in a language; answers their address. */
const addReader = async (gateway: Gateway, mail: MailServer, locale: 'en' | 'ka'): Promise<string> => {
  const email = `${unique('reader').replace(' ', '-')}@example.org`
  const headers = { 'content-type': 'application/json', 'accept-language': locale }
  const post = (path: string, body: object) =>
    fetch(`${gateway.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/newsletter/subscribe', { email, source: 'dashboard' })
  const subject = { en: 'Confirm that you want our newsletter', ka: 'დაადასტურე სიახლეების გამოწერა' }[locale]
  const [letter] = await lettersTo(mail, email, subject)
  const token = decodeURIComponent(linkIn(letter).split('#')[1] ?? '')
  const { status } = await post('/api/newsletter/subscription/confirmation', { token })
  expect(status).toBe(204)
  return email
}

const writeIssue = (gateway: Gateway, title: string): Promise<{ id: string }> =>
  asAdmin<{ id: string }>(gateway, '/api/issues', {
    method: 'POST',
    body: {
      translations: {
        en: { ...autumnIssue.translations.en, title },
        ka: { ...autumnIssue.translations.ka, title },
      },
    },
  })

type Words = (typeof dictionaries)['en']['issues']

/** The button that sends: it says to how many, once that is known. */
const sendNow = (panel: Locator, { send }: Words): Locator =>
  panel.getByRole('button', { name: new RegExp(`^${send.nowTo.split('{{')[0]}\\S`) })

const sending = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.use({ signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ gateway }) => launch(gateway, true))
test.afterEach(({ gateway }) => launch(gateway, false))

for (const locale of locales) {
  const { issues, form, list } = dictionaries[locale]
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`an issue of the newsletter, in ${locale} at ${width} px,`, () => {
      test.use({
        locale: locale === 'ka' ? 'ka-GE' : 'en-US',
        viewport: { width, height: 812 },
      })

      test('is written in both languages, seen, tried, and sent to its readers, who can leave', async ({
        page,
        gateway,
        mail,
      }) => {
        test.setTimeout(120_000)
        const reader = await addReader(gateway, mail, locale)
        const title = unique(autumnIssue.translations[locale].title)
        await page.goto('/admin/issues')
        await page.getByRole('link', { name: issues.create, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(issues.createPage.title)
        for (const each of locales) {
          const side = page.getByRole('group', { name: group[locale][each] })
          await side.getByLabel(titleField.label[locale]).fill(title)
          await side.getByLabel(contentField.label[locale]).fill(autumnIssue.translations[each].content)
        }
        await page.getByRole('button', { name: issues.submitNew }).click()
        await expect(page).toHaveURL(/\/admin\/issues\/edit\//)
        const panel = sending(page, issues.sending.title)
        await expect(panel).toContainText(issues.sending.draft)
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 812 })
        await keepPicture(page, `issue-draft-${locale}-${width}`, { fullPage: true })

        await panel.getByRole('button', { name: issues.preview.open }).click()
        const letter = panel.frameLocator('iframe')
        await expect(letter.getByRole('heading', { level: 1 })).toHaveText(title)
        await keepPicture(page, `issue-preview-${locale}-${width}`, { fullPage: true })
        await panel.getByRole('button', { name: issues.preview.open }).click()

        await panel.getByRole('button', { name: issues.try.press }).click()
        await expect(toasts(page)).toContainText(issues.try.done)
        for (const mark of ['Test', 'ცდა']) await lettersTo(mail, 'admin@example.org', `[${mark}] ${title}`)

        await panel.getByRole('button', { name: issues.send.press }).click()
        await expect(
          page.getByRole('heading', { name: issues.send.title.replace('{{title}}', title) }),
        ).toBeFocused()
        await expect(panel).toContainText(issues.send.takes.pauses)
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `issue-send-${locale}-${width}`, { fullPage: true })
        await sendNow(panel, issues).click()
        await expect(toasts(page)).toContainText(issues.done.sending.replace('{{title}}', title))
        await expect(page.getByRole('button', { name: form.save })).toHaveCount(0)

        const [got] = await lettersTo(mail, reader, title)
        expect(got?.headers.get('content-language')).toBe(locale)
        expect(got?.headers.get('list')).toMatchObject({
          unsubscribe: { url: expect.stringContaining('/api/newsletter/unsubscribe?token=') },
        })
        await expect(panel).toContainText(issues.sending.sent.split('{{')[0] ?? '', { timeout: 30_000 })
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 812 })
        await keepPicture(page, `issue-sent-${locale}-${width}`, { fullPage: true })
        await page.goto(`/admin/issues?search=${encodeURIComponent(title)}`)
        await expect(page.getByRole('rowheader', { name: title })).toBeVisible()
        await expect(page.getByRole('button', { name: list.delete })).toHaveCount(0)
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 812 })
        await keepPicture(page, `issues-${locale}-${width}`, { fullPage: true })

        await page.goto(linkIn(got))
        await expect(page.getByText('r…@example.org')).toBeVisible()
      })

      test('is scheduled and not sent after all, with a press each, and written on meanwhile', async ({
        page,
        gateway,
      }) => {
        const title = unique('Winter')
        const { id } = await writeIssue(gateway, title)
        await page.goto(`/admin/issues/edit/${id}`)
        const panel = sending(page, issues.sending.title)
        await panel.getByRole('button', { name: issues.send.press }).click()
        await panel.getByLabel(dictionaries[locale].life.publish.day).fill('2031-12-01')
        await panel.getByRole('button', { name: issues.send.schedule }).click()
        await expect(panel.getByText(/2031/).first()).toBeVisible()
        await expect(page.getByRole('button', { name: form.save })).toBeVisible()
        await panel.getByRole('button', { name: issues.unschedule }).click()
        await expect(panel).toContainText(issues.sending.draft)
        await toasts(page).getByRole('button', { name: list.undo }).last().click()
        await expect(panel.getByText(/2031/).first()).toBeVisible()
      })
    })
  }
}

test('what is typed and not saved is neither shown nor sent', async ({ page, gateway }) => {
  const { id } = await writeIssue(gateway, unique('Winter'))
  await page.goto(`/admin/issues/edit/${id}`)
  const panel = sending(page, enAdmin.issues.sending.title)
  await page.getByRole('group', { name: 'English' }).getByLabel('Text').fill('Straw for everybody.')
  for (const press of [enAdmin.issues.preview.open, enAdmin.issues.try.press, enAdmin.issues.send.press]) {
    await panel.getByRole('button', { name: press }).click()
    await expect(panel.getByRole('alert')).toHaveText(enAdmin.issues.saveFirst)
  }
  await expect(panel.getByRole('heading')).toHaveCount(0)
  await page.getByRole('button', { name: enAdmin.form.save }).click()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await panel.getByRole('button', { name: enAdmin.issues.send.press }).click()
  await page.getByRole('group', { name: 'English' }).getByLabel('Text').fill('Straw for nobody.')
  await sendNow(panel, enAdmin.issues).click()
  await expect(panel).toContainText(enAdmin.issues.saveFirst)
  await expect(page.getByRole('group', { name: 'English' }).getByLabel('Text')).toHaveValue(
    'Straw for nobody.',
  )
})

test('the moment typed for it is there again for who had to sign in meanwhile', async ({ page, gateway }) => {
  const { id } = await writeIssue(gateway, unique('Winter'))
  await page.goto(`/admin/issues/edit/${id}`)
  const panel = sending(page, enAdmin.issues.sending.title)
  const { day, time } = enAdmin.life.publish
  await panel.getByRole('button', { name: enAdmin.issues.send.press }).click()
  await panel.getByLabel(day).fill('2031-12-01')
  await panel.getByLabel(time).fill('07:30')
  await wearOutToken(page)
  await panel.getByRole('button', { name: enAdmin.issues.send.schedule }).click()
  await expect(page).toHaveURL('/sign-in')
  await signInHere(page, 'admin')
  await expect(page).toHaveURL(new RegExp(`/admin/issues/edit/${id}`))
  await expect(panel.getByLabel(day)).toHaveValue('2031-12-01')
  await expect(panel.getByLabel(time)).toHaveValue('07:30')
  await panel.getByRole('button', { name: enAdmin.issues.send.schedule }).click()
  await expect(panel.getByText(/2031/).first()).toBeVisible()
  await expect(panel.getByLabel(day)).toHaveCount(0)
})

test('what is saved is what the letter shows, while it is looked at', async ({ page, gateway }) => {
  const { id } = await writeIssue(gateway, unique('Winter'))
  await page.goto(`/admin/issues/edit/${id}`)
  const panel = sending(page, enAdmin.issues.sending.title)
  await panel.getByRole('button', { name: enAdmin.issues.preview.open }).click()
  await expect(panel.frameLocator('iframe').getByText('twelve dogs')).toBeVisible()
  await page.getByRole('group', { name: 'English' }).getByLabel('Text').fill('Straw for everybody.')
  await page.getByRole('button', { name: enAdmin.form.save }).click()
  await expect(panel.frameLocator('iframe').getByText('Straw for everybody.')).toBeVisible()
})

test('one that is being sent is paused, and goes on', async ({ page, gateway, mail }) => {
  mail.dawdle(1500)
  const title = unique('Spring')
  const { id } = await writeIssue(gateway, title)
  await page.goto(`/admin/issues/edit/${id}`)
  const { issues } = enAdmin
  const panel = sending(page, issues.sending.title)
  await panel.getByRole('button', { name: issues.send.press }).click()
  await sendNow(panel, issues).click()
  await panel.getByRole('button', { name: issues.pause }).click()
  await expect(panel).toContainText(issues.sending.paused)
  // The button it was done by is gone: whoever pressed it by the keyboard goes on here.
  await expect(panel).toBeFocused()
  mail.dawdle(0)
  await panel.getByRole('button', { name: issues.goOn }).click()
  await expect(panel).toContainText('Every reader was written to', { timeout: 45_000 })
})

for (const locale of ['en', 'ka'] as const) {
  test(`one that is paused is ended, in ${locale}, and is called by its name`, async ({
    page,
    gateway,
    mail,
  }) => {
    mail.dawdle(1500)
    const title = unique('Summer')
    const { id } = await writeIssue(gateway, title)
    await page.goto(`/admin/issues/edit/${id}?lng=${locale}`)
    const { issues, list } = dictionaries[locale]
    const panel = sending(page, issues.sending.title)
    await panel.getByRole('button', { name: issues.send.press }).click()
    await expect(panel).toContainText(locale === 'en' ? /It goes to \d+ in English/ : /მიიღებს \d+ მკითხველი/)
    await sendNow(panel, issues).click()
    await panel.getByRole('button', { name: issues.pause }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByRole('button', { name: list.undo })).toBeVisible()
    const opener = panel.getByRole('button', { name: issues.end.press })
    await opener.click()
    const question = panel.getByRole('group', { name: issues.end.question })
    await expect(question.getByRole('button', { name: issues.end.keep })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await opener.click()
    await keepPicture(page, `issue-end-${locale}`)
    expect(await violationsOn(page)).toEqual([])
    await question.getByRole('button', { name: issues.end.confirm, exact: true }).click()
    await expect(panel).toContainText(issues.sending.ended.split('{{')[0] ?? '')
    await expect(panel.getByRole('button', { name: issues.goOn })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: issues.site.show })).toBeVisible()
    // What would have taken the pause back is not offered any more.
    await expect(page.getByRole('button', { name: list.undo })).toHaveCount(0)
    await page.goto('/admin/issues?filter=ended')
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
      issues.endedOn.split('{{')[0] ?? '',
    )
    await page.goto('/admin/issues?filter=sent')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    mail.dawdle(0)
  })
}

test('one whose newsletter is not launched says so, and leads there', async ({ page, gateway }) => {
  await launch(gateway, false)
  const { id } = await writeIssue(gateway, unique('Winter'))
  await page.goto(`/admin/issues/edit/${id}`)
  const panel = sending(page, enAdmin.issues.sending.title)
  await expect(panel).toContainText(enAdmin.issues.sending.unlaunched)
  await expect(panel.getByRole('button', { name: enAdmin.issues.send.press })).toHaveCount(0)
  await panel.getByRole('link', { name: enAdmin.issues.sending.toLaunch }).click()
  await expect(page).toHaveURL('/admin/launch')
})

test('one in one language asks for the other before it is sent', async ({ page, gateway }) => {
  const { id } = await asAdmin<{ id: string }>(gateway, '/api/issues', {
    method: 'POST',
    body: { title: unique('Winter'), content: 'It is cold.' },
  })
  await page.goto(`/admin/issues/edit/${id}`)
  const panel = sending(page, enAdmin.issues.sending.title)
  await expect(panel).toContainText(enAdmin.issues.sending.untranslated)
  await expect(panel.getByRole('button', { name: enAdmin.issues.send.press })).toHaveCount(0)
})

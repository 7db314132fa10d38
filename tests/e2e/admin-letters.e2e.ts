import type { Locator, Page } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { invitationTexts } from '../../gateway/rooms/team/invitation-letter.ts'
import { roleOptions } from '../../schema/accounts.ts'
import { letterTroubles as troubles } from '../../schema/letter-troubles.ts'
import { letterKinds, letterStates as states } from '../../schema/letters.ts'
import { type Locale, locales } from '../../schema/locales.ts'
import { expectForEverybody, violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture } from '../support/browser.ts'
import { test } from '../support/letter-site.ts'
import type { MailServer } from '../support/mail-server.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }
const joining = {
  en: { fields: ['First name', 'Last name', 'Username', 'Password', 'Confirm password'], join: 'Join' },
  ka: {
    fields: ['სახელი', 'გვარი', 'მომხმარებლის სახელი', 'პაროლი', 'პაროლი კიდევ ერთხელ'],
    join: 'შემოერთება',
  },
} as const

const password = 'a walk by the river'

const newAddress = (): string => `eka-${crypto.randomUUID().slice(0, 8)}@example.org`

/** Fills the form of the team that invites somebody by letter. */
const inviteByLetter = async (page: Page, locale: Locale, email: string): Promise<void> => {
  const { team } = dictionaries[locale]
  await page.goto('/admin/team')
  await page.getByRole('button', { name: team.invite.open }).click()
  await page.getByRole('textbox', { name: team.invite.name }).fill('Eka')
  await page.getByRole('textbox', { name: team.invite.email }).fill(email)
  await page.getByRole('combobox', { name: team.invite.language }).selectOption(locale)
  await page.getByRole('button', { name: team.invite.submit }).click()
  await expect(page.getByText(team.invite.sent.replace('{{email}}', email))).toBeVisible()
}

/** All that this reader has got so far. */
const lettersTo = async (mail: MailServer, email: string): Promise<ParsedMail[]> =>
  (await mail.letters()).filter(({ to }) => [to].flat().some((each) => each?.text === email))

const received = async (mail: MailServer, email: string, count = 1): Promise<ParsedMail[]> => {
  await expect.poll(async () => (await lettersTo(mail, email)).length).toBe(count)
  return lettersTo(mail, email)
}

const linkIn = ({ html }: ParsedMail): string => /href="([^"]*#[^"]*)"/.exec(String(html))?.[1] ?? ''

/** The letter in the list, once it is in this state there. */
const listed = async (page: Page, email: string, state: string): Promise<Locator> => {
  const row = page.getByRole('article').filter({ hasText: email })
  await expect(async () => {
    await page.goto(`/admin/letters?search=${email}`)
    await expect(row).toContainText(state, { timeout: 1500 })
  }).toPass()
  return row
}

test.beforeEach(({ mail }) => {
  // A letter has its way through the queue and a server, and the page is asked for again until it has.
  test.setTimeout(120_000)
  mail.behave('takes it')
})

for (const locale of locales) {
  const texts = dictionaries[locale].letters
  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: locale === 'ka' ? 'ka-GE' : 'en-US',
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('who is invited by letter joins by its link', async ({ page, browser, mail }) => {
        const email = newAddress()
        await inviteByLetter(page, locale, email)
        expect(await violationsOn(page)).toEqual([])
        await keepPicture(page, `team-by-letter-${locale}-${width}`)
        const [came] = await received(mail, email)
        if (!came) throw new Error('a letter has come')
        const said = invitationTexts[locale]({ name: 'Eka', role: 'editor', invitedBy: null })
        expect([came.subject, came.headers.get('content-language')]).toEqual([said.subject, locale])
        expect(came.text).toContain(roleOptions.editor.label[locale])

        const row = await listed(page, email, states.sent.label[locale])
        if (width === 1280) {
          const menu = page.getByRole('navigation', { name: dictionaries[locale].menu.label })
          await expect(menu.getByRole('link', { name: texts.page.title })).toHaveAttribute(
            'aria-current',
            'page',
          )
        }
        await row.getByRole('button', { name: texts.open }).click()
        const shown = row.frameLocator('iframe')
        await expect(shown.getByRole('heading', { level: 1 })).toHaveText(said.heading)
        expect(await page.content()).not.toContain(linkIn(came).split('#')[1])
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `letters-preview-${locale}-${width}`, { fullPage: true })

        const context = await browser.newContext({
          locale: locale === 'ka' ? 'ka-GE' : 'en-US',
          viewport: { width, height: 812 },
          storageState: { cookies: [], origins: [] },
        })
        const there = await context.newPage()
        await there.setContent(String(came.html))
        await expectForEverybody(there)
        await keepPicture(there, `letter-invitation-${locale}-${width}`, { fullPage: true })
        await there.goto(linkIn(came))
        const { fields, join } = joining[locale]
        const typed = ['Eka', 'Beridze', email.replace('@example.org', ''), password, password]
        for (const [index, label] of fields.entries())
          await there.getByRole('textbox', { name: label, exact: true }).fill(typed[index] ?? '')
        // The address is the one that the letter went to.
        await expect(there.getByRole('main').locator('input[type=email]')).toHaveValue(email)
        await there.getByRole('main').getByRole('button', { name: join, exact: true }).click()
        await expect(there).toHaveURL(/\/admin\//)
        await context.close()

        // Nothing is left of what it brought: its row says so.
        await page.reload()
        const used = page
          .getByRole('article')
          .filter({ hasText: email })
          .filter({ hasText: letterKinds.invitation.label[locale] })
        await used.getByRole('button', { name: texts.openNamed.replace('{{recipient}}', email) }).click()
        await expect(used).toContainText(texts.preview.gone.invitation)
      })

      test('a letter that nobody took is told in plain words, and sent again', async ({ page, mail }) => {
        const email = newAddress()
        mail.behave('does not know the reader')
        await inviteByLetter(page, locale, email)
        const row = await listed(page, email, states.failed.label[locale])
        await expect(row).toContainText(troubles.noMailbox.label[locale])
        await keepPicture(page, `letters-failed-${locale}-${width}`, { fullPage: true })
        mail.behave('takes it')
        await row.getByRole('button', { name: texts.again.press }).click()
        await expect(page.getByText(texts.again.done.replace('{{recipient}}', email))).toBeVisible()
        await received(mail, email)
        await listed(page, email, states.sent.label[locale])
      })

      test('letters that nobody took are set aside, one or many, and taken up again', async ({
        page,
        mail,
      }) => {
        const { aside } = texts
        const chosen = dictionaries[locale].many.chosen_one.replace('{{count, number}}', '1')
        const email = newAddress()
        mail.behave('does not know the reader')
        await inviteByLetter(page, locale, email)
        const row = await listed(page, email, states.failed.label[locale])
        await page.goto('/admin/start')
        const { failedLetter_one: one, failedLetter_other: several } = dictionaries[locale].start.sentence
        const told = [one, several].map((sentence) => sentence.split('}}').at(-1)).join('|')
        await page.getByRole('link', { name: new RegExp(`(?:${told})$`) }).click()
        await expect(row).toContainText(states.failed.label[locale])
        await page.goto(`/admin/letters?search=${email}`)
        await row.getByRole('button', { name: aside.press }).click()
        await expect(row).toContainText(`${aside.state}:`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `letters-aside-${locale}-${width}`, { fullPage: true })
        await page.getByRole('button', { name: dictionaries[locale].list.undo }).click()
        await expect(row).not.toContainText(`${aside.state}:`)

        await row.getByRole('checkbox').check()
        const bar = page.getByRole('region', { name: chosen })
        await bar.getByRole('button', { name: aside.press, exact: true }).click()
        await expect(row).toContainText(`${aside.state}:`)
        await page.goto(`/admin/letters?filter=dismissed&search=${email}`)
        await row.getByRole('button', { name: aside.back }).click()
        await expect(row).toHaveCount(0)
      })

      test('a letter in doubt is asked about before it is sent again', async ({ page, mail }) => {
        const email = newAddress()
        mail.behave('takes it and hangs up')
        await inviteByLetter(page, locale, email)
        const row = await listed(page, email, states.doubtful.label[locale])
        mail.behave('takes it')
        const press = row.getByRole('button', { name: texts.again.press })
        await press.click()
        const question = page.getByRole('alertdialog', { name: texts.again.question })
        expect(await violationsOn(page)).toEqual([])
        await question.getByRole('button', { name: texts.again.leave }).click()
        await expect(press).toBeFocused()
        await press.click()
        await question.getByRole('button', { name: texts.again.press }).click()
        await received(mail, email, 2)
        await listed(page, email, states.sent.label[locale])
      })
    })
  }
}

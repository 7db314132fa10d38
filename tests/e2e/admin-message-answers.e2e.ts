import type { Locator, Page } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import { letterStates } from '../../schema/letters.ts'
import { locales } from '../../schema/locales.ts'
import { expectForEverybody, violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture } from '../support/browser.ts'
import { letterOf, openMessage, searchFor, sender, toasts } from '../support/contacts-room.ts'
import { loseAnswer, refuse } from '../support/intercept.ts'
import { test } from '../support/letter-site.ts'
import type { MailServer } from '../support/mail-server.ts'
import { sendMessage } from '../support/records.ts'
import { signInHere, wearOutToken } from '../support/stored-session.ts'
import { widthsFor } from '../support/widths.ts'

const dictionaries = { en: enAdmin, ka: kaAdmin }

const received = async (mail: MailServer, email: string, count: number): Promise<ParsedMail[]> => {
  const got = async () =>
    (await mail.letters()).filter(({ to }) => [to].flat().some((each) => each?.text === email))
  await expect.poll(async () => (await got()).length).toBe(count)
  return got()
}

/** Writes an answer and sends it. */
const answer = async (letter: Locator, text: string, { contacts: { answers } }: typeof enAdmin) => {
  await letter.getByLabel(answers.label).fill(text)
  await letter.getByRole('button', { name: answers.add }).click()
}

/** The answers beneath a message that is opened anew, once it is in this state. */
const answersBeneath = async (page: Page, name: string, state: string): Promise<Locator> => {
  const answers = letterOf(page, name).getByRole('list')
  await expect(async () => {
    await page.reload()
    await expect(answers).toContainText(state, { timeout: 1500 })
  }).toPass()
  return answers
}

test.beforeEach(({ mail }) => {
  // A letter has its way through the queue and a server.
  test.setTimeout(120_000)
  mail.behave('takes it')
})

for (const locale of locales) {
  const dictionary = dictionaries[locale]
  for (const width of widthsFor(locale, 'telephone')) {
    test.describe(`in ${locale}, ${width} pixels wide,`, () => {
      test.use({
        locale: locale === 'ka' ? 'ka-GE' : 'en-US',
        viewport: { width, height: 812 },
        signedInAs: 'admin',
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('whoever wrote is answered by letters of one conversation', async ({ page, gateway, mail }) => {
        const { name, email } = sender('Eka')
        const message = await sendMessage(gateway, { name, email, message: 'Hello!\nMay I come?' }, locale)
        await searchFor(page, name)
        const toOwnProgram = page.getByRole('main').locator('a[href^="mailto:"]')
        await expect(page.getByRole('main')).toContainText(name)
        await expect(toOwnProgram).toHaveCount(0)
        const letter = await openMessage(page, name)
        await expect(letter).toContainText(email)
        await expect(letter.getByLabel(dictionary.contacts.answers.label)).toBeVisible()
        await expect(toOwnProgram).toHaveCount(0)
        await expect(letter).not.toContainText(dictionary.contacts.answerIn[locale])
        await answer(letter, 'გამარჯობა!\n\nმოდი როცა გინდა.', dictionary)
        await expect(toasts(page)).toContainText(dictionary.contacts.answers.done)
        await expect(letter.getByLabel(dictionary.contacts.answers.label)).toHaveValue('')
        await expect(letter.getByRole('list')).toContainText('მოდი როცა გინდა.')
        await expect(letter).toContainText(dictionary.contacts.states.answered)
        const [first] = await received(mail, email, 1)
        expect(first?.subject).toContain('Re: ')
        expect(first?.headers.get('content-language')).toBe(locale)
        expect(first?.text).toContain('> Hello!\n> May I come?')
        expect(first?.inReplyTo).toBe(`<${message}@dogs.example>`)

        await answersBeneath(page, name, letterStates.sent.label[locale])
        await answer(letter, 'The gate is green.', dictionary)
        const [, second] = await received(mail, email, 2)
        expect(second?.inReplyTo).toBe(first?.messageId)
        expect(second?.references).toEqual([first?.inReplyTo, first?.messageId])
        await expect(letter.getByRole('listitem')).toHaveCount(2)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await keepPicture(page, `message-answers-${locale}-${width}`, { fullPage: true })

        await page.setContent(String(second?.html))
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 812 })
        await keepPicture(page, `message-answer-letter-${locale}-${width}`, { fullPage: true })
      })
    })
  }
}

test.describe('an answer', () => {
  test.use({ signedInAs: 'admin' })
  const { contacts, letters } = dictionaries.en

  test('is kept when the session ends, and comes back with its writer', async ({ page, gateway, mail }) => {
    const { name, email } = sender('Keti')
    await sendMessage(gateway, { name, email, message: 'Hello' })
    await searchFor(page, name)
    const letter = await openMessage(page, name)
    const { pathname } = new URL(page.url())
    await wearOutToken(page)
    await answer(letter, 'Half an answer', dictionaries.en)
    await expect(page).toHaveURL('/sign-in')
    await signInHere(page, 'admin')
    await expect(page).toHaveURL(new RegExp(pathname))
    await expect(letterOf(page, name).getByLabel(contacts.answers.label)).toHaveValue('Half an answer')
    await received(mail, email, 0)
  })

  test('whose receipt was lost on its way is sent once', async ({ page, gateway, mail }) => {
    const { name, email } = sender('Vano')
    await sendMessage(gateway, { name, email, message: 'Hello' })
    await searchFor(page, name)
    const letter = await openMessage(page, name)
    await loseAnswer(page, 'AnswerContactMessage')
    await answer(letter, 'Come.', dictionaries.en)
    const field = letter.getByLabel(contacts.answers.label)
    await expect(toasts(page)).not.toBeEmpty()
    await expect(field).toHaveValue('Come.')
    await letter.getByRole('button', { name: contacts.answers.add }).click()
    await expect(field).toHaveValue('')
    await expect(letter.getByRole('listitem')).toHaveCount(1)
    await received(mail, email, 1)
  })

  test('that no mailbox takes says so by itself, makes the message new again, and leads to why', async ({
    page,
    gateway,
    mail,
  }) => {
    const { name, email } = sender('Lia')
    await sendMessage(gateway, { name, email, message: 'Hello' })
    mail.behave('does not know the reader')
    await searchFor(page, name)
    const letter = await openMessage(page, name)
    await answer(letter, 'Come.', dictionaries.en)
    // What is not known to be written would be kept, and asked about before the page is left.
    await expect(letter.getByLabel(contacts.answers.label)).toHaveValue('')
    const answers = letter.getByRole('list')
    await expect(answers).toContainText(letterStates.failed.label.en, { timeout: 30_000 })
    await expect(letter).toContainText(contacts.states.new)
    await answers.getByRole('link', { name: contacts.answers.why }).click()
    await expect(page.getByRole('article').filter({ hasText: email })).toContainText(
      letterStates.failed.label.en,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letters.page.title)
  })

  test('that could not be loaded is asked for again', async ({ page, gateway }) => {
    const { name, email } = sender('Dato')
    await sendMessage(gateway, { name, email, message: 'Hello' })
    await refuse(page, 'AdminMessageAnswers', 'unavailable', 'service temporarily unavailable')
    await searchFor(page, name)
    const letter = await openMessage(page, name)
    const alert = letter.getByRole('alert')
    await expect(alert).toContainText(contacts.answers.failed)
    await page.unrouteAll({ behavior: 'wait' })
    await alert.getByRole('button').click()
    await expect(letter.getByLabel(contacts.answers.label)).toBeVisible()
  })
})

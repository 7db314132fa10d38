import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { letterOf, messageOf, sender, toasts } from '../support/contacts-room.ts'
import { countingPresses } from '../support/presses.ts'
import { asAdmin, sendMessage } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  'en-US': {
    room: 'Contacts',
    fresh: /^New, \d+$/,
    answeredBox: 'Answered',
    mine: /^Mine, \d+$/,
    all: 'All',
    reply: 'Reply to',
    state: { new: 'New', answered: 'Answered', closed: 'Closed' },
    answer: 'Mark as answered',
    answered: 'Marked as answered',
    close: 'Close without an answer',
    reopen: 'Make new again',
    take: 'Take it',
    who: 'Who answers',
    me: 'I do',
    taken: 'Taken by you',
    undo: 'Undo',
    undone: 'As it was before',
    notes: 'Notes',
    note: 'A new note',
    add: 'Add the note',
    counted: 'Notes, 1',
    whole: /^Show all of the note by /,
    folded: /^Show less of the note by /,
  },
  'ka-GE': {
    room: 'შემოსული წერილები',
    fresh: /^ახალი, \d+$/,
    answeredBox: 'პასუხგაცემული',
    mine: /^ჩემი, \d+$/,
    all: 'ყველა',
    reply: 'პასუხი:',
    state: { new: 'ახალი', answered: 'პასუხგაცემული', closed: 'დახურული' },
    answer: 'პასუხგაცემულად მონიშვნა',
    answered: 'პასუხგაცემულად მოინიშნა',
    close: 'უპასუხოდ დახურვა',
    reopen: 'ახლებში დაბრუნება',
    take: 'აღება',
    who: 'ვინ პასუხობს',
    me: 'მე',
    taken: 'შენ აიღე',
    undo: 'უკან დაბრუნება',
    undone: 'ისევ ისეა, როგორც იყო',
    notes: 'შენიშვნები',
    note: 'ახალი შენიშვნა',
    add: 'შენიშვნის დამატება',
    counted: 'შენიშვნები, 1',
    whole: /^სრულად ჩვენება – /,
    folded: /^აკეცვა – /,
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'telephone')) {
    const isWide = width === 1280

    test.describe(`messages in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('are answered and closed, each with a press, and an undo', async ({ page, gateway }) => {
        const [one, other] = [sender('Keti'), sender('Vano')]
        for (const each of [one, other]) await sendMessage(gateway, { ...each, message: 'When can I visit?' })
        await page.goto('/admin/contacts')
        await expect(messageOf(page, one.name)).toContainText(texts.state.new)
        await expect(page.getByRole('button', { name: texts.fresh })).toBeVisible()
        const presses = countingPresses(page)
        /** Where there is room a message is opened beside the list; on a telephone it is all in its card. */
        const opened = async (name: string) => {
          if (!isWide) return messageOf(page, name)
          await presses.press(messageOf(page, name).getByRole('link', { name }))
          return letterOf(page, name)
        }

        const letter = await opened(one.name)
        await expect(letter.getByRole('link', { name: texts.reply })).toHaveAttribute('href', /^mailto:/)
        await presses.press(letter.getByRole('button', { name: texts.answer }))
        await expect(toasts(page)).toContainText(texts.answered)
        await expect(letter).toContainText(texts.state.answered)
        const second = await opened(other.name)
        await presses.press(second.getByRole('button', { name: texts.close }))
        await expect(messageOf(page, other.name)).toContainText(texts.state.closed)
        await expect(second.getByRole('button', { name: texts.reopen })).toBeFocused()
        expect(presses.count()).toBe(isWide ? 4 : 2)

        await presses.press(toasts(page).getByRole('button', { name: texts.undo }).first())
        await expect(toasts(page)).toContainText(texts.undone)
        await keepPicture(page, `messages-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      })

      test('are taken, noted and found again', async ({ page, gateway }) => {
        const { name, email } = sender('Maka')
        await sendMessage(gateway, { name, email, message: 'Two puppies in Zestafoni.' })
        await page.goto('/admin/contacts')
        await expect(messageOf(page, name)).toContainText(texts.state.new)
        const presses = countingPresses(page)
        const letter = isWide ? letterOf(page, name) : messageOf(page, name)
        if (isWide) {
          await presses.press(messageOf(page, name).getByRole('link', { name }))
          // A menu that is opened sooner closes when the focus goes to the heading.
          await expect(letter.getByRole('heading', { name })).toBeFocused()
          await presses.press(letter.getByRole('button', { name: texts.who }))
          await presses.press(page.getByRole('menuitemradio', { name: texts.me, exact: true }))
        } else {
          await presses.press(letter.getByRole('button', { name: texts.take }))
          await presses.press(letter.getByRole('button', { name: texts.notes }))
        }
        await expect(letter).toContainText(texts.taken)
        await expect(letter.getByLabel(texts.note)).toBeVisible()
        await presses.fill(letter.getByLabel(texts.note), 'Asking Telavi.')
        await presses.press(letter.getByRole('button', { name: texts.add }))
        await expect(letter.getByText('Asking Telavi.')).toBeVisible()
        if (!isWide) await expect(letter.getByRole('button', { name: texts.counted })).toBeVisible()
        await keepPicture(page, `messages-notes-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        await presses.press(page.getByRole('button', { name: texts.mine }))
        await expect(page).toHaveURL(/box=mine/)
        await expect(messageOf(page, name)).toBeVisible()
        await presses.press(letter.getByRole('button', { name: texts.answer }))
        await presses.press(page.getByRole('button', { name: texts.answeredBox, exact: true }))
        await expect(letter).toContainText(texts.taken)
        expect(presses.count()).toBeLessThanOrEqual(8)
      })

      test('have notes, a long one folded, and whole at a press', async ({ page, gateway }) => {
        const { name, email } = sender('Lali')
        const id = await sendMessage(gateway, { name, email, message: 'Two puppies in Zestafoni.' })
        const last = 'დაურეკეთ კვირაობით.'
        for (const text of ['Short.', `${'წერილს არ კითხულობს, ტელეფონს კი პასუხობს. '.repeat(40)}${last}`])
          await asAdmin(gateway, `/api/contacts/${id}/notes`, { method: 'POST', body: { text } })
        await page.goto(`/admin/contacts?search=${encodeURIComponent(name)}`)
        const letter = isWide ? letterOf(page, name) : messageOf(page, name)
        if (!isWide) await letter.getByRole('button', { name: texts.notes }).click()
        const note = letter.getByText(last)
        const height = async () => (await note.boundingBox())?.height ?? 0
        const whole = letter.getByRole('button', { name: texts.whole })
        await expect(whole).toHaveCount(1)
        const folded = await height()
        expect(await violationsOn(page)).toEqual([])
        await whole.click()
        await expect(letter.getByRole('button', { name: texts.folded })).toHaveAttribute(
          'aria-expanded',
          'true',
        )
        expect(await height()).toBeGreaterThan(2 * folded)
        await keepPicture(page, `message-note-${locale}-${width}`, { fullPage: true })
      })
    })
  }
}

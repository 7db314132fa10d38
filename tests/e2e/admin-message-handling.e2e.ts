import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { messageOf, sender, toasts } from '../support/contacts-room.ts'
import { countingPresses } from '../support/presses.ts'
import { sendMessage } from '../support/records.ts'

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
    taken: 'Taken by you',
    undo: 'Undo',
    undone: 'As it was before',
    notes: 'Notes',
    note: 'A new note',
    add: 'Add the note',
    counted: 'Notes, 1',
  },
  'ka-GE': {
    room: 'წერილები',
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
    taken: 'შენ აიღე',
    undo: 'უკან დაბრუნება',
    undone: 'ისევ ისეა, როგორც იყო',
    notes: 'შენიშვნები',
    note: 'ახალი შენიშვნა',
    add: 'შენიშვნის დამატება',
    counted: 'შენიშვნები, 1',
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of [375, 1280]) {
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
        const letter = messageOf(page, one.name)
        await expect(letter).toContainText(texts.state.new)
        await expect(page.getByRole('button', { name: texts.fresh })).toBeVisible()
        const presses = countingPresses(page)

        await expect(letter.getByRole('link', { name: texts.reply })).toHaveAttribute('href', /^mailto:/)
        await presses.press(letter.getByRole('button', { name: texts.answer }))
        await expect(toasts(page)).toContainText(texts.answered)
        await expect(letter).toContainText(texts.state.answered)
        await presses.press(messageOf(page, other.name).getByRole('button', { name: texts.close }))
        await expect(messageOf(page, other.name)).toContainText(texts.state.closed)
        await expect(messageOf(page, other.name).getByRole('button', { name: texts.reopen })).toBeFocused()
        expect(presses.count()).toBe(2)

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
        const letter = messageOf(page, name)
        await expect(letter).toContainText(texts.state.new)
        const presses = countingPresses(page)
        await presses.press(letter.getByRole('button', { name: texts.take }))
        await expect(letter).toContainText(texts.taken)
        await presses.press(letter.getByRole('button', { name: texts.notes }))
        await expect(letter.getByLabel(texts.note)).toBeVisible()
        await presses.fill(letter.getByLabel(texts.note), 'Asking Telavi.')
        await presses.press(letter.getByRole('button', { name: texts.add }))
        await expect(letter.getByText('Asking Telavi.')).toBeVisible()
        await expect(letter.getByRole('button', { name: texts.counted })).toBeVisible()
        await keepPicture(page, `messages-notes-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        await presses.press(page.getByRole('button', { name: texts.mine }))
        await expect(page).toHaveURL(/box=mine/)
        await expect(letter).toBeVisible()
        await presses.press(letter.getByRole('button', { name: texts.answer }))
        await presses.press(page.getByRole('button', { name: texts.answeredBox, exact: true }))
        await expect(letter).toContainText(texts.taken)
        expect(presses.count()).toBeLessThanOrEqual(7)
      })
    })
  }
}

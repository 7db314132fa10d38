import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { letterOf, messageOf, sender } from '../support/contacts-room.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled } from '../support/project-form.ts'
import { sendMessage } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  'en-US': {
    email: 'Email address',
    find: 'Find',
    held: 'What is held',
    messages: 'Messages',
    save: 'Save as a file to hand over',
    open: 'Erase this person’s data',
    question: /Erase it for good\? 2 records/,
    backups: /Backups that were made before/,
    again: 'Type the address again',
    confirm: 'Erase for good',
    wrong: 'Type the address you looked for in “Type the address again”',
    erased: 'The data was erased.',
    nothing: 'Nothing is held about',
    link: 'Personal data:',
    lookFor: (name: string) => `Look everywhere for ${name}`,
  },
  'ka-GE': {
    email: 'ელფოსტა',
    find: 'მოძებნა',
    held: 'რა ინახება',
    messages: 'წერილები',
    save: 'გადასაცემ ფაილად შენახვა',
    open: 'ამ ადამიანის მონაცემების წაშლა',
    question: /სამუდამოდ წავშალოთ\? 2 ჩანაწერი/,
    backups: /სარეზერვო ასლებში/,
    again: 'მისამართი კიდევ ერთხელ აკრიფე',
    confirm: 'სამუდამოდ წაშლა',
    wrong: 'ველში „მისამართი კიდევ ერთხელ აკრიფე“ ის მისამართი აკრიფე',
    erased: 'მონაცემები წაიშალა.',
    nothing: 'არაფერი ინახება',
    link: 'პირადი მონაცემები:',
    lookFor: (name: string) => `ყველგან მოძებნა: ${name}`,
  },
} as const

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`personal data in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('of a person is found, handed over and erased, from where the address stands', async ({
        page,
        gateway,
      }) => {
        const { name, email } = sender('Keti')
        await sendMessage(gateway, { name, email, message: 'Please forget me.' })
        await page.goto('/admin/contacts')
        const inList = messageOf(page, name)
        await expect(inList).toBeVisible()
        const presses = countingPresses(page)

        // Where there is room a message is opened beside the list; on a telephone it is all in its card.
        const isBeside = width > 1200
        if (isBeside) await presses.press(inList.getByRole('link', { name, exact: true }))
        const letter = isBeside ? letterOf(page, name) : inList
        await presses.press(letter.getByRole('link', { name: texts.link }))
        const held = page.getByRole('list', { name: texts.held })
        await expect(held).toContainText(texts.messages)
        await expect(page.getByLabel(texts.email, { exact: true })).toHaveValue(email)
        expect(page.url()).not.toContain('example')
        await presses.press(page.getByRole('button', { name: texts.open }))
        await expect(page.getByText(texts.question)).toBeVisible()
        await expect(page.getByText(texts.backups)).toBeVisible()
        await expect(page.getByLabel(texts.again)).toBeFocused()
        await keepPicture(page, `personal-data-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        await presses.type(email.toUpperCase())
        await presses.key('Enter')
        await expect(page.getByText(texts.erased)).toBeFocused()
        expect(presses.count()).toBe(isBeside ? 4 : 3)

        // A name alone is nobody's to the machine: the page says where it may stand, and looks for it.
        await gateway.createProject(projectCalled(`A kennel from ${name}`))
        await page.getByRole('button', { name: texts.lookFor(name) }).click()
        await expect(
          page.getByRole('dialog').getByRole('link', { name: `A kennel from ${name}` }),
        ).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: texts.lookFor(name) })).toBeFocused()

        await page.getByLabel(texts.email, { exact: true }).fill(email)
        await page.getByRole('button', { name: texts.find, exact: true }).click()
        await expect(page.getByText(texts.nothing)).toBeVisible()
      })

      test('is looked for by an address, saved as a file, and kept where another is typed', async ({
        page,
        gateway,
      }) => {
        const { name, email } = sender('Vano')
        await sendMessage(gateway, { name, email, message: 'What do you know of me?' })
        await page.goto('/admin/privacy')
        const presses = countingPresses(page)
        await presses.fill(page.getByLabel(texts.email, { exact: true }), ` ${email} `)
        await presses.key('Enter')
        const download = page.waitForEvent('download')
        await presses.press(page.getByRole('button', { name: texts.save }))
        expect((await download).suggestedFilename()).toBe('personal-data.json')
        expect(presses.count()).toBe(3)

        await page.getByRole('button', { name: texts.open }).click()
        await page.getByLabel(texts.again).fill('somebody@example.org')
        await page.getByRole('button', { name: texts.confirm, exact: true }).click()
        await expect(page.getByText(texts.wrong)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: texts.open })).toBeFocused()
        await keepPicture(page, `personal-data-found-${locale}-${width}`, { fullPage: true })
      })
    })
  }
}

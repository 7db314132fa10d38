import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, type Gateway, keepPicture, test } from '../support/browser.ts'
import { searchFor, toasts } from '../support/contacts-room.ts'
import { countingPresses } from '../support/presses.ts'
import { asAdmin, sendMessage } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = {
  'en-US': {
    all: 'All on this page',
    chosen: (count: number) => `${count} chosen`,
    choose: (name: string) => `Choose ${name}`,
    close: 'Close without an answer',
    closed: 'Closed without an answer: 5',
    states: { new: 'New', closed: 'Closed' },
    undo: 'Undo',
    undone: 'It is as it was.',
    end: 'End',
    ended: 'Ended: 2',
    delete: 'Delete',
    deleted: 'Deleted: 1',
    hasGifts: 'has gifts, or promised ones',
    remove: 'Remove',
    removed: 'Removed: 2',
    found: 'Found: 2',
  },
  'ka-GE': {
    all: 'ყველა ამ გვერდზე',
    chosen: (count: number) => `არჩეულია ${count}`,
    choose: (name: string) => `აირჩიე: ${name}`,
    close: 'უპასუხოდ დახურვა',
    closed: ': 5',
    states: { new: 'ახალი', closed: 'დახურული' },
    undo: 'უკან დაბრუნება',
    undone: 'ყველაფერი ისეა, როგორც იყო.',
    end: 'დასრულება',
    ended: 'დასრულდა: 2',
    delete: 'წაშლა',
    deleted: 'წაიშალა: 1',
    hasGifts: 'აქვს შემოწირულობები ან დაპირებები',
    remove: 'სიიდან ამოღება',
    removed: 'სიიდან ამოღებულია: 2',
    found: 'ნაპოვნია: 2',
  },
} as const

const five = 5

const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** What can be done with all that are chosen. */
const bar = (page: Page, said: string) => page.getByRole('region', { name: said })

const projectsOf = (gateway: Gateway, title: string): Promise<string[]> =>
  Promise.all(
    ['one', 'two'].map((each) =>
      gateway.createProject({ title: `${title} ${each}`, goal: 10, description: 'A roof.' }),
    ),
  )

for (const [locale, texts] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'desk')) {
    test.describe(`many records at once, in ${locale}, ${width} px wide`, () => {
      test.use({
        locale,
        signedInAs: 'admin',
        viewport: { width, height: 812 },
        contextOptions: { reducedMotion: 'reduce' },
        hasTouch: width === 375,
      })
      const isTouched = width === 375

      test('five messages are closed with two presses, and as they were with a third', async ({
        page,
        gateway,
      }) => {
        const about = unique('Winter')
        for (let each = 1; each <= five; each += 1) {
          await sendMessage(gateway, { name: `Keti ${each}`, email: 'keti@example.org', message: about })
        }
        await searchFor(page, about)
        const messages = page.getByRole('article')
        await expect(messages).toHaveCount(five)
        const { press, count } = countingPresses(page, { isTouched })
        await press(page.getByLabel(texts.all))
        const offered = bar(page, texts.chosen(five))
        await expect(offered).toBeVisible()
        await keepPicture(page, `many-messages-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        await press(offered.getByRole('button', { name: texts.close, exact: true }))
        await expect(toasts(page)).toContainText(texts.closed)
        await expect(messages.filter({ hasText: texts.states.closed })).toHaveCount(five)
        await expect(offered).toBeHidden()
        expect(count()).toBe(2)
        await press(toasts(page).getByRole('button', { name: texts.undo }))
        await expect(toasts(page)).toContainText(texts.undone)
        await expect(messages.filter({ hasText: texts.states.new })).toHaveCount(five)
        expect(count()).toBe(3)
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      })

      test('whoever takes it back stays where they are on the page', async ({ page, gateway }) => {
        const about = unique('Autumn')
        for (let each = 1; each <= five; each += 1) {
          await sendMessage(gateway, { name: `Lali ${each}`, email: 'lali@example.org', message: about })
        }
        await searchFor(page, about)
        const messages = page.getByRole('article')
        await expect(messages).toHaveCount(five)
        const last = messages.last()
        await last.getByRole('checkbox').check()
        await bar(page, texts.chosen(1)).getByRole('button', { name: texts.close, exact: true }).click()
        await expect(last).toContainText(texts.states.closed)
        await last.scrollIntoViewIfNeeded()
        await toasts(page).getByRole('button', { name: texts.undo }).click()
        await expect(last).toContainText(texts.states.new)
        await expect(toasts(page)).toContainText(texts.undone)
        await expect(last).toBeInViewport()
      })

      test('projects are ended and back, and what has gifts is said and stays when they are deleted', async ({
        page,
        gateway,
      }) => {
        const title = unique('Barn')
        const [given] = await projectsOf(gateway, title)
        await asAdmin(gateway, `/api/projects/${given}/donations`, {
          method: 'POST',
          body: { amount: 5, anonymous: true },
        })
        await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
        await expect(page.getByText(texts.found)).toBeVisible()
        const { press, count } = countingPresses(page, { isTouched })
        await press(page.getByLabel(texts.choose(`${title} one`)))
        await press(page.getByLabel(texts.choose(`${title} two`)))
        const both = bar(page, texts.chosen(2))
        await expect(both).toBeVisible()
        for (const act of [texts.end, texts.delete]) {
          await expect(both.getByRole('button', { name: act, exact: true })).toBeInViewport({ ratio: 1 })
        }
        await keepPicture(page, `many-projects-${locale}-${width}`)
        await press(both.getByRole('button', { name: texts.end, exact: true }))
        await expect(toasts(page)).toContainText(texts.ended)
        await press(toasts(page).getByRole('button', { name: texts.undo }))
        await expect(toasts(page)).toContainText(texts.undone)
        expect(count()).toBe(4)

        await press(page.getByLabel(texts.all))
        await press(both.getByRole('button', { name: texts.delete, exact: true }))
        const left = bar(page, texts.chosen(1))
        await expect(left.getByRole('alert')).toContainText(`${title} one (${texts.hasGifts})`)
        await expect(toasts(page)).toContainText(texts.deleted)
        await expect(page.getByRole('rowheader')).toHaveCount(1)
        await keepPicture(page, `many-projects-left-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        await press(toasts(page).getByRole('button', { name: texts.undo }).last())
        await expect(page.getByRole('rowheader')).toHaveCount(2)
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      })

      test('readers of the newsletter are removed and put back', async ({ page, gateway }) => {
        const mark = crypto.randomUUID().slice(0, 8)
        for (const name of ['ana', 'gia']) {
          const body = { email: `${name}-${mark}@example.org` }
          await asAdmin(gateway, '/api/newsletter/subscribe', { method: 'POST', body })
        }
        await page.goto(`/admin/newsletter?search=${mark}`)
        await expect(page.getByText(texts.found)).toBeVisible()
        const { press, count } = countingPresses(page, { isTouched })
        await press(page.getByLabel(texts.all))
        await press(bar(page, texts.chosen(2)).getByRole('button', { name: texts.remove, exact: true }))
        await expect(toasts(page)).toContainText(texts.removed)
        await expect(page.getByRole('rowheader')).toHaveCount(0)
        await press(toasts(page).getByRole('button', { name: texts.undo }))
        await expect(page.getByRole('rowheader')).toHaveCount(2)
        expect(count()).toBe(3)
      })
    })
  }
}

test.describe('several of a list', () => {
  test.use({ locale: 'en-US', signedInAs: 'admin' })

  test('are chosen with Shift, by the keyboard as well, and let go', async ({ page, gateway }) => {
    const about = unique('Spring')
    for (const name of ['Ana', 'Beka', 'Dato', 'Eka']) {
      await sendMessage(gateway, { name, email: 'ana@example.org', message: about })
    }
    await searchFor(page, about)
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.getByLabel('Choose Eka').click()
    await page.getByLabel('Choose Beka').click({ modifiers: ['Shift'] })
    await expect(bar(page, '3 chosen')).toBeVisible()
    await expect(page.getByLabel('Choose Ana')).not.toBeChecked()
    await page.getByLabel('Choose Ana').focus()
    await page.keyboard.press('Space')
    await expect(page.getByLabel('All on this page')).toBeChecked()
    await bar(page, '4 chosen').getByRole('button', { name: 'Clear' }).press('Enter')
    await expect(page.getByLabel('Choose Dato')).not.toBeChecked()
    await expect(page.getByRole('region', { name: /chosen/ })).toBeHidden()
  })
})

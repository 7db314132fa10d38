import type { Page } from '@playwright/test'
import { violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { refuse } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, createEvent, sendMessage } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const toasts = (page: Page) => page.getByRole('region', { name: /Notifications|შეტყობინებები/ })

const isThere = async (page: Page, path: string): Promise<boolean> => (await page.request.get(path)).ok()

const languages = {
  'en-US': {
    undo: 'Undo',
    close: 'Close notification',
    deleteNamed: (title: string) => `Delete: ${title}`,
    deleteFrom: (name: string) => `Delete the message from ${name}`,
    yes: 'Delete',
    bringBack: (title: string) => `Bring back: ${title}`,
    destroy: (title: string) => `Destroy now: ${title}`,
    question: 'Destroy it for good? Nothing brings it back then.',
    confirm: 'Destroy for good',
    keep: 'Keep it',
    event: 'Event deleted',
    project: 'Project deleted',
    message: 'Contact message deleted successfully',
    back: 'It is back.',
    again: 'It is in the bin again.',
    destroyed: 'It is destroyed for good.',
    hasGifts: 'Gifts were made or promised to this project, so it cannot be deleted. End it instead.',
    until: 'Stays here until',
    save: 'Save changes',
    restore: 'Bring back',
    whileOpen: 'It was deleted in the meantime.',
    updated: 'Updated!',
    content: 'Content',
  },
  'ka-GE': {
    undo: 'უკან დაბრუნება',
    close: 'შეტყობინების დახურვა',
    deleteNamed: (title: string) => `წაშლა: ${title}`,
    deleteFrom: (name: string) => `წერილის წაშლა: ${name}`,
    yes: 'წაშლა',
    bringBack: (title: string) => `დაბრუნება: ${title}`,
    destroy: (title: string) => `სამუდამოდ წაშლა: ${title}`,
    question: 'სამუდამოდ წაიშალოს? ამის შემდეგ ვეღარ დააბრუნებ.',
    confirm: 'სამუდამოდ წაიშალოს',
    keep: 'დატოვება',
    event: 'ღონისძიება წაიშალა',
    project: 'პროექტი წაიშალა',
    message: 'წერილი წაიშალა',
    back: 'დაბრუნდა.',
    again: 'ისევ ურნაშია.',
    destroyed: 'სამუდამოდ წაიშალა.',
    hasGifts: 'ამ პროექტს შემოწირულობები ან დაპირებები აქვს, ამიტომ ვერ წაიშლება. ამის ნაცვლად დაასრულე.',
    until: 'სამუდამოდ წაიშლება',
    save: 'ცვლილებების შენახვა',
    restore: 'დაბრუნება',
    whileOpen: 'ეს ჩანაწერი ამასობაში წაიშალა.',
    updated: 'განახლდა!',
    content: 'ტექსტი',
  },
} as const

const eventCalled = (title: string) => ({
  translations: { en: { title, content: 'A walk.' }, ka: { title, content: 'სეირნობა.' } },
})

const search = (title: string): string => `search=${encodeURIComponent(title)}`

for (const [locale, words] of Object.entries(languages)) {
  for (const width of widthsFor(locale, 'telephone')) {
    const isTouched = width === 375
    const height = isTouched ? 812 : 800

    test.describe(`in ${locale}, ${width} pixels wide,`, () => {
      test.use({ locale, signedInAs: 'admin', viewport: { width, height }, hasTouch: isTouched })

      const show = (page: Page, name: string) => keepPicture(page, `bin-${name}-${locale}-${width}`)

      test('an event is deleted by one press, and brought back by another', async ({ page, gateway }) => {
        const title = uniqueTitle('Walk')
        const id = await createEvent(gateway, eventCalled(title))
        const { press, count } = countingPresses(page, { isTouched })
        await page.goto(`/admin/events?${search(title)}`)
        await show(page, 'events')
        await press(page.getByRole('button', { name: words.deleteNamed(title) }))
        await expect(toasts(page)).toContainText(words.event)
        await expect(page.getByRole('rowheader')).toHaveCount(0)
        expect(await isThere(page, `/api/events/${id}`)).toBe(false)
        await show(page, 'event-deleted')
        await press(toasts(page).getByRole('button', { name: words.undo }))
        await expect(toasts(page)).toContainText(words.back)
        await expect(page.getByRole('rowheader', { name: title })).toBeVisible()
        expect(await isThere(page, `/api/events/${id}`)).toBe(true)
        expect(count()).toBeLessThanOrEqual(2)
      })

      test('a message is deleted as ever, and brought back', async ({ page, gateway }) => {
        const name = uniqueTitle('Nino')
        await sendMessage(gateway, { name, email: 'nino@example.org', message: 'Hello' })
        const { press, count } = countingPresses(page, { isTouched })
        await page.goto(`/admin/contacts?${search(name)}`)
        await press(page.getByRole('button', { name: words.deleteFrom(name) }))
        await press(page.getByRole('alertdialog').getByRole('button', { name: words.yes, exact: true }))
        await expect(toasts(page)).toContainText(words.message)
        await expect(page.getByRole('article')).toHaveCount(0)
        await press(toasts(page).getByRole('button', { name: words.undo }))
        await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
        expect(count()).toBeLessThanOrEqual(3)
      })

      test('whatever was deleted stands in the bin, and comes back from there', async ({ page, gateway }) => {
        const title = uniqueTitle('Binned')
        const project = await gateway.createProject(projectCalled(title))
        const event = await createEvent(gateway, eventCalled(title))
        const message = await sendMessage(gateway, { name: title, email: 'n@example.org', message: 'Hello' })
        for (const path of [`projects/${project}`, `events/${event}`, `contacts/${message}`]) {
          await asAdmin(gateway, `/api/${path}`, { method: 'DELETE' })
        }
        const { press, count } = countingPresses(page, { isTouched })
        await page.goto(`/admin/bin?${search(title)}`)
        const records = page.getByRole('article').filter({ hasText: title })
        await expect(records).toHaveCount(3)
        await expect(records.first()).toContainText(words.until)
        await show(page, 'page')
        expect(await violationsOn(page)).toEqual([])
        for (const left of [2, 1, 0]) {
          await press(records.first().getByRole('button', { name: words.bringBack(title) }))
          await expect(records).toHaveCount(left)
        }
        expect(count()).toBeLessThanOrEqual(3)
        for (const path of [`projects/${project}`, `events/${event}`]) {
          expect(await isThere(page, `/api/${path}`)).toBe(true)
        }
        await toasts(page).getByRole('button', { name: words.undo }).last().click()
        await expect(toasts(page)).toContainText(words.again)
        await expect(records).toHaveCount(1)
      })

      test('what is destroyed now is asked for where it stands, and is gone', async ({ page, gateway }) => {
        const title = uniqueTitle('Gone')
        const id = await createEvent(gateway, eventCalled(title))
        await asAdmin(gateway, `/api/events/${id}`, { method: 'DELETE' })
        const { press, key, count } = countingPresses(page, { isTouched })
        await page.goto(`/admin/bin?${search(title)}`)
        const destroy = page.getByRole('button', { name: words.destroy(title) })
        await press(destroy)
        await expect(page.getByRole('group', { name: words.question })).toBeVisible()
        await expect(page.getByRole('button', { name: words.keep })).toBeFocused()
        await show(page, 'question')
        await key('Escape')
        await expect(destroy).toBeFocused()
        await press(destroy)
        await press(page.getByRole('button', { name: words.confirm }))
        await expect(toasts(page)).toContainText(words.destroyed)
        await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0)
        expect(count()).toBeLessThanOrEqual(4)
        await expect(asAdmin(gateway, `/api/bin/${id}/restoration`, { method: 'POST' })).rejects.toThrow(
          'not found',
        )
      })

      test('a project is deleted and brought back, one with gifts is not', async ({ page, gateway }) => {
        const title = uniqueTitle('Fence')
        const id = await gateway.createProject(projectCalled(title))
        const { press, count } = countingPresses(page, { isTouched })
        await page.goto(`/admin/projects?${search(title)}`)
        await show(page, 'projects')
        const remove = page.getByRole('button', { name: words.deleteNamed(title) })
        await press(remove)
        await expect(toasts(page)).toContainText(words.project)
        await press(toasts(page).getByRole('button', { name: words.undo }))
        await expect(remove).toBeVisible()
        expect(count()).toBeLessThanOrEqual(2)

        await asAdmin(gateway, `/api/projects/${id}/donations`, {
          method: 'POST',
          body: { amount: 5, anonymous: true },
        })
        await press(remove)
        await expect(toasts(page)).toContainText(words.hasGifts)
        await show(page, 'with-gifts')
        expect(await isThere(page, `/api/projects/${id}`)).toBe(true)
      })

      test('an open form tells that its record was deleted, and keeps what was typed', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('Open')
        const id = await createEvent(gateway, eventCalled(title))
        await page.goto(`/admin/events/edit/${id}`)
        const content = page.getByRole('textbox', { name: words.content }).first()
        await content.fill('We meet at noon.')
        await asAdmin(gateway, `/api/events/${id}`, { method: 'DELETE' })
        await page.getByRole('button', { name: words.save }).click()
        await expect(page.getByText(words.whileOpen)).toBeVisible()
        await expect(content).toHaveValue('We meet at noon.')
        await show(page, 'open-form')
        await page.getByRole('button', { name: words.restore, exact: true }).click()
        await expect(page.getByText(words.whileOpen)).toHaveCount(0)
        await page.getByRole('button', { name: words.save }).click()
        await expect(page.getByText(words.updated)).toBeVisible()
        await expect(content).toHaveValue('We meet at noon.')
      })
    })
  }
}

test.describe('undoing without a mouse', () => {
  test.use({ signedInAs: 'admin' })

  test('takes one key to get there and one to do it, and fails aloud', async ({ page, gateway }) => {
    const title = uniqueTitle('Keys')
    await createEvent(gateway, eventCalled(title))
    const { key, count } = countingPresses(page)
    await page.goto(`/admin/events?${search(title)}`)
    await page.getByRole('button', { name: `Delete: ${title}` }).focus()
    await key('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await refuse(page, 'RestoreFromBin', 'unavailable', 'service temporarily unavailable')
    await key('F6')
    await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await key('Enter')
    await expect(toasts(page)).toContainText('It could not be brought back.')
    await page.unrouteAll()
    await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused()
    await key('Enter')
    await expect(page.getByRole('rowheader', { name: title })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(count()).toBe(4)
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectForEverybody, violationsOn } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { unique } from '../support/event-pages.ts'
import { holdBack, refuse } from '../support/intercept.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin, createEvent } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

const languages = [
  {
    locale: 'en-US',
    notifications: 'Notifications',
    exportEvents: 'Export CSV: events',
    exportProjects: 'Export CSV: projects',
    import: { projects: 'Import: Projects', events: 'Import: Events' },
    choose: 'Choose a CSV file',
    summary: 'New: 1, changed: 1',
    write: 'Import 2 records',
    done: 'Imported. New: 1, changed: 1',
  },
  {
    locale: 'ka-GE',
    notifications: 'შეტყობინებები',
    exportEvents: 'CSV-ის ჩამოტვირთვა: ღონისძიებები',
    exportProjects: 'CSV-ის ჩამოტვირთვა: პროექტები',
    import: { projects: 'იმპორტი: პროექტები', events: 'იმპორტი: ღონისძიებები' },
    choose: 'აირჩიე CSV ფაილი',
    summary: 'ახალი: 1, შეცვლილი: 1',
    write: '2 ჩანაწერის იმპორტი',
    done: 'იმპორტი დასრულდა. ახალი: 1, შეცვლილი: 1',
  },
] as const

type Press = ReturnType<typeof countingPresses>['press']

const download = async (page: Page, name: string, press: Press): Promise<string> => {
  const arrives = page.waitForEvent('download')
  await press(page.getByRole('button', { name, exact: true }))
  return readFile(await (await arrives).path(), 'utf8')
}

/** What somebody chooses in the window of their system. */
const choose = async (
  page: Page,
  name: string,
  text: string,
  press: Press = (target) => target.click(),
): Promise<void> => {
  const opens = page.waitForEvent('filechooser')
  await press(page.getByText(name, { exact: true }))
  await (await opens).setFiles({ name: 'records.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test.use({ signedInAs: 'admin' })

for (const words of languages) {
  for (const width of widthsFor(words.locale, 'desk')) {
    test.describe(`in ${words.locale} at ${width} px`, () => {
      test.use({ locale: words.locale, viewport: { width, height: 812 } })

      test('the events of a list are a file after one press', async ({ page, gateway }) => {
        const title = unique('A talk')
        await createEvent(gateway, { title, content: 'At noon.' })
        await page.goto(`/admin/events?search=${encodeURIComponent(title)}`)
        const { press, count } = countingPresses(page)
        expect(await download(page, words.exportEvents, press)).toContain(title)
        expect(count()).toBeLessThanOrEqual(1)
      })

      test('a file that was changed is imported in four presses from its list, the export among them', async ({
        page,
        gateway,
      }) => {
        const title = uniqueTitle('A shed')
        const id = await gateway.createProject(projectCalled(title))
        await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
        const { press, count } = countingPresses(page)
        const csv = await download(page, words.exportProjects, press)
        const [headings = '', row = ''] = csv.split('\r\n')
        const renamed = row.replace(title, `${title} of wood`)
        const added = row.replace(title, `${title} of stone`).replace(id, '').replace(/\d+$/, '')
        await press(page.getByRole('link', { name: words.import.projects }))
        await choose(page, words.choose, [headings, renamed, added, ''].join('\r\n'), press)
        await expect(page.getByRole('heading', { name: words.summary })).toBeFocused()
        await keepPicture(page, `import-preview-${words.locale}-${width}`, { fullPage: true })
        await expectForEverybody(page)
        await page.setViewportSize({ width, height: 812 })
        await press(page.getByRole('button', { name: words.write }))
        await expect(page.getByRole('region', { name: words.notifications })).toContainText(words.done)
        await expect(page).toHaveURL('/admin/projects')
        expect(count()).toBeLessThanOrEqual(4)
        expect(JSON.stringify(await asAdmin(gateway, `/api/projects/${id}`))).toContain(`${title} of wood`)
        await page.goto(`/admin/projects?search=${encodeURIComponent(`${title} of stone`)}`)
        await expect(page.getByRole('rowheader')).toHaveCount(1)
      })
    })
  }
}

test.describe('a file', () => {
  test('with a row that is refused says why, and can only be chosen anew', async ({ page }) => {
    await page.goto('/admin/projects/import')
    await choose(page, 'Choose a CSV file', 'Title in English,"Goal, lari"\r\nA roof,much\r\n')
    const row = page.getByRole('row').filter({ hasText: 'A roof' })
    await expect(row).toContainText('refused')
    await expect(row).toContainText('Goal')
    await expect(page.getByText('none is written')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
    expect(await violationsOn(page)).toEqual([])
    await choose(
      page,
      'Choose another file',
      'Title in English,Description in English,goal\r\nA roof,Dry.,5\r\n',
    )
    await expect(page.getByRole('button', { name: 'Import 1 record' })).toBeVisible()
  })

  test('with columns that nobody knows is refused as a whole', async ({ page }) => {
    await page.goto('/admin/events/import')
    await choose(page, 'Choose a CSV file', 'Title in English,Colour\r\nA walk,red\r\n')
    await expect(page.getByRole('alert')).toContainText('“line 1, column 2” is no column of these records')
    expect(await violationsOn(page)).toEqual([])
  })

  test('that is no text says how to save it', async ({ page }) => {
    await page.goto('/admin/events/import')
    await choose(page, 'Choose a CSV file', 'PK\0')
    await expect(page.getByRole('alert')).toContainText('save it as “CSV UTF-8”')
  })

  test('is kept where it could not be looked at, and written once where the answer was lost', async ({
    page,
    gateway,
  }) => {
    const title = unique('A feast')
    await page.goto('/admin/events/import')
    await refuse(page, 'PreviewEventsImport', 'unavailable', 'service temporarily unavailable')
    await choose(page, 'Choose a CSV file', `Title in English,Content in English\r\n${title},Soup.\r\n`)
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await refuse(page, 'ImportEvents', 'unavailable', 'service temporarily unavailable')
    await page.getByRole('button', { name: 'Import 1 record' }).click()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Import 1 record' }).click()
    await expect(page).toHaveURL('/admin/events')
    const { events } = await asAdmin<{ events: unknown[] }>(
      gateway,
      `/api/events?search=${encodeURIComponent(title)}`,
    )
    expect(events).toHaveLength(1)
  })

  test('says that it is looked at', async ({ page }) => {
    const held = await holdBack(page, 'PreviewEventsImport')
    await page.goto('/admin/events/import')
    await choose(page, 'Choose a CSV file', 'Title in English,Content in English\r\nA walk,Noon.\r\n')
    await expect(page.getByText('Looking at the file...')).toBeVisible()
    await expect(() => expect(held).toHaveLength(1)).toPass()
    await held[0]?.continue()
    await expect(page.getByRole('heading', { name: 'New: 1, changed: 0' })).toBeFocused()
  })
})

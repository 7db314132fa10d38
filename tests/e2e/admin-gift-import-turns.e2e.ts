import type { Page } from '@playwright/test'
import { expectForEverybody } from '../support/accessibility.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { holdBack } from '../support/intercept.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

test.use({ signedInAs: 'admin' })

/** A file of transfers that nobody else has made. */
const fileOf = (...payers: readonly string[]): string => {
  const own = uniqueTitle('').replace(/\D/g, '')
  const rows = payers.map((payer, index) => `01.11.2026;50;${payer};${own}-${index}`)
  return ['Date;Amount;Payer name;Transaction ID', ...rows].join('\n')
}

const choose = (page: Page, name: string, csv: string) =>
  page
    .locator('main input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })

const include = (page: Page, name: string) => page.getByRole('checkbox', { name })

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/gifts/import')
  await expect(page.getByText('Choose a file', { exact: true })).toBeVisible()
})

test('what is shown and written is the file that was chosen last', async ({ page, gateway }) => {
  const title = uniqueTitle('A door for')
  const project = await gateway.createProject(projectCalled(title))
  const held = await holdBack(page, 'PreviewDonationImport')
  await choose(page, 'first.csv', fileOf('Ana'))
  await expect.poll(() => held.length).toBe(1)
  await choose(page, 'second.csv', fileOf('Gia'))
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.continue()
  await expect(include(page, 'Gia')).toBeVisible()
  const late = page.waitForResponse((response) => response.request() === held[0]?.request())
  await held[0]?.continue()
  await (await late).finished()
  await page.getByLabel('All gifts are for').selectOption(project)
  await expect(include(page, 'Ana')).toHaveCount(0)
  await page.getByRole('button', { name: 'Write 1 gift, ₾50' }).click()
  await expect(page.getByText('Gifts written: 1, ₾50')).toBeVisible()
  const gifts = await asAdmin<{ recordedDonor: { name: string } }[]>(
    gateway,
    `/api/donations?project=${project}`,
  )
  expect(gifts.map(({ recordedDonor }) => recordedDonor.name)).toEqual(['Gia'])
})

test('what was said of the rows of a file that is put away can be had back', async ({ page }) => {
  const named = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Change line 2' }).click()
    await page.getByLabel('Donor’s name').fill('Ana Beridze')
    await expect(include(page, 'Ana Beridze')).toBeChecked()
  }
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await choose(page, 'first.csv', fileOf('Ana'))
  await named()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(include(page, 'Ana Beridze')).toHaveCount(0)
  await undo.click()
  await expect(include(page, 'Ana Beridze')).toBeChecked()

  await choose(page, 'second.csv', fileOf('Gia'))
  await expect(include(page, 'Gia')).toBeVisible()
  await undo.click()
  await expect(include(page, 'Ana Beridze')).toBeChecked()
  await expect(page.getByText('first.csv', { exact: true })).toBeVisible()
})

test('of an empty file is said that it is empty, also where it has the names of its columns', async ({
  page,
}) => {
  const nothing = /^There is nothing in “/
  await choose(page, 'empty.csv', '')
  await expect(page.getByText(nothing)).toBeVisible()
  await choose(page, 'names.csv', 'Date,Amount,Sender\n')
  await expect(page.getByText('There is nothing in “names.csv”, or only the names of columns.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the columns hold' })).toHaveCount(0)
  await page.goto('/admin/projects/import')
  await choose(page, 'empty.csv', '\n\n')
  await expect(page.getByText(nothing)).toBeVisible()
})

test('starting over takes back a file that is still being read', async ({ page }) => {
  const held = await holdBack(page, 'PreviewDonationImport')
  await choose(page, 'first.csv', fileOf('Ana'))
  await expect.poll(() => held.length).toBe(1)
  await page.getByRole('button', { name: 'Start over' }).click()
  const late = page.waitForResponse((response) => response.request() === held[0]?.request())
  await held[0]?.continue()
  await (await late).finished()
  await expect(page.getByText('Choose a file', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rows of the file' })).toHaveCount(0)
})

test('no other file is chosen while one is being written', async ({ page, gateway }) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('A path for')))
  await choose(page, 'first.csv', fileOf('Ana'))
  await page.getByLabel('All gifts are for').selectOption(project)
  const held = await holdBack(page, 'ImportDonations')
  await page.getByRole('button', { name: 'Write 1 gift, ₾50' }).click()
  await expect.poll(() => held.length).toBe(1)
  await expect(page.locator('main input[type=file]')).toBeDisabled()
  await held[0]?.continue()
  await expect(page.getByText('Gifts written: 1, ₾50')).toBeVisible()
  await choose(page, 'second.csv', fileOf('Gia'))
  await expect(include(page, 'Gia')).toBeVisible()
})

test('the next file is shown from its first row', async ({ page }) => {
  await choose(page, 'long.csv', fileOf(...Array.from({ length: 60 }, (_, index) => `Payer ${index}`)))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(include(page, 'Payer 59')).toBeVisible()
  await choose(page, 'short.csv', fileOf('Ana', 'Gia'))
  await expect(include(page, 'Ana')).toBeVisible()
})

for (const [locale, said] of [
  [
    'en',
    {
      narrow: 'To be decided: 60',
      write: 'Write all of these: 60',
      leaveOut: 'Leave all out: 60',
      chosen: 'To be written: 60 of 60',
      send: 'Write 60 gifts, ₾3,000',
      nothing: 'There is nothing to write.',
      done: 'Gifts written: 60, ₾3,000',
    },
  ],
  [
    'ka',
    {
      narrow: 'გადასაწყვეტი: 60',
      write: 'ყველას ჩაწერა: 60',
      leaveOut: 'ყველას გამოტოვება: 60',
      chosen: 'ჩაიწერება 60 სტრიქონიდან 60',
      send: 'ჩაწერე 60 შემოწირულობა, 3 000 ₾',
      nothing: 'ჩასაწერი არაფერია.',
      done: 'ჩაიწერა 60 შემოწირულობა, 3 000 ₾',
    },
  ],
] as const) {
  for (const width of widthsFor(locale, 'desk')) {
    test(`a file that was undone is written again whole by keyboard, in ${locale} at ${width} px`, async ({
      page,
      gateway,
    }) => {
      await page.setViewportSize({ width, height: 812 })
      await page.goto(`/admin/gifts/import?lng=${locale}`)
      const project = await gateway.createProject(projectCalled(uniqueTitle('A shed for')))
      const csv = fileOf(...Array.from({ length: 60 }, (_, index) => `Payer ${index}`))
      const mapping = {
        day: 1,
        dayOrder: 'dayFirst',
        amount: 2,
        decimalMark: 'point',
        payer: 3,
        reference: 4,
      }
      const body = { csv, mapping, gifts: 60, sum: 3000 }
      const path = `/api/projects/${project}/donation-imports`
      const { id } = await asAdmin<{ id: string }>(gateway, path, { method: 'POST', body })
      const reason = { reason: 'Another account.' }
      await asAdmin(gateway, `/api/donation-imports/${id}/voids`, { method: 'POST', body: reason })

      await choose(page, 'again.csv', csv)
      await page.getByRole('button', { name: said.narrow }).press('Enter')
      const write = page.getByRole('button', { name: said.write })
      await write.press('Enter')
      await expect(write).toBeFocused()
      await expect(page.getByText(said.chosen)).toBeVisible()
      await expect(page.getByRole('button', { name: said.send })).toBeVisible()
      await keepPicture(page, `import-all-${locale}-${width}`)
      await expectForEverybody(page)
      await page.getByRole('button', { name: said.leaveOut }).press('Enter')
      await expect(page.getByText(said.nothing)).toBeVisible()
      await write.press('Enter')
      await page.locator('main select').first().selectOption(project)
      await page.getByRole('button', { name: said.send }).press('Enter')
      await expect(page.getByText(said.done)).toBeVisible()
      await expect(page.locator('input[type=file]')).toBeFocused()
    })
  }
}

test('a gift of nobody who is not anonymous stands in the way, and says so', async ({ page }) => {
  await choose(page, 'few.csv', fileOf('Ana', 'Gia'))
  await page.getByRole('button', { name: 'Change line 3' }).click()
  const name = page.getByLabel('Donor’s name')
  await name.fill('')
  await page.getByLabel('Anonymous: show no name').uncheck()
  await expect(name).toHaveAccessibleDescription(/Say who gave it, or tick “Anonymous”/)
  await expect(page.getByText('Rows that cannot be written so: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave them out' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Write 1 gift, ₾50' })).toBeFocused()
  await page.getByRole('button', { name: 'Start over' }).press('Enter')
  await expect(page.locator('input[type=file]')).toBeFocused()
})

test('what is said of a file of projects is said of the one that was chosen last', async ({ page }) => {
  await page.goto('/admin/projects/import')
  await expect(page.getByText('Choose a CSV file', { exact: true })).toBeVisible()
  const held = await holdBack(page, 'PreviewProjectsImport')
  await choose(page, 'projects.csv', 'Title in English,Goal\nA warm roof,500')
  await expect.poll(() => held.length).toBe(1)
  await choose(page, 'letter.pdf', '%PDF-1.7')
  const refused = page.getByText(/^“letter.pdf” is a PDF/)
  await expect(refused).toBeVisible()
  const late = page.waitForResponse((response) => response.request() === held[0]?.request())
  await held[0]?.continue()
  await (await late).finished()
  // Whatever was to be drawn of it has been by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(refused).toBeVisible()
})

import type { Page } from '@playwright/test'
import type { Locale } from '../../schema/locales.ts'
import { violationsOn } from '../support/accessibility.ts'
import { bankOfGeorgiaFile, february, signedFile, type Transfer } from '../support/bank-files.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'

test.use({ signedInAs: 'admin' })

const words = {
  en: {
    choose: 'Choose a file',
    project: 'All gifts are for',
    rows: 'Rows of the file',
    known: 'Recorded already: 2',
    write: 'Write 2 gifts, ₾1,050',
    done: 'Gifts written: 2, ₾1,050',
    undo: 'Undo',
    undone: 'the gifts of this import count no more',
    refused: 'This file cannot be read',
    workbook: '“statement.xlsx” is an Excel workbook',
    page: '“statement.csv” is a web page',
    pdf: '“statement.csv” is a PDF',
    empty: 'There is nothing in “statement.csv”',
    letters: 'Letters',
    row: (name: string) => `Write line 2: ${name}, ₾5`,
    columns: 'What the columns hold',
    name: 'Donor’s name',
    fromFile: 'From a bank file: february.csv, line 6',
    undoImport: /^Undo the import: /,
    question: 'Void 2 gifts, ₾1,055?',
    putRight: '1 of them was corrected since',
    keep: 'Keep it',
    confirm: 'Undo the import',
  },
  ka: {
    choose: 'ფაილის არჩევა',
    project: 'ყველა შემოწირულობის პროექტი',
    rows: 'ფაილის სტრიქონები',
    known: 'უკვე ჩაწერილი: 2',
    write: 'ჩაწერე 2 შემოწირულობა, 1 050 ₾',
    done: 'ჩაიწერა 2 შემოწირულობა, 1 050 ₾',
    undo: 'უკან დაბრუნება',
    undone: 'მისი შემოწირულობები აღარ ითვლება',
    refused: 'ეს ფაილი ვერ იკითხება',
    workbook: '„statement.xlsx“ Excel-ის ცხრილია',
    page: '„statement.csv“ ვებგვერდია',
    pdf: '„statement.csv“ PDF-ია',
    empty: '„statement.csv“ ცარიელია',
    letters: 'ასოები',
    row: (name: string) => `ჩაიწეროს სტრიქონი 2: ${name}, 5 ₾`,
    columns: 'რა წერია სვეტებში',
    name: 'შემომწირველის სახელი',
    fromFile: 'ბანკის ფაილიდან: february.csv, სტრიქონი 6',
    undoImport: /^იმპორტის გაუქმება: /,
    question: 'გავაუქმოთ 2 შემოწირულობა, 1 055 ₾?',
    putRight: 'ერთი მათგანი მერე გასწორდა',
    keep: 'დატოვება',
    confirm: 'იმპორტის გაუქმება',
  },
} satisfies Record<Locale, object>

/** The same transfers under references that no other test has. */
const ofThisTest = (): Transfer[] => {
  const own = uniqueTitle('').replace(/\D/g, '').slice(-9)
  return february.map((transfer) => ({ ...transfer, reference: `${transfer.reference}-${own}` }))
}

/** As a spreadsheet saves “Unicode text”. */
const inUtf16 = (text: string): Buffer => Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')])

const chooseFile = async (page: Page, open: () => Promise<void>, name: string, csv: string | Buffer) => {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

const raisedOf = async (gateway: Parameters<typeof asAdmin>[0], project: string): Promise<number> =>
  (await asAdmin<{ raised: number }>(gateway, `/api/projects/${project}`)).raised

for (const locale of ['en', 'ka'] as const) {
  for (const width of [1280, 375]) {
    test.describe(`a bank’s file, in ${locale} at ${width} px`, () => {
      test.use({ viewport: { width, height: 812 }, hasTouch: width === 375 })

      test('with duplicates is looked at, written at once and undone', async ({ page, gateway }) => {
        const said = words[locale]
        const { press, choose, count } = countingPresses(page, { isTouched: width === 375 })
        const title = uniqueTitle('A fence for')
        const project = await gateway.createProject(projectCalled(title))
        const transfers = ofThisTest()
        const [first] = transfers
        await asAdmin(gateway, `/api/projects/${project}/donations`, {
          method: 'POST',
          body: { amount: 120.5, donorName: 'Ana Beridze', reference: first?.reference },
        })
        await page.goto(`/admin/gifts/import?lng=${locale}`)
        const file = bankOfGeorgiaFile([...transfers, ...transfers.slice(0, 1)])
        await chooseFile(
          page,
          () => press(page.getByText(said.choose, { exact: true })),
          'february.csv',
          file,
        )
        await expect(page.getByRole('heading', { name: said.rows })).toBeVisible()
        await expect(page.getByRole('button', { name: said.known })).toBeVisible()
        await keepPicture(page, `import-rows-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

        await choose(page.getByLabel(said.project), project)
        await press(page.getByRole('button', { name: said.write }))
        await expect(page.getByText(said.done)).toBeVisible()
        expect(await raisedOf(gateway, project)).toBe(1170.5)
        expect(count()).toBeLessThanOrEqual(4)
        await keepPicture(page, `import-done-${locale}-${width}`, { fullPage: true })

        await press(page.getByRole('button', { name: said.undo, exact: true }))
        await expect(page.getByText(said.undone)).toBeVisible()
        expect(await raisedOf(gateway, project)).toBe(120.5)
        expect(count()).toBeLessThanOrEqual(5)
      })

      test('that is none is refused for what it is, and the next one is read', async ({ page }) => {
        const said = words[locale]
        await page.goto(`/admin/gifts/import?lng=${locale}`)
        const choose = (name: string, content: string | Buffer) =>
          chooseFile(page, () => page.getByText(said.choose, { exact: true }).click(), name, content)
        const alert = page.getByRole('alert').filter({ hasText: said.refused })
        await choose('statement.xlsx', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0'))
        await expect(alert).toContainText(said.workbook)
        await keepPicture(page, `import-workbook-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await choose('statement.csv', '<!doctype html><title>Sign in</title>')
        await expect(alert).toContainText(said.page)
        await choose('statement.csv', '%PDF-1.7')
        await expect(alert).toContainText(said.pdf)
        await choose('statement.csv', '')
        await expect(alert).toContainText(said.empty)
        await choose('statement.csv', inUtf16('Date;Amount;Sender\n2026-02-02;5,00;ანა'))
        await expect(page.getByRole('checkbox', { name: said.row('ანა') })).toBeVisible()
        await expect(alert).toHaveCount(0)
        await expect(page.getByLabel(said.letters)).toHaveCount(0)
      })

      test('in letters of old is read by a guess, which can be another', async ({ page }) => {
        const said = words[locale]
        await page.goto(`/admin/gifts/import?lng=${locale}`)
        // “Анна” as Windows-1251 has it.
        const bytes = Buffer.concat([
          Buffer.from('Date,Amount,Sender\n2026-02-02,5.00,'),
          Buffer.of(0xc0, 0xed, 0xed, 0xe0),
        ])
        await chooseFile(page, () => page.getByText(said.choose, { exact: true }).click(), 'old.csv', bytes)
        await expect(page.getByRole('checkbox', { name: said.row('Анна') })).toBeVisible()
        await expect(page.getByLabel(said.letters)).toHaveValue('windows-1251')
        await page.getByRole('button', { name: said.columns }).click()
        await expect(page.getByLabel(said.name, { exact: true })).toHaveValue('3')
        await keepPicture(page, `import-letters-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])
      })

      test('is undone later where it stands, told what goes, and its gifts tell where they came from', async ({
        page,
        gateway,
      }) => {
        const said = words[locale]
        const project = await gateway.createProject(projectCalled(uniqueTitle('A gate for')))
        await page.goto(`/admin/gifts/import?lng=${locale}`)
        const transfers = ofThisTest().slice(1)
        const file = bankOfGeorgiaFile(transfers)
        await chooseFile(
          page,
          () => page.getByText(said.choose, { exact: true }).click(),
          'february.csv',
          file,
        )
        await page.getByLabel(said.project).selectOption(project)
        await page.getByRole('button', { name: said.write }).click()
        await expect(page.getByText(said.done)).toBeVisible()
        const gifts = await asAdmin<{ id: string; amount: number }[]>(
          gateway,
          `/api/projects/${project}/donations`,
        )
        const corrected = gifts.find(({ amount }) => amount === 1000)
        const path = `/api/donations/${corrected?.id}/corrections`
        await asAdmin(gateway, path, { method: 'POST', body: { amount: 1005, reason: 'The bank says so.' } })

        await page.goto(`/admin/gifts/${corrected?.id}`)
        await expect(page.getByText(said.fromFile)).toBeVisible()
        await keepPicture(page, `gift-from-file-${locale}-${width}`)

        const { press, key, count } = countingPresses(page, { isTouched: width === 375 })
        await page.goto('/admin/gifts/import')
        const undo = page.getByRole('button', { name: said.undoImport }).first()
        await press(undo)
        const question = page.getByRole('group', { name: said.question })
        await expect(question).toContainText(said.putRight)
        await expect(question.getByRole('button', { name: said.keep })).toBeFocused()
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await keepPicture(page, `import-undo-${locale}-${width}`)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await key('Escape')
        await expect(undo).toBeFocused()
        expect(await raisedOf(gateway, project)).toBe(1055)
        await press(undo)
        await press(question.getByRole('button', { name: said.confirm }))
        await expect(page.getByText(said.undone)).toBeVisible()
        expect(await raisedOf(gateway, project)).toBe(0)
        expect(count()).toBe(4)
        await expect(page.locator('body')).not.toBeFocused()
      })
    })
  }
}

test('what a file does not tell is asked once, and remembered for the next file of the bank', async ({
  page,
  gateway,
}) => {
  const { press, choose, count } = countingPresses(page)
  const project = await gateway.createProject(projectCalled(uniqueTitle('A roof for')))
  const bank = uniqueTitle('Details of')
  const csv = (day: string, reference: string) =>
    `Date,Amount,Sender,Reference,${bank}\n${day},"1,250",Ana,${bank}-${reference},roof`
  await page.goto('/admin/gifts/import')
  await chooseFile(
    page,
    () => press(page.getByText('Choose a file', { exact: true })),
    'one.csv',
    csv('03/02/2026', '1'),
  )
  await expect(page.getByRole('heading', { name: 'What the columns hold' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Show the rows' }))
  await expect(page.getByLabel('Days are written')).toHaveAccessibleDescription(/Fill in “Days are written”/)
  await expect(page.getByLabel('Days are written')).toBeFocused()
  await keepPicture(page, 'import-columns-en-1280', { fullPage: true })
  await choose(page.getByLabel('Days are written'), 'monthFirst')
  await choose(page.getByLabel('Amounts are written'), 'point')
  await press(page.getByRole('button', { name: 'Show the rows' }))
  await expect(page.getByText('2 Mar 2026, line 2')).toBeVisible()
  await choose(page.getByLabel('All gifts are for'), project)
  await press(page.getByRole('button', { name: 'Write 1 gift, ₾1,250' }))
  await expect(page.getByText('Gifts written: 1, ₾1,250')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(10)

  await chooseFile(
    page,
    () => page.getByText('Choose a file', { exact: true }).click(),
    'two.csv',
    csv('04/02/2026', '2'),
  )
  await expect(page.getByText('2 Apr 2026, line 2')).toBeVisible()
  await expect(page.getByText('As it was for the last file of this bank.')).toBeVisible()
})

test('a file that is no table is refused with its line, and the next one is read', async ({ page }) => {
  await page.goto('/admin/gifts/import')
  const csv = 'Date,Amount\n2026-02-02,5\n2026-02-03,"6'
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'broken.csv', csv)
  await expect(page.getByRole('alert')).toContainText('Close the quotation mark that opens in “line 3”')
  await keepPicture(page, 'import-refused-en-1280', { fullPage: true })
  expect(await violationsOn(page)).toEqual([])
  const again = page.getByText('Choose another file', { exact: true })
  await chooseFile(page, () => again.click(), 'whole.csv', signedFile(ofThisTest()))
  await expect(page.getByRole('heading', { name: 'Rows of the file' })).toBeVisible()
})

test('a file without names of its columns keeps its first row, and a reference given twice is asked about', async ({
  page,
  gateway,
}) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('A bowl for')))
  const reference = uniqueTitle('TX')
  await page.goto('/admin/gifts/import')
  const csv = `03.11.2026;5,50;Ana;${reference}\n04.11.2026;6,50;Gia;${reference}`
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'bare.csv', csv)
  await expect(page.getByText('its first row is a transfer like the others')).toBeVisible()
  for (const [label, column] of [
    ['Day', '1'],
    ['Amount', '2'],
    ['Donor’s name', '3'],
    ['Bank reference', '4'],
    ['Days are written', 'dayFirst'],
    ['Amounts are written', 'comma'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption(column)
  }
  await page.getByRole('button', { name: 'Show the rows' }).click()
  await expect(page.getByText('The same reference stands in line 1 with another sum or name.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Write line 2: Gia' }).check()
  await keepPicture(page, 'import-bare-en-1280', { fullPage: true })
  await page.getByLabel('All gifts are for').selectOption(project)
  await page.getByRole('button', { name: 'Write 2 gifts, ₾12' }).click()
  await expect(page.getByText('Gifts written: 2, ₾12')).toBeVisible()
  expect(await raisedOf(gateway, project)).toBe(12)
})

test('a file and all that was chosen outlive a reload', async ({ page, gateway }) => {
  const project = await gateway.createProject(projectCalled(uniqueTitle('A gate for')))
  await page.goto('/admin/gifts/import')
  const file = signedFile(ofThisTest())
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'kept.csv', file)
  await page.getByLabel('All gifts are for').selectOption(project)
  await page.getByRole('checkbox', { name: 'Write line 3' }).uncheck()
  await page.getByRole('button', { name: 'Change line 2' }).click()
  await page.getByLabel('Donor’s name').fill('Ana of Gori')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('You were here before')).toBeVisible()
  await expect(page.getByLabel('All gifts are for')).toHaveValue(project)
  await expect(page.getByRole('checkbox', { name: 'Write line 2: Ana of Gori' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Write line 3' })).not.toBeChecked()
  await expect(page.getByRole('button', { name: 'Write 2 gifts, ₾170.50' })).toBeVisible()
})

test('a name in old Georgian letters is read once it is said how they are written', async ({ page }) => {
  await page.goto('/admin/gifts/import')
  // “ანა” as the standard Georgian PS has it, in a file that is otherwise plain.
  const bytes = Buffer.concat([
    Buffer.from('Date,Amount,Sender\n2026-02-02,5.00,'),
    Buffer.of(0xc0, 0xcd, 0xc0),
  ])
  await chooseFile(page, () => page.getByText('Choose a file', { exact: true }).click(), 'old.csv', bytes)
  await page.getByLabel('Letters').selectOption('georgian-ps')
  await expect(page.getByRole('checkbox', { name: 'Write line 2: ანა' })).toBeVisible()
})

import type { Locale } from '../../schema/locales.ts'
import { violationsOn } from '../support/accessibility.ts'
import { bankOfGeorgiaFile, tbcFile } from '../support/bank-files.ts'
import { expect, keepPicture, test } from '../support/browser.ts'
import { chooseFile, ofThisTest, raisedOf } from '../support/gift-import.ts'
import { countingPresses } from '../support/presses.ts'
import { projectCalled, uniqueTitle } from '../support/project-form.ts'
import { asAdmin } from '../support/records.ts'
import { widthsFor } from '../support/widths.ts'

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
    unnamed: 'Rows without a name: 1. Each becomes an anonymous gift',
    onlyUnnamed: 'Without a name: 1',
    change: 'Change line 5',
    returned: 'To be written of these: 0.',
    allReturned: 'To be written of these: 1.',
    onlyReturned: 'Sent back: 1',
    goesBack: 'The same sum goes back in line 6.',
    writeAll: 'Write all of these: 1',
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
    unnamed: 'სტრიქონები სახელის გარეშე: 1. თითოეული ანონიმურ შემოწირულობად ჩაიწერება',
    onlyUnnamed: 'უსახელო: 1',
    change: 'სტრიქონის შეცვლა: 5',
    returned: 'მათგან ჩაიწერება: 0.',
    allReturned: 'მათგან ჩაიწერება: 1.',
    onlyReturned: 'უკან გაგზავნილი: 1',
    goesBack: 'იგივე თანხა უკან იგზავნება სტრიქონში 6.',
    writeAll: 'ყველას ჩაწერა: 1',
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

/** As a spreadsheet saves “Unicode text”. */
const inUtf16 = (text: string): Buffer => Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')])

for (const locale of ['en', 'ka'] as const) {
  for (const width of widthsFor(locale, 'desk')) {
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
          body: {
            amount: 120.5,
            donorName: 'Ana Beridze',
            reference: first?.reference,
            receivedAt: `${first?.day}T12:00:00+04:00`,
          },
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

      test('with a gift of nobody and one that went back says so before anything is written', async ({
        page,
      }) => {
        const said = words[locale]
        await page.goto(`/admin/gifts/import?lng=${locale}`)
        const [ana, ...others] = ofThisTest()
        const back = { ...ana, day: '2026-02-20', amount: -120.5, payer: ana?.payer ?? '' }
        const file = tbcFile([...(ana ? [ana] : []), ...others, { purpose: '', reference: '', ...back }])
        await chooseFile(page, () => page.getByText(said.choose, { exact: true }).click(), 'f.csv', file)
        await expect(page.getByText(said.unnamed)).toBeVisible()
        await expect(page.getByText(said.returned)).toBeVisible()
        await keepPicture(page, `import-before-${locale}-${width}`, { fullPage: true })
        expect(await violationsOn(page)).toEqual([])

        await page.getByRole('button', { name: said.onlyReturned }).click()
        await expect(page.getByText(said.goesBack)).toBeVisible()
        await page.getByRole('button', { name: said.writeAll }).click()
        await expect(page.getByText(said.allReturned)).toBeVisible()

        await page.getByRole('button', { name: said.onlyUnnamed }).click()
        await page.getByRole('button', { name: said.change }).click()
        await page.getByLabel(said.name).fill('Nino')
        await expect(page.getByText(said.unnamed)).toHaveCount(0)
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

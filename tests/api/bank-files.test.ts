import { describe, expect } from 'vitest'
import { bankOfGeorgiaFile, february, signedFile, tbcFile } from '../support/bank-files.ts'
import { importOf, preview, states, test, write } from '../support/bank-imports.ts'

const whole = february

describe('a file that is looked at', () => {
  test('tells by itself what its columns hold, whichever bank wrote it', async ({ asAdmin }) => {
    const files = { tbc: tbcFile(whole), bog: bankOfGeorgiaFile(whole), signed: signedFile(whole) }
    const read = {
      tbc: await preview(asAdmin, files.tbc),
      bog: await preview(asAdmin, files.bog),
      signed: await preview(asAdmin, files.signed),
    }
    expect(read.tbc.mapping).toMatchObject({
      day: 1,
      dayOrder: 'dayFirst',
      credit: 4,
      debit: 3,
      amount: null,
      payer: 6,
      reference: 7,
      description: 2,
      decimalMark: 'point',
    })
    expect(read.bog.mapping).toMatchObject({
      day: 1,
      dayOrder: 'dayFirst',
      credit: 4,
      debit: 3,
      currency: 5,
      payer: 6,
      reference: 2,
      description: 7,
      decimalMark: 'comma',
    })
    expect(read.signed.mapping).toMatchObject({
      day: 1,
      dayOrder: 'yearFirst',
      amount: 3,
      credit: null,
      payer: 4,
      reference: 5,
      description: 2,
      decimalMark: 'point',
    })
    for (const { rows, complete, remembered } of Object.values(read)) {
      expect([complete, remembered]).toEqual([true, false])
      const gifts = rows.filter(({ state }) => state === 'new')
      expect(gifts.map(({ day, amount, payer, reference }) => ({ day, amount, payer, reference }))).toEqual(
        whole.flatMap(({ day, amount, payer, reference }) =>
          amount > 0 ? [{ day, amount, payer: payer || null, reference }] : [],
        ),
      )
    }
    expect(states(read.bog)).toEqual([
      [6, 'new', ''],
      [7, 'new', ''],
      [8, 'leftOut', 'outgoing'],
      [9, 'new', ''],
      [10, 'leftOut', 'undated'],
    ])
  })

  test.for([',', ';', '\t', '|'])(
    'is read alike whatever parts its cells: %j',
    async (separator, { asAdmin }) => {
      const { complete, rows } = await preview(asAdmin, signedFile(whole, separator))
      expect(complete).toBe(true)
      expect(rows.map(({ day, amount, payer, reference }) => ({ day, amount, payer, reference }))).toEqual(
        whole.map(({ day, amount, payer, reference }) => ({ day, amount, payer: payer || null, reference })),
      )
    },
  )

  test('asks for what it does not tell, and is read once it is told', async ({ asAdmin }) => {
    const csv = 'Date,Amount,Sender\n03/02/2026,"1,250",Ana\n02/01/2026,"2,000",Nino'
    const first = await preview(asAdmin, csv)
    expect(first).toMatchObject({
      complete: false,
      rows: [],
      mapping: { day: 1, dayOrder: null, decimalMark: null },
    })
    const mapping = { ...first.mapping, dayOrder: 'monthFirst', decimalMark: 'point' }
    expect((await preview(asAdmin, csv, mapping)).rows).toMatchObject([
      { day: '2026-03-02', amount: 1250 },
      { day: '2026-02-01', amount: 2000 },
    ])
  })

  test.for([
    ['D/C', 'D', 'C'],
    ['Debit/Credit', 'DR', 'CR'],
    ['მიმართულება', 'დებეტი', 'კრედიტი'],
  ])('tells in a column of its own what went: %s', async ([heading, went, came], { asAdmin }) => {
    const csv = `Date;Amount;${heading};Sender\n13.02.2026;5,00;${came};Ana\n14.02.2026;7,00;${went};A shop\n`
    const { rows, mapping } = await preview(asAdmin, csv)
    expect(mapping).toMatchObject({ amount: 2, credit: null, debit: null })
    expect(rows).toMatchObject([
      { amount: 5, state: 'new' },
      { amount: -7, state: 'leftOut', why: 'outgoing' },
    ])
  })

  test.for(['გადარიცხვის კოდი', 'ოპერაციის კოდი', 'Transfer code', 'Transaction code'])(
    'knows a gift again by what stands under %s, and not by the code of a bank',
    async (heading, { asAdmin }) => {
      const csv = `Date;Bank code;Amount;Sender;${heading}\n13.02.2026;TBCBGE22;5,00;Ana;TBC 5502-13\n`
      expect((await preview(asAdmin, csv)).rows).toMatchObject([{ reference: 'TBC 5502-13' }])
    },
  )

  test('tells how days are written also where words stand among them', async ({ asAdmin }) => {
    const csv = 'თარიღი;შემოსული;გამგზავნი\n05.02.2026;5,00;ანა\nსულ;5,00;\n'
    expect(await preview(asAdmin, csv)).toMatchObject({
      complete: true,
      rows: [{ day: '2026-02-05', amount: 5 }, { state: 'wrong' }],
    })
  })

  test('tells of each row why it cannot be read', async ({ asAdmin }) => {
    const csv = `Date;Amount;Sender\n31.02.2026;5,00;Ana\n01.01.2030;5,00;Ana\n02.02.2026;5,005;Ana\n02.02.2026;five;${'x'.repeat(101)}\n02.11.1999;0;Ana`
    const { rows } = await preview(asAdmin, csv)
    expect(rows.map(({ faults }) => faults.map(({ column, code }) => `${column} ${code}`))).toEqual([
      ['1 invalid_date'],
      ['1 after_today'],
      ['2 too_precise'],
      ['2 invalid_amount', '3 too_long'],
      [],
    ])
  })

  test('is refused as a whole where it is no table', async ({ asAdmin }) => {
    const { status, body } = await asAdmin.post('/api/donation-imports/preview', {
      csv: 'Date,Amount\n1,"2',
    })
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'csv.2', code: 'unclosed_quote' }] }])
    const beyond = { day: 9, dayOrder: 'dayFirst', amount: 2, decimalMark: 'comma' }
    const other = await asAdmin.post('/api/donation-imports/preview', {
      csv: 'Date,Amount\n1,2',
      mapping: beyond,
    })
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'mapping.day' }] } })
  })
})

test('a file without rows is refused as such also where its columns are known from another', async ({
  asAdmin,
  project,
}) => {
  const csv = signedFile(whole)
  expect((await write(asAdmin, project, await importOf(asAdmin, csv))).status).toBe(201)
  const [names = ''] = csv.split('\n')
  expect(await asAdmin.post('/api/donation-imports/preview', { csv: `${names}\n` })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'csv', code: 'empty_file' }] },
  })
})

describe('a file that is no CSV, whatever it is called, is refused for what it is, on both edges', () => {
  test.for([
    ['empty_file', 'nothing', ''],
    ['empty_file', 'blanks', '\uFEFF\r\n \r\n'],
    ['empty_file', 'names of columns alone', 'Date,Sum,Name\n'],
    ['empty_file', 'the same below an account', 'Account,GE00XX1\n\nDate,Sum,Name\n,,\n'],
    ['is_workbook', 'a workbook', 'PK\u0003\u0004\u0014\0\u0006\0xl/workbook.xml'],
    ['is_workbook', 'a workbook of old', '\uFFFD\uFFFD\u0011\u0871\u001A\uFFFD'],
    ['is_web_page', 'a web page', '<!DOCTYPE html><title>Sign in</title>'],
    ['is_pdf', 'a PDF', '%PDF-1.7\n'],
    ['not_utf8', 'UTF-16 taken for something else', 'D\0a\0t\0e\0'],
    ['not_utf8', 'letters of old taken for UTF-8', 'Date,Sum,Name\n2026-02-02,5,\uFFFD\uFFFD\uFFFD'],
  ])('%s: %s', async ([code, , csv], { asAdmin, project }) => {
    const wanted = { code: 'validation_failed', errors: [{ field: 'csv', code }] }
    const looked = await asAdmin.post('/api/donation-imports/preview', { csv })
    expect([looked.status, looked.body]).toMatchObject([400, wanted])
    const mapping = { day: 1, dayOrder: 'yearFirst', amount: 2, decimalMark: 'point' }
    const written = await write(asAdmin, project, { csv, mapping, gifts: 1, sum: 5 })
    expect([written.status, written.body]).toMatchObject([400, wanted])
    const { body } = await asAdmin.graphql(
      'mutation ($input: DonationImportPreviewInput!) { previewDonationImport(input: $input) { complete } }',
      { input: { csv } },
    )
    expect(body).toMatchObject({ errors: [{ extensions: { errors: [{ field: 'csv', code }] } }] })
  })
})

test('no transfer becomes a part of the text of another, whatever that one is', async ({ asAdmin }) => {
  const csv = [
    'Date,Details,Amount,Sender',
    '2026-02-02,"For the winter,-80.00,Ana',
    '2026-02-03,a dog of 20",120.50,Nino',
    '2026-02-04,"two lines,\nof words",5.00,Eka',
  ]
  const { status, body } = await asAdmin.post('/api/donation-imports/preview', { csv: csv.join('\n') })
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'csv.2', code: 'unclosed_quote' }] }])
  const whole = [csv[0], '2026-02-02,For the winter,-80.00,Ana', ...csv.slice(2)].join('\n')
  expect(states(await preview(asAdmin, whole)).map(([, state]) => state)).toEqual(['leftOut', 'new', 'new'])
})

import { describe, expect } from 'vitest'
import { importOf, preview, test, write } from '../support/bank-imports.ts'

const file = (bank: string, ...rows: string[]): string =>
  [`Date;Amount;Sender;Transaction ID;${bank}`, ...rows].join('\n')

describe('an amount that can be read in two ways', () => {
  test('is asked about, whatever the others of the file say', async ({ asAdmin }) => {
    const csv = file('a', '01.02.2026;12,50;Nino;A1', '02.02.2026;1,500;Gia;A2', '03.02.2026;1.500;Eka;A3')
    const { mapping, rows } = await preview(asAdmin, csv)
    expect(mapping.decimalMark).toBe('comma')
    expect(rows).toMatchObject([
      { state: 'new', amount: 12.5 },
      { state: 'wrong', amount: null, faults: [{ column: 2, code: 'ambiguous_amount' }] },
      { state: 'new', amount: 1500 },
    ])
  })

  test('does not tell how the others are meant', async ({ asAdmin }) => {
    const csv = file('a', '01.02.2026;1,500;Nino;A1', '02.02.2026;2,500;Gia;A2', '03.02.2026;7,25;Eka;A3')
    expect((await preview(asAdmin, csv)).mapping.decimalMark).toBe('comma')
  })
})

describe('what was said of a bank', () => {
  const remembered = async (
    asAdmin: Parameters<typeof preview>[0],
    project: string,
    csv: string,
    said: object,
  ) => {
    const { mapping } = await preview(asAdmin, csv)
    const { rows, fingerprint } = await preview(asAdmin, csv, { ...mapping, ...said })
    const { status } = await write(asAdmin, project, {
      csv,
      mapping: { ...mapping, ...said },
      gifts: rows.length,
      sum: rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
      fingerprint,
    })
    expect(status).toBe(201)
  }

  test('holds for the next file of it', async ({ asAdmin, project }) => {
    await remembered(asAdmin, project, file('a', '03/02/2026;1.250;Ana;M1'), {
      dayOrder: 'dayFirst',
      decimalMark: 'comma',
    })
    expect(await preview(asAdmin, file('a', '04/02/2026;12.500;Gia;M2'))).toMatchObject({
      remembered: true,
      rows: [{ day: '2026-02-04', amount: 12500 }],
    })
  })

  test('is not what a file says that says otherwise', async ({ asAdmin, project }) => {
    await remembered(asAdmin, project, file('a', '03/02/2026;1.250;Ana;M1'), {
      dayOrder: 'dayFirst',
      decimalMark: 'comma',
    })
    const csv = file('a', '02/03/2026;12.500;Gia;M2', '02/21/2026;7.25;Eka;M3')
    expect(await preview(asAdmin, csv)).toMatchObject({
      remembered: false,
      complete: true,
      mapping: { day: 1, dayOrder: 'monthFirst', decimalMark: 'point' },
      rows: [
        { day: '2026-02-03', state: 'wrong', faults: [{ code: 'ambiguous_amount' }] },
        { day: '2026-02-21', state: 'new', amount: 7.25 },
      ],
    })
  })
})

describe('an import with the fingerprint of its preview', () => {
  const first = file('a', '2026-02-03;50,00;Ana;F1')
  const second = file('a', '2026-02-03;50,00;Gia;F2')

  test('writes the rows that were looked at, and no others of the same number and sum', async ({
    asAdmin,
    project,
  }) => {
    const { fingerprint } = await preview(asAdmin, first)
    const other = await write(asAdmin, project, await importOf(asAdmin, second, { fingerprint }))
    expect(other).toMatchObject({ status: 409, body: { code: 'preview_outdated' } })
    expect(await write(asAdmin, project, await importOf(asAdmin, first, { fingerprint }))).toMatchObject({
      status: 201,
      body: { gifts: 1, sum: 50 },
    })
  })

  test('is the same on the other edge', async ({ asAdmin, project }) => {
    const { body } = await asAdmin.graphql<{ previewDonationImport: { fingerprint: string } }>(
      'mutation ($input: DonationImportPreviewInput!) { previewDonationImport(input: $input) { fingerprint } }',
      { input: { csv: first } },
    )
    const { fingerprint } = body.data.previewDonationImport
    expect(fingerprint).toBe((await preview(asAdmin, first)).fingerprint)
    const input = await importOf(asAdmin, second, { fingerprint })
    const written = await asAdmin.graphql(
      'mutation ($project: ID!, $input: NewDonationImportInput!) { importDonations(projectId: $project, input: $input) { id } }',
      { project, input },
    )
    expect(written.body).toMatchObject({ errors: [{ extensions: { code: 'preview_outdated' } }] })
  })

  test('writes nothing where a row is taken for another gift by then', async ({ asAdmin, project }) => {
    const csv = file('a', '2026-02-03;50,00;Ana;', '2026-02-03;50,00;Ana;')
    const { rows, fingerprint } = await preview(asAdmin, csv)
    expect(rows.map(({ state }) => state)).toEqual(['new', 'question'])
    await asAdmin.post(`/api/projects/${project}/donations`, {
      amount: 50,
      donorName: 'Ana',
      receivedAt: '2026-02-03T08:00:00Z',
    })
    const { mapping } = await preview(asAdmin, csv)
    const choices = rows.map(({ line }) => ({ line, included: true }))
    const input = { csv, mapping, gifts: 2, sum: 100, choices, fingerprint }
    expect(await write(asAdmin, project, input)).toMatchObject({ body: { code: 'preview_outdated' } })
  })
})

describe('a file without names of its columns', () => {
  const mapping = { day: 1, dayOrder: 'dayFirst', amount: 2, decimalMark: 'comma', payer: 3, reference: 4 }
  const rows = (...references: string[]) =>
    references.map((reference) => `03.02.2026;"1 234,50";Nino;${reference}`).join('\n')

  test('loses no transfer', async ({ asAdmin }) => {
    const csv = `${rows('N1')}\n04.02.2026;20,00;Gia;N2;Thanks`
    expect(await preview(asAdmin, csv)).toMatchObject({ headerLine: 0, complete: false })
    expect(await preview(asAdmin, csv, mapping)).toMatchObject({
      rows: [
        { line: 1, state: 'new', amount: 1234.5, payer: 'Nino' },
        { line: 2, state: 'new', amount: 20, payer: 'Gia' },
      ],
    })
    const below = `Account;GE00XX0000000000000001\nPeriod;01.02.2026;28.02.2026\n${csv}`
    expect((await preview(asAdmin, below, mapping)).rows.map(({ line }) => line)).toEqual([3, 4])
  })

  test('is remembered for those that hold the same in the same places', async ({ asAdmin, project }) => {
    const input = { csv: rows('N1', 'N2'), mapping, gifts: 2, sum: 2469 }
    expect((await write(asAdmin, project, input)).status).toBe(201)
    expect(await preview(asAdmin, rows('N3'))).toMatchObject({ remembered: true, rows: [{ line: 1 }] })
    const others = await preview(asAdmin, 'Nino;03.02.2026;5,00;N4\nGia;03.02.2026;6,00;N5')
    expect(others).toMatchObject({ headerLine: 0, remembered: false, complete: false })
  })
})

test('of one row nothing is chosen twice', async ({ asAdmin, project }) => {
  const csv = file('a', '2026-02-03;50,00;Ana;F1')
  const choices = [
    { line: 2, included: false },
    { line: 2, included: true },
  ]
  expect(await write(asAdmin, project, await importOf(asAdmin, csv, { choices }))).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'choices.1.line', code: 'repeated' }] },
  })
})

describe('a preview', () => {
  const headed = (...rows: string[]): string =>
    ['Date;Description;Paid In;Paid Out;Partner name;Transaction ID', ...rows].join('\n')
  const pairs = ({ rows }: Awaited<ReturnType<typeof preview>>) =>
    rows.map(({ line, returnedBy, returns }) => [line, returnedBy, returns])

  test('names who is called like a payer, in whichever script, and writes it for whom that is said to be', async ({
    asAdmin,
    project,
  }) => {
    const email = 'elguja@example.org'
    await asAdmin.post(`/api/projects/${project}/donations`, {
      amount: 5,
      donorName: 'ელგუჯა შუკვანი',
      donorEmail: email,
    })
    const csv = headed(
      '2026-02-01;Dogs;50,00;;Elguja Shukvani;R0001',
      '2026-02-02;Dogs;20,00;;Nobody Before;R0002',
      '2026-02-03;Dogs;30,00;;;R0003',
      '2026-02-04;Hay;;30,00;Elguja Shukvani;R0004',
    )
    const { rows } = await preview(asAdmin, csv)
    expect(rows.map(({ namesakes }) => namesakes.length)).toEqual([1, 0, 0, 0])
    expect(rows[0]?.namesakes).toMatchObject([{ name: 'ელგუჯა შუკვანი', email, donationCount: 1 }])
    const choices = [{ line: 2, included: true, donorName: 'ელგუჯა შუკვანი', donorEmail: email }]
    expect((await write(asAdmin, project, await importOf(asAdmin, csv, { choices }))).status).toBe(201)
    const { body } = await asAdmin.get<{ name: string; donationCount: number }[]>(
      '/api/donors/namesakes?name=Elguja%20Shukvani',
    )
    expect(body).toMatchObject([{ name: 'ელგუჯა შუკვანი', donationCount: 2 }])
  })

  test('says how many of its gifts will be of nobody', async ({ asAdmin }) => {
    const csv = headed(
      '2026-02-01;Dogs;50,00;;;R0001',
      '2026-02-02;Dogs;20,00;;Nino;R0002',
      '2026-02-03;Dogs;30,00;;;R0003',
      '2026-02-04;Hay;;30,00;;R0004',
    )
    expect(await preview(asAdmin, csv)).toMatchObject({ nameless: 2 })
  })

  test('names the row that sends money back, and the row that brought it', async ({ asAdmin }) => {
    const csv = headed(
      '2026-02-01;Dogs;50,00;;Nino;R0001',
      '2026-02-02;Dogs;20,00;;Gia;R0002',
      '2026-02-03;By mistake;;50,00;nino;R0003',
      '2026-02-04;Return of R 0002;;20,00;;R0004',
    )
    expect(pairs(await preview(asAdmin, csv))).toEqual([
      [2, 4, null],
      [3, 5, null],
      [4, null, 2],
      [5, null, 3],
    ])
  })

  test('takes each row for sent back once, the last one before', async ({ asAdmin }) => {
    const csv = headed(
      '2026-02-05;By mistake;;50,00;Nino;R0005',
      '2026-02-03;Dogs;50,00;;Nino;R0003',
      '2026-02-01;Dogs;50,00;;Nino;R0001',
      '2026-02-06;Dogs;50,00;;Nino;R0006',
    )
    expect(pairs(await preview(asAdmin, csv))).toEqual([
      [2, null, 3],
      [3, 2, null],
      [4, null, null],
      [5, null, null],
    ])
  })

  test('takes what was paid to others for what it is', async ({ asAdmin }) => {
    const csv = headed(
      '2026-02-01;Dogs;50,00;;Nino;R0001',
      '2026-02-03;Hay;;50,00;Farmer;R0003',
      '2026-02-03;Hay;;40,00;Nino;R0004',
      '2026-01-30;Hay;;50,00;Nino;R0000',
    )
    expect(pairs(await preview(asAdmin, csv)).flatMap(([, ...others]) => others)).toEqual(Array(8).fill(null))
  })
})

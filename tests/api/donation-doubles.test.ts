import { describe, expect } from 'vitest'
import { signedFile, type Transfer } from '../support/bank-files.ts'
import { importOf, preview, raised, test, write } from '../support/bank-imports.ts'

const transfer = (more: Partial<Transfer>): Transfer => ({
  day: '2026-02-02',
  amount: 120.5,
  payer: 'ანა ბერიძე',
  purpose: 'ზამთარი',
  reference: '',
  ...more,
})

describe('a reference is the same', () => {
  test.for([
    ['in letters and figures of full width', 'TX 18-220571', 'ＴＸ\u3000１８－２２０５７１'],
    ['with blanks that do not break, or two of them', 'Tx 18 220571', 'tx\u00a018  220571'],
    ['without any blanks', 'tx 18 220571', 'TX18220571'],
    ['in capitals of Georgian', 'გზავნილი 18', 'ᲒᲖᲐᲕᲜᲘᲚᲘ 18'],
    ['with a dash of another length, or a mark that nobody sees', 'TX 18-220571', 'TX 18–\u200b220571'],
  ] as const)('%s, by hand and by import', async ([, byHand, inFile], { asAdmin, project }) => {
    const gift = {
      amount: 120.5,
      anonymous: true,
      method: 'transfer',
      reference: byHand,
      receivedAt: '2026-02-02T20:30:00+04:00',
    }
    await asAdmin.post(`/api/projects/${project}/donations`, gift)
    const references = [inFile, 'TX 99', ' ｔｘ99 ']
    const file = signedFile(references.map((reference) => transfer({ reference })))
    expect((await preview(asAdmin, file)).rows).toMatchObject([
      { state: 'known', twin: { match: 'reference', gift: { status: 'confirmed' } } },
      { state: 'new' },
      { state: 'known', twin: { match: 'reference', line: 3 } },
    ])
    expect((await write(asAdmin, project, await importOf(asAdmin, file))).body).toMatchObject({ gifts: 1 })
    expect((await asAdmin.get(`/api/donations?reference=${encodeURIComponent(inFile)}`)).body).toMatchObject([
      { reference: byHand },
    ])
  })

  test('for whoever looks for its donor', async ({ asAdmin, project }) => {
    const gift = { amount: 1, donorName: 'Luka', method: 'transfer', reference: 'TX 18-220571' }
    await asAdmin.post(`/api/projects/${project}/donations`, gift)
    const { body } = await asAdmin.get(`/api/donors?search=${encodeURIComponent('tx18－220571')}`)
    expect(body).toMatchObject({ donors: [{ name: 'Luka' }] })
  })
})

describe('the same reference', () => {
  test('with another sum or payer is asked, of a gift and of a row further up', async ({
    asAdmin,
    project,
  }) => {
    const gift = {
      amount: 11,
      donorName: 'Ana Beridze',
      method: 'transfer',
      reference: 'TX 1',
      receivedAt: '2026-02-02T20:30:00+04:00',
    }
    await asAdmin.post(`/api/projects/${project}/donations`, gift)
    const file = signedFile([
      transfer({ reference: 'TX 1', amount: 11 }),
      transfer({ reference: 'TX 1', amount: 999 }),
      transfer({ reference: 'TX 1', amount: 11, payer: 'Gia' }),
      transfer({ reference: 'TX 2', amount: 5 }),
      transfer({ reference: 'TX 2', amount: 6 }),
      transfer({ reference: 'TX 2', amount: 6 }),
      transfer({ reference: 'TX 2', amount: 5, payer: 'BERIDZE ANA' }),
    ])
    const { rows } = await preview(asAdmin, file)
    expect(rows).toMatchObject([
      { state: 'known', twin: { match: 'reference', gift: {} } },
      { state: 'question', twin: { match: 'reference', gift: { status: 'confirmed' } } },
      { state: 'question', twin: { match: 'reference', gift: { status: 'confirmed' } } },
      { state: 'new', twin: null },
      { state: 'question', twin: { match: 'reference', line: 5, gift: null } },
      { state: 'known', twin: { match: 'reference', line: 6, gift: null } },
      { state: 'known', twin: { match: 'reference', line: 5, gift: null } },
    ])
    const choices = [3, 4, 6].map((line) => ({
      line,
      included: true,
      twin: rows[line - 2]?.twin?.gift?.id ?? null,
    }))
    const input = await importOf(asAdmin, file, { choices, gifts: 4, sum: 999 + 11 + 5 + 6 })
    expect(await write(asAdmin, project, input)).toMatchObject({ status: 201 })
    expect((await preview(asAdmin, file)).rows.map(({ state }) => state)).toEqual(rows.map(() => 'known'))
  })

  test('in another month is asked, and written where it is another gift', async ({ asAdmin, project }) => {
    const order = (day: string) => transfer({ day, reference: 'No. 1', amount: 50 })
    await write(asAdmin, project, await importOf(asAdmin, signedFile([order('2025-12-20')])))
    const file = signedFile([order('2026-01-20'), order('2026-02-20'), order('2026-02-21')])
    const { rows } = await preview(asAdmin, file)
    expect(rows).toMatchObject([
      { state: 'question', twin: { match: 'reference', gift: { status: 'confirmed' } } },
      { state: 'question', twin: { match: 'reference', gift: { status: 'confirmed' } } },
      { state: 'known', twin: { match: 'reference', line: 3, gift: null } },
    ])
    const choices = [2, 3].map((line) => ({
      line,
      included: true,
      twin: rows[line - 2]?.twin?.gift?.id ?? null,
    }))
    const input = await importOf(asAdmin, file, { choices, gifts: 2, sum: 100 })
    expect(await write(asAdmin, project, input)).toMatchObject({ status: 201, body: { gifts: 2 } })
    expect((await preview(asAdmin, file)).rows.map(({ state }) => state)).toEqual(rows.map(() => 'known'))
  })

  test.for([
    ['2026-02-05', 'known'],
    ['2026-01-30', 'known'],
    ['2026-02-06', 'question'],
  ] as const)('that was booked on %s is %s', async ([day, state], { asAdmin, project }) => {
    const gift = {
      amount: 120.5,
      donorName: 'Ana Beridze',
      method: 'transfer',
      reference: 'TX 1',
      receivedAt: '2026-02-02T00:30:00+04:00',
    }
    await asAdmin.post(`/api/projects/${project}/donations`, gift)
    const { rows } = await preview(asAdmin, signedFile([transfer({ day, reference: 'TX 1' })]))
    expect(rows).toMatchObject([{ state }])
  })

  test('that a spreadsheet has rounded is none', async ({ asAdmin, project }) => {
    const file = signedFile([
      transfer({ reference: '1,23E+12', amount: 5 }),
      transfer({ reference: '1.23e+12', amount: 5, payer: 'Gia' }),
      transfer({ reference: '1.23E+12', amount: 5 }),
    ])
    const { rows } = await preview(asAdmin, file)
    expect(rows).toMatchObject([
      { state: 'new', reference: null },
      { state: 'new', reference: null },
      { state: 'question', twin: { match: 'likeness', line: 2 } },
    ])
    expect((await write(asAdmin, project, await importOf(asAdmin, file))).body).toMatchObject({ gifts: 2 })
  })
})

test('a name that differs by blanks and width alone is alike', async ({ asAdmin, project }) => {
  const gift = { amount: 120.5, donorName: 'Ana  Beridze', receivedAt: '2026-02-02T20:30:00+04:00' }
  await asAdmin.post(`/api/projects/${project}/donations`, gift)
  const { rows } = await preview(asAdmin, signedFile([transfer({ payer: 'ＡＮＡ\u00a0Beridze' })]))
  expect(rows).toMatchObject([{ state: 'question', twin: { match: 'likeness' } }])
})

describe('a gift that is recorded by hand after a file was looked at', () => {
  const byHand = { amount: 120.5, donorName: 'ანა ბერიძე', receivedAt: '2026-02-02T20:30:00+04:00' }
  const file = signedFile([transfer({ reference: 'TX 1' }), transfer({ reference: 'TX 2', amount: 5 })])

  test('is not doubled, and is what the import is refused with', async ({ asAdmin, project }) => {
    const looked = await importOf(asAdmin, file)
    await asAdmin.post(`/api/projects/${project}/donations`, byHand)
    const named = { line: 2, included: true, donorName: 'ანა', twin: null }
    for (const choices of [[], [named]]) {
      expect(await write(asAdmin, project, { ...looked, choices })).toMatchObject({
        status: 409,
        body: { code: 'preview_outdated', errors: [{ field: 'csv.2', code: 'recorded_already' }] },
      })
    }
    expect(await raised(asAdmin, project)).toBe(120.5)
    expect((await asAdmin.get('/api/donation-imports')).body).toEqual([])
  })

  test('may be another one, once it was looked at', async ({ asAdmin, project }) => {
    await asAdmin.post(`/api/projects/${project}/donations`, byHand)
    const [row] = (await preview(asAdmin, file)).rows
    const choices = [{ line: 2, included: true, twin: row?.twin?.gift?.id }]
    const looked = await importOf(asAdmin, file, { choices, gifts: 2, sum: 125.5 })
    expect((await write(asAdmin, project, looked)).status).toBe(201)
    expect(await raised(asAdmin, project)).toBe(246)
  })
})

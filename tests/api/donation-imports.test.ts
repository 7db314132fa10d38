import { describe, expect } from 'vitest'
import { bankOfGeorgiaFile, february, signedFile, type Transfer, tbcFile } from '../support/bank-files.ts'
import { type Import, importOf, preview, raised, states, test, write } from '../support/bank-imports.ts'
import { winterProject } from '../support/content.ts'

const whole = february

describe('an import', () => {
  test('writes every gift, tells how many of how much, and what each came from', async ({
    asAdmin,
    project,
    manager,
  }) => {
    const { status, body } = await write(asAdmin, project, await importOf(asAdmin, tbcFile(whole)))
    expect([status, body]).toMatchObject([
      201,
      { gifts: 3, sum: 1170.5, fileName: 'february.csv', voidedAt: null },
    ])
    expect(await raised(asAdmin, project)).toBe(1170.5)
    const { body: gifts } = await asAdmin.get(`/api/projects/${project}/donations`)
    expect(gifts).toMatchObject([
      {
        amount: 50,
        anonymous: true,
        method: 'transfer',
        reference: '18-220574',
        receivedAt: '2026-02-17T08:00:00.000Z',
      },
      { amount: 1000, donor: { name: 'შპს "მწყემსი"' } },
      { amount: 120.5, donor: { name: 'ანა ბერიძე' } },
    ])
    expect(
      await manager.query('select line from imported_donations where import_id = $1 order by line', [
        body.id,
      ]),
    ).toEqual([{ line: 2 }, { line: 3 }, { line: 5 }])
    expect((await asAdmin.get('/api/donation-imports')).body).toEqual([body])
  })

  test('remembers the columns of the bank, for the next file and nobody else’s', async ({
    asAdmin,
    project,
  }) => {
    const csv = 'Date,Amount,Sender\n03/02/2026,"1,250",Ana'
    const mapping = { day: 1, dayOrder: 'monthFirst', amount: 2, decimalMark: 'point', payer: 3 }
    expect((await write(asAdmin, project, { csv, mapping, gifts: 1, sum: 1250 })).status).toBe(201)
    const next = await preview(asAdmin, 'Date,Amount,Sender\n02/01/2026,"3,000",Nino')
    expect(next).toMatchObject({
      remembered: true,
      complete: true,
      rows: [{ day: '2026-02-01', amount: 3000 }],
    })
    expect(await preview(asAdmin, 'Date,Sum,Sender\n02/01/2026,"3,000",Nino')).toMatchObject({
      remembered: false,
    })
  })

  test('takes what was chosen of a row', async ({ asAdmin, project }) => {
    const { body: other } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const choices = [
      { line: 2, included: false },
      { line: 3, projectId: other.id, donorName: 'Shepherd', donorEmail: 'shepherd@example.org' },
      { line: 5, donorName: 'Levan', anonymous: false },
    ]
    const input = await importOf(asAdmin, tbcFile(whole), { choices, gifts: 2, sum: 1050 })
    expect((await write(asAdmin, project, input)).status).toBe(201)
    expect(await raised(asAdmin, project)).toBe(50)
    expect(await raised(asAdmin, other.id)).toBe(1000)
    const { body: gifts } = await asAdmin.get(`/api/projects/${other.id}/donations`)
    expect(gifts).toMatchObject([{ recordedDonor: { name: 'Shepherd', email: 'shepherd@example.org' } }])
  })

  test('writes nothing at all where one row can be no gift', async ({ asAdmin, project }) => {
    const never = { day: '2026-02-31', amount: 5, payer: 'Ana', purpose: '', reference: '18-220575' }
    const csv = tbcFile([...whole, never])
    const refused = await write(asAdmin, project, await importOf(asAdmin, csv))
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'csv.6.1', code: 'invalid_date' }] },
    })
    const nowhere = [
      { line: 6, included: false },
      { line: 2, projectId: '01a0570c-0280-7065-8aa2-eb52794f3a99' },
    ]
    expect(await write(asAdmin, project, await importOf(asAdmin, csv, { choices: nowhere }))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect(await raised(asAdmin, project)).toBe(0)
    expect((await asAdmin.get('/api/donation-imports')).body).toEqual([])
    const without = await importOf(asAdmin, csv, { choices: [{ line: 6, included: false }] })
    expect((await write(asAdmin, project, without)).status).toBe(201)
  })

  test('writes nothing where it is not what was looked at', async ({ asAdmin, project }) => {
    const input = await importOf(asAdmin, tbcFile(whole))
    for (const other of [{ gifts: 2 }, { sum: 1170.4 }]) {
      expect(await write(asAdmin, project, { ...input, ...other })).toMatchObject({
        status: 409,
        body: { code: 'preview_outdated' },
      })
    }
    expect(await raised(asAdmin, project)).toBe(0)
  })

  test('is one however often it is sent', async ({ asAdmin, project }) => {
    const input = await importOf(asAdmin, tbcFile(whole))
    const first = await write(asAdmin, project, input, 'february')
    expect(await write(asAdmin, project, input, 'february')).toMatchObject({ status: 201, body: first.body })
    expect(await write(asAdmin, project, input)).toMatchObject({
      status: 409,
      body: { code: 'preview_outdated' },
    })
    expect(await raised(asAdmin, project)).toBe(1170.5)
  })

  test('may be as large as a file, over both edges', { timeout: 240_000 }, async ({
    asAdmin,
    project,
    asIndividual,
  }) => {
    const many = Array.from(
      { length: 5000 },
      (_, index): Transfer => ({
        day: '2026-01-01',
        amount: 0.01,
        payer: `გამგზავნი ${index}`,
        purpose: 'ძაღლების თავშესაფრისთვის, ზამთრის საჭიროებებისთვის',
        reference: `R${index}`,
      }),
    )
    const csv = tbcFile(many)
    const input = {
      csv,
      mapping: { day: 1, dayOrder: 'dayFirst', credit: 4, decimalMark: 'point', payer: 6, reference: 7 },
      gifts: 5000,
      sum: 50,
    }
    const document = `mutation ($id: ID!, $input: NewDonationImportInput!) { importDonations(projectId: $id, input: $input) { gifts sum } }`
    const refused = await asIndividual.graphql(document, { id: project, input })
    expect(refused.status).toBe(413)
    const { body } = await asAdmin.graphql(document, { id: project, input })
    expect(body).toEqual({ data: { importDonations: { gifts: 5000, sum: 50 } } })
    expect((await preview(asAdmin, csv)).rows.every(({ state }) => state === 'known')).toBe(true)
  })
})

describe('what is known already', () => {
  test('is told with the gift, and is not written again', async ({ asAdmin, project }) => {
    await write(asAdmin, project, await importOf(asAdmin, tbcFile(whole.slice(0, 2))))
    const again = await preview(asAdmin, bankOfGeorgiaFile(whole))
    expect(states(again).map(([, state]) => state)).toEqual(['known', 'known', 'leftOut', 'new', 'leftOut'])
    expect(again.rows[0]?.twin).toMatchObject({
      match: 'reference',
      gift: { status: 'confirmed', amount: 120.5 },
    })
    const { body } = await write(asAdmin, project, await importOf(asAdmin, bankOfGeorgiaFile(whole)))
    expect(body).toMatchObject({ gifts: 1, sum: 50 })
  })

  test('is not written again either where who gave it has to be put right', async ({ asAdmin, project }) => {
    const [, first] = whole
    if (!first) throw new Error('a month without gifts')
    await write(asAdmin, project, await importOf(asAdmin, tbcFile([first])))
    const tooLong = { ...first, payer: 'ა'.repeat(500) }
    const unknown = { ...tooLong, reference: '18-220599' }
    const csv = tbcFile([tooLong, unknown])
    expect(states(await preview(asAdmin, csv))).toEqual([
      [2, 'known', ''],
      [3, 'wrong', ''],
    ])
    const named = (line: number) => ({ line, donorName: 'ანა ბერიძე' })
    const input = await importOf(asAdmin, csv, { choices: [named(2), named(3)], gifts: 1, sum: 1000 })
    expect(await write(asAdmin, project, input)).toMatchObject({ status: 201, body: { gifts: 1 } })
    expect(await raised(asAdmin, project)).toBe(2000)
  })

  test('includes what stands further up in the file', async ({ asAdmin }) => {
    const { rows } = await preview(asAdmin, signedFile([...whole, ...whole.slice(0, 1)]))
    expect(rows.at(-1)).toMatchObject({ state: 'known', twin: { match: 'reference', line: 2, gift: null } })
  })

  test('is asked where the gift was voided', async ({ asAdmin, project }) => {
    const { body: made } = await write(asAdmin, project, await importOf(asAdmin, tbcFile(whole)))
    await asAdmin.post(`/api/donation-imports/${made.id}/voids`, { reason: 'Another account.' })
    const again = await preview(asAdmin, tbcFile(whole))
    expect(again.rows[0]).toMatchObject({
      state: 'question',
      twin: { match: 'reference', gift: { status: 'voided' } },
    })
    const choices = [2, 3, 5].map((line) => ({ line, included: true }))
    const input = await importOf(asAdmin, tbcFile(whole), { choices, gifts: 3, sum: 1170.5 })
    expect((await write(asAdmin, project, input)).status).toBe(201)
    expect(await raised(asAdmin, project)).toBe(1170.5)
  })

  test('is asked where only day, amount and name are the same', async ({ asAdmin, project }) => {
    const gift = {
      amount: 120.5,
      donorName: 'ანა ბერიძე',
      receivedAt: '2026-02-02T20:30:00+04:00',
      method: 'transfer',
    }
    const { body: byHand } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, gift)
    const withoutReference = whole.slice(0, 1).map((transfer) => ({ ...transfer, reference: '' }))
    for (const transfers of [whole.slice(0, 1), withoutReference]) {
      const { rows } = await preview(asAdmin, signedFile(transfers))
      expect(rows).toMatchObject([
        { state: 'question', twin: { match: 'likeness', gift: { id: byHand.id } } },
      ])
    }
    const twice = await preview(asAdmin, signedFile([...withoutReference, ...withoutReference]))
    expect(twice.rows.map(({ state }) => state)).toEqual(['question', 'question'])
    const choices = [{ line: 2, included: true }]
    const input = await importOf(asAdmin, signedFile(withoutReference), { choices, gifts: 1, sum: 120.5 })
    expect((await write(asAdmin, project, input)).status).toBe(201)
  })
})

test('a gift tells which file it was imported from, on both edges, and one that was recorded by hand does not', async ({
  asAdmin,
  project,
}) => {
  const { body: made } = await write(asAdmin, project, await importOf(asAdmin, tbcFile(whole)))
  const { body: gifts } = await asAdmin.get<{ id: string; amount: number }[]>(
    `/api/projects/${project}/donations`,
  )
  const imported = gifts.find(({ amount }) => amount === 1000)
  const importedFrom = { importId: made.id, fileName: 'february.csv', line: 3 }
  const { body } = await asAdmin.get(`/api/donations/${imported?.id}`)
  expect(body).toMatchObject({ importedFrom, entries: [{ kind: 'recorded' }] })
  const asked = await asAdmin.graphql(
    'query ($id: ID!) { donation(id: $id) { importedFrom { importId fileName line } } }',
    { id: imported?.id },
  )
  expect(asked.body).toEqual({ data: { donation: { importedFrom } } })
  const byHand = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, {
    amount: 5,
    donorName: 'Nino',
  })
  expect((await asAdmin.get(`/api/donations/${byHand.body.id}`)).body).toMatchObject({ importedFrom: null })
})

describe('an import that is undone', () => {
  test('has its gifts voided, each by an entry that says why, but for those that count no more', async ({
    asAdmin,
    project,
  }) => {
    const { body: made } = await write(asAdmin, project, await importOf(asAdmin, tbcFile(whole)))
    const { body: gifts } = await asAdmin.get<{ id: string }[]>(`/api/projects/${project}/donations`)
    const [last, ...others] = gifts
    await asAdmin.post(`/api/donations/${last?.id}/refunds`, { reason: 'It went back.' })
    await asAdmin.post(`/api/donations/${others[0]?.id}/corrections`, {
      amount: 900,
      reason: 'The bank says so.',
    })
    const [before] = (await asAdmin.get<Import[]>('/api/donation-imports')).body
    expect(before).toMatchObject({ gifts: 3, counting: 2, countingSum: 1020.5, putRight: 1 })
    const { status, body } = await asAdmin.post(`/api/donation-imports/${made.id}/voids`, {
      reason: 'Another account.',
    })
    const none = { counting: 0, countingSum: 0, putRight: 0 }
    expect([status, body]).toEqual([201, { ...made, ...none, voidedAt: expect.any(String) }])
    expect(await raised(asAdmin, project)).toBe(0)
    const history = await asAdmin.get(`/api/donations/${others[0]?.id}`)
    expect(history.body).toMatchObject({
      status: 'voided',
      entries: [{ kind: 'voided', reason: 'Another account.', change: -900, version: 3 }, {}, {}],
    })
    expect((await asAdmin.get(`/api/donations/${last?.id}`)).body).toMatchObject({ status: 'refunded' })
  })

  test('tells how many of its gifts count, also once one of them was restored', async ({
    asAdmin,
    project,
  }) => {
    const { body: made } = await write(asAdmin, project, await importOf(asAdmin, tbcFile(whole)))
    expect(made).toMatchObject({ gifts: 3, counting: 3 })
    const { body: gifts } = await asAdmin.get<{ id: string }[]>(`/api/projects/${project}/donations`)
    const undone = await asAdmin.post(`/api/donation-imports/${made.id}/voids`, { reason: 'By mistake.' })
    expect(undone.body).toMatchObject({ gifts: 3, counting: 0 })
    await asAdmin.post(`/api/donations/${gifts[0]?.id}/restorations`, { reason: 'This one came.' })
    const [listed] = (await asAdmin.get<Import[]>('/api/donation-imports')).body
    expect(listed).toMatchObject({ gifts: 3, counting: 1, voidedAt: expect.any(String) })
  })

  test('is not there where it never was', async ({ asAdmin }) => {
    for (const id of ['nowhere', '01a0570c-0280-7065-8aa2-eb52794f3a99']) {
      const answer = await asAdmin.post(`/api/donation-imports/${id}/voids`, { reason: 'Another account.' })
      expect(answer).toMatchObject({ status: 404, body: { detail: 'donation import not found' } })
    }
  })
})

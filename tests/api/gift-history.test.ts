import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'
import { gift, projectOf } from '../support/gifts.ts'

const reason = 'The bank statement says so.'

interface Body {
  id: string
  version: number
  amount: number
  receivedAt: string
  status: string
  entries: { version: number; kind: string; corrects: number | null; change: number; counts: number }[]
}

const give = async (admin: Agent, projectId: string, more: object = {}): Promise<Body> =>
  (await admin.post<Body>(`/api/projects/${projectId}/donations`, { ...gift, ...more })).body

const add = (admin: Agent, { id }: { id: string }, what: string, body: object) =>
  admin.post<Body>(`/api/donations/${id}/${what}`, { reason, ...body })

const historyOf = async (admin: Agent, { id }: { id: string }): Promise<Body> =>
  (await admin.get<Body>(`/api/donations/${id}`)).body

describe('the history of a gift', () => {
  test('begins with what was recorded, even where nobody has put anything right', async ({ asAdmin }) => {
    const projectId = await projectOf(asAdmin)
    const recorded = await give(asAdmin, projectId, { method: 'transfer', reference: 'TBC 5507-61' })
    expect(await historyOf(asAdmin, recorded)).toMatchObject({
      ...recorded,
      status: 'confirmed',
      projectId,
      projectTitle: 'A warm winter',
      entries: [
        {
          version: 1,
          kind: 'recorded',
          corrects: null,
          reason: null,
          madeBy: 'Nino Beridze',
          byProvider: false,
          change: 50,
          counts: 50,
          before: null,
          after: { amount: 50, method: 'transfer', reference: 'TBC 5507-61', projectId, status: 'confirmed' },
        },
      ],
    })
  })

  test('tells each entry: what, why, from what to what, and what counted then', async ({ asAdmin }) => {
    const [winter, fence] = [await projectOf(asAdmin), await projectOf(asAdmin)]
    const recorded = await give(asAdmin, winter, { amount: 250 })
    await add(asAdmin, recorded, 'corrections', { amount: 205, version: 1 })
    await add(asAdmin, recorded, 'corrections', { projectId: fence })
    const refunded = await add(asAdmin, recorded, 'refunds', { amount: 55 })
    expect(refunded.status).toBe(201)
    expect(refunded.body).toMatchObject({ amount: 150, refunded: 55, version: 4, projectId: fence })
    expect(refunded.body.entries).toMatchObject([
      { version: 4, kind: 'refunded', corrects: 3, change: -55, counts: 150, reason },
      {
        version: 3,
        kind: 'moved',
        corrects: 2,
        change: 0,
        counts: 205,
        before: { projectId: winter },
        after: { projectId: fence },
      },
      {
        version: 2,
        kind: 'corrected',
        corrects: 1,
        change: -45,
        before: { amount: 250 },
        after: { amount: 205 },
      },
      { version: 1, kind: 'recorded', change: 250 },
    ])
    expect(await historyOf(asAdmin, recorded)).toEqual(refunded.body)
    const raised = (id: string) => asAdmin.get(`/api/projects/${id}`)
    expect((await raised(winter)).body).toMatchObject({ raised: 0, donations: [] })
    expect((await raised(fence)).body).toMatchObject({
      raised: 150,
      donations: [{ id: recorded.id, amount: 150 }],
    })
    expect((await asAdmin.get('/api/analytics/total')).body).toEqual({ total: 150 })
  })

  test('is kept of a voided gift, which counts nowhere', async ({ asAdmin, asVisitor }) => {
    const id = await projectOf(asAdmin)
    const recorded = await give(asAdmin, id)
    const { body } = await add(asAdmin, recorded, 'voids', {})
    expect(body).toMatchObject({ status: 'voided', amount: 50, entries: [{ change: -50, counts: 0 }, {}] })
    expect((await asVisitor.get(`/api/projects/${id}`)).body).toMatchObject({ raised: 0 })
    expect((await asAdmin.get(`/api/projects/${id}/donations`)).body).toEqual([])
    expect((await asAdmin.get<string>('/api/exports/donations.csv')).body).not.toContain(recorded.id)
    expect(await historyOf(asAdmin, recorded)).toMatchObject({ status: 'voided' })
  })

  test('tells who gave before, and who gave really', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    const { body } = await add(asAdmin, recorded, 'corrections', {
      donorName: 'თამარი',
      donorEmail: 't@example.org',
    })
    expect(body).toMatchObject({
      donor: { name: 'თამარი' },
      entries: [
        {
          before: { recordedDonor: { name: 'Nino Kobakhidze', email: null } },
          after: { recordedDonor: { name: 'თამარი', email: 't@example.org' } },
        },
        {},
      ],
    })
  })
})

describe('putting a gift right', () => {
  test('takes back a refund, and a void', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    await add(asAdmin, recorded, 'refunds', {})
    expect(await historyOf(asAdmin, recorded)).toMatchObject({ status: 'refunded', amount: 0, refunded: 50 })
    const back = await add(asAdmin, recorded, 'restorations', {})
    expect(back.body).toMatchObject({
      status: 'confirmed',
      amount: 50,
      refunded: 0,
      entries: [{ corrects: 2 }, {}, {}],
    })
    await add(asAdmin, recorded, 'voids', {})
    expect((await add(asAdmin, recorded, 'restorations', {})).body).toMatchObject({
      status: 'confirmed',
      amount: 50,
    })
    const nothing = await add(asAdmin, recorded, 'restorations', {})
    expect(nothing).toMatchObject({ status: 409, body: { code: 'nothing_to_take_back' } })
  })

  test('corrects a correction', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin), { amount: 250 })
    for (const amount of [205, 250]) await add(asAdmin, recorded, 'corrections', { amount })
    const { entries } = await historyOf(asAdmin, recorded)
    expect(entries.map(({ counts }) => counts)).toEqual([250, 205, 250])
  })

  test('leaves the day as it is where that is sent empty', async ({ asAdmin }) => {
    const { receivedAt, ...recorded } = await give(asAdmin, await projectOf(asAdmin), {
      receivedAt: '2024-12-31T12:00:00+04:00',
    })
    for (const [amount, day] of [
      [6, null],
      [7, ''],
    ] as const) {
      const { body } = await add(asAdmin, recorded, 'corrections', { amount, receivedAt: day })
      expect(body).toMatchObject({ amount, receivedAt })
    }
  })

  test('adds nothing where all is so already', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    const { body } = await add(asAdmin, recorded, 'corrections', { amount: 50, donorName: 'Nino Kobakhidze' })
    expect(body).toMatchObject({ version: 1, entries: [{ kind: 'recorded' }] })
  })

  test('meets what somebody else has changed meanwhile', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    await add(asAdmin, recorded, 'corrections', { amount: 7, version: 1 })
    for (const [what, body] of [
      ['corrections', { amount: 8 }],
      ['refunds', { amount: 1 }],
      ['voids', {}],
      ['restorations', {}],
    ] as const) {
      const refused = await add(asAdmin, recorded, what, { ...body, version: 1 })
      expect(refused, what).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
    }
  })

  test('wants a reason each time', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    for (const what of ['corrections', 'refunds', 'voids', 'restorations']) {
      const refused = await add(asAdmin, recorded, what, { reason: '  ' })
      expect(refused, what).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'reason', code: 'required' }] },
      })
    }
  })

  test('names what is wrong with a correction', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    for (const [field, value, code] of [
      ['amount', 0, 'too_small'],
      ['donorName', null, 'required'],
      ['method', 'barter', 'invalid_option'],
      ['reference', 'r'.repeat(101), 'too_long'],
      ['receivedAt', '1999-01-01T00:00:00Z', 'before_2000'],
      ['receivedAt', '2999-01-01T00:00:00Z', 'after_today'],
      ['status', 'confirmed', 'unknown_field'],
    ] as const) {
      const refused = await add(asAdmin, recorded, 'corrections', { [field]: value })
      expect(refused, field).toMatchObject({ status: 400, body: { errors: [{ field, code }] } })
    }
    const nowhere = await add(asAdmin, recorded, 'corrections', { projectId: recorded.id })
    expect(nowhere).toMatchObject({ status: 404, body: { error: 'project not found' } })
    expect(await historyOf(asAdmin, recorded)).toMatchObject({ version: 1 })
  })

  test('gives back no more than counts', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    expect(await add(asAdmin, recorded, 'refunds', { amount: 50.01 })).toMatchObject({
      status: 400,
      body: { error: 'amount must be at most 50' },
    })
    await add(asAdmin, recorded, 'voids', {})
    expect(await add(asAdmin, recorded, 'refunds', { amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'gift_not_counted' },
    })
  })

  test('gives all back only to whoever names no amount at all', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    for (const amount of [null, '']) {
      expect(await add(asAdmin, recorded, 'refunds', { amount })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'amount', code: 'invalid_type' }] },
      })
    }
    const refund =
      'mutation ($id: ID!, $input: DonationRefundInput!) { refundDonation(id: $id, input: $input) { id } }'
    expect(await asAdmin.graphql(refund, { id: recorded.id, input: { amount: null, reason } })).toMatchObject(
      { body: { errors: [{ extensions: { code: 'validation_failed' } }] } },
    )
    expect(await historyOf(asAdmin, recorded)).toMatchObject({ version: 1, amount: 50 })
    expect(await add(asAdmin, recorded, 'refunds', {})).toMatchObject({ status: 201, body: { amount: 0 } })
  })

  test('is written once under its key, however often it is asked for', async ({ asAdmin }) => {
    const recorded = await give(asAdmin, await projectOf(asAdmin))
    const headers = { 'idempotency-key': 'one refund' }
    for (let time = 0; time < 2; time += 1) {
      const { body } = await asAdmin.post(
        `/api/donations/${recorded.id}/refunds`,
        { amount: 20, reason, version: 1 },
        headers,
      )
      expect(body).toMatchObject({ amount: 30, version: 2 })
    }
  })
})

import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { gift, projectOf } from '../support/gifts.ts'

describe('recording a donation', () => {
  test('raises what the project has, exactly', async ({ asAdmin, asVisitor }) => {
    const id = await projectOf(asAdmin)
    const recorded = await asAdmin.post(`/api/projects/${id}/donations`, gift)
    expect(recorded.status).toBe(201)
    expect(recorded.body).toEqual({
      id: expect.any(String),
      version: 1,
      anonymous: false,
      donor: { name: 'Nino Kobakhidze' },
      recordedDonor: { name: 'Nino Kobakhidze', email: null },
      amount: 50,
      receivedAt: '2025-12-02T06:00:00.000Z',
      method: null,
      reference: null,
      refunded: 0,
    })
    for (const amount of [0.1, 0.2]) await asAdmin.post(`/api/projects/${id}/donations`, { ...gift, amount })
    expect((await asVisitor.get(`/api/projects/${id}`)).body).toMatchObject({ raised: 50.3 })
  })

  test('works the same over GraphQL, received now where no time is given', async ({ asAdmin, clock }) => {
    const projectId = await projectOf(asAdmin)
    const mutation = `mutation ($projectId: ID!, $input: NewDonationInput!) {
      recordDonation(projectId: $projectId, input: $input) { amount anonymous donor { name } receivedAt } }`
    const input = { amount: 20.5, donorName: 'თამარი', anonymous: true }
    expect((await asAdmin.graphql(mutation, { projectId, input })).body).toEqual({
      data: {
        recordDonation: {
          amount: 20.5,
          anonymous: true,
          donor: null,
          receivedAt: clock.now().toISOString(),
        },
      },
    })
  })

  test('tells what is known of an anonymous donor to the team alone, apart from who is shown', async ({
    asAdmin,
    asVisitor,
    asIndividual,
  }) => {
    const id = await projectOf(asAdmin)
    const secret = { name: 'Secret Friend', email: 'secret@example.org' }
    const recorded = await asAdmin.post(`/api/projects/${id}/donations`, {
      ...gift,
      anonymous: true,
      donorName: secret.name,
      donorEmail: secret.email,
    })
    expect(recorded.body).toMatchObject({ donor: null, recordedDonor: secret })
    const rest = await asAdmin.get(`/api/projects/${id}`)
    expect(rest.body).toMatchObject({ donations: [{ anonymous: true, donor: null, recordedDonor: secret }] })
    const query = `query ($id: ID!) {
      project(id: $id) { donations { nodes { donor { name } recordedDonor { name email } } } } }`
    expect((await asAdmin.graphql(query, { id })).body.data).toEqual({
      project: { donations: { nodes: [{ donor: null, recordedDonor: secret }] } },
    })
    for (const agent of [asVisitor, asIndividual]) {
      const told = [await agent.get(`/api/projects/${id}`), await agent.graphql(query, { id })]
      expect(JSON.stringify(told)).not.toMatch(/secret/i)
    }
  })

  test('keeps the email of who gives no name', async ({ asAdmin, manager }) => {
    const id = await projectOf(asAdmin)
    const nameless = { amount: 5, anonymous: true, donorEmail: 'friend@example.org' }
    for (const donorEmail of ['friend@example.org', 'Friend@Example.org']) {
      const { body } = await asAdmin.post(`/api/projects/${id}/donations`, { ...nameless, donorEmail })
      expect(body).toMatchObject({ donor: null, recordedDonor: { name: null, email: donorEmail } })
    }
    expect(await manager.query('select count(*)::int as count from donors')).toEqual([{ count: 1 }])
  })

  test('knows nothing of who gives neither a name nor an email', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    const { body } = await asAdmin.post(`/api/projects/${id}/donations`, { amount: 5, anonymous: true })
    expect(body).toMatchObject({ donor: null, recordedDonor: null })
  })

  test('knows a donor by email and name again', async ({ asAdmin, manager }) => {
    const id = await projectOf(asAdmin)
    for (const donorEmail of ['nino@example.org', 'NINO@example.org']) {
      await asAdmin.post(`/api/projects/${id}/donations`, { ...gift, donorEmail })
    }
    expect(await manager.query('select count(*)::int as count from donors')).toEqual([{ count: 1 }])
  })

  const refused = [
    ['nothing', { amount: 0 }, 'amount', 'too_small'],
    ['less than nothing', { amount: -5 }, 'amount', 'too_small'],
    ['more than the limit', { amount: 10_000_000.01 }, 'amount', 'too_big'],
    ['an amount in quotes', { amount: '50' }, 'amount', 'invalid_type'],
    ['one with an exponent in quotes', { amount: '1e3' }, 'amount', 'invalid_type'],
    ['a fraction of a tetri', { amount: 0.015 }, 'amount', 'too_precise'],
    ['no name', { donorName: null }, 'donorName', 'required'],
    [
      'an email in place of a name',
      { donorName: null, donorEmail: 'a@example.org' },
      'donorName',
      'required',
    ],
    ['a status', { status: 'refunded' }, 'status', 'unknown_field'],
    ['a time that is none', { receivedAt: 'yesterday' }, 'receivedAt', 'invalid_datetime'],
    [
      'a time before all years',
      { receivedAt: '0001-01-01T00:00:00+05:00' },
      'receivedAt',
      'invalid_datetime',
    ],
    ['a time after all years', { receivedAt: '9999-12-31T23:59:59-12:00' }, 'receivedAt', 'invalid_datetime'],
    ['a day of the year 26', { receivedAt: '0026-03-20T12:00:00+04:00' }, 'receivedAt', 'before_2000'],
    ['the last moment of 1999', { receivedAt: '1999-12-31T23:59:59+04:00' }, 'receivedAt', 'before_2000'],
    ['tomorrow', { receivedAt: '2026-03-22T00:00:00+04:00' }, 'receivedAt', 'after_today'],
    ['the year after next', { receivedAt: '2028-01-01T00:00:00Z' }, 'receivedAt', 'after_today'],
  ] as const

  for (const [what, change, field, code] of refused) {
    test(`refuses ${what}`, async ({ asAdmin }) => {
      const id = await projectOf(asAdmin)
      const { status, body } = await asAdmin.post(`/api/projects/${id}/donations`, { ...gift, ...change })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field, code }] })
      const mutation = `mutation ($id: ID!, $input: NewDonationInput!) {
        recordDonation(projectId: $id, input: $input) { id } }`
      const overGraphql = await asAdmin.graphql(mutation, { id, input: { ...gift, ...change } })
      expect(overGraphql.body.errors?.[0]?.extensions).toMatchObject({ code: 'validation_failed' })
      expect((await asAdmin.get(`/api/projects/${id}`)).body).toMatchObject({ raised: 0 })
    })
  }

  test('names the day on both edges in the same words', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    const input = { ...gift, receivedAt: '2026-03-22T00:00:00+04:00' }
    const message = 'received at must not be after today on the clock of Tbilisi'
    const errors = [{ field: 'receivedAt', code: 'after_today', message }]
    const { body } = await asAdmin.post(`/api/projects/${id}/donations`, input)
    expect(body).toMatchObject({ code: 'validation_failed', detail: message, errors })
    const mutation = `mutation ($id: ID!, $input: NewDonationInput!) {
      recordDonation(projectId: $id, input: $input) { id } }`
    const overGraphql = await asAdmin.graphql(mutation, { id, input })
    expect(overGraphql.body.errors).toMatchObject([
      { message, extensions: { code: 'validation_failed', errors } },
    ])
  })

  test('takes every day from the first of 2000 to the end of today in Tbilisi', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    const record = (receivedAt: string) =>
      asAdmin.post(`/api/projects/${id}/donations`, { ...gift, receivedAt })
    for (const receivedAt of ['2000-01-01T00:00:00+04:00', '2026-03-21T23:59:59+04:00']) {
      expect((await record(receivedAt)).status).toBe(201)
    }
  })

  test('of an unknown project leaves nothing behind', async ({ asAdmin, manager }) => {
    for (const id of ['01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d', 'nonsense']) {
      const { status, body } = await asAdmin.post(`/api/projects/${id}/donations`, gift)
      expect(status).toBe(404)
      expect(body).toMatchObject({ error: 'project not found' })
    }
    expect(await manager.query('select count(*)::int as count from donors')).toEqual([{ count: 0 }])
  })

  test('is for admins', async ({ asAdmin, asVisitor, asIndividual }) => {
    const id = await projectOf(asAdmin)
    expect((await asVisitor.post(`/api/projects/${id}/donations`, gift)).status).toBe(401)
    expect((await asIndividual.post(`/api/projects/${id}/donations`, gift)).status).toBe(403)
    expect((await asAdmin.get(`/api/projects/${id}`)).body).toMatchObject({ raised: 0 })
  })
})

describe('a donation recorded under a key', () => {
  const key = { 'idempotency-key': 'bank transfer 4711' }

  test('is recorded once, however often the request is made', async ({ asAdmin, asVisitor }) => {
    const id = await projectOf(asAdmin)
    const first = await asAdmin.post(`/api/projects/${id}/donations`, gift, key)
    const again = await asAdmin.post(`/api/projects/${id}/donations`, gift, key)
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    const mutation = `mutation ($projectId: ID!, $input: NewDonationInput!) {
      recordDonation(projectId: $projectId, input: $input, idempotencyKey: "bank transfer 4711") { id } }`
    const overGraphql = await asAdmin.graphql(mutation, { projectId: id, input: gift })
    expect(overGraphql.body).toEqual({ data: { recordDonation: { id: (first.body as { id: string }).id } } })
    expect((await asVisitor.get(`/api/projects/${id}`)).body).toMatchObject({ raised: 50 })
  })

  test('is refused for another gift, and leaves nothing of it', async ({ asAdmin, manager }) => {
    const id = await projectOf(asAdmin)
    await asAdmin.post(`/api/projects/${id}/donations`, gift, key)
    const other = { ...gift, amount: 51, donorName: 'Somebody Else' }
    const { status, body } = await asAdmin.post(`/api/projects/${id}/donations`, other, key)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'idempotency_key_reused' })
    expect(await manager.query('select count(*)::int as count from donors')).toEqual([{ count: 1 }])
  })

  test('refuses a key too long to be one', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    const long = { 'idempotency-key': 'k'.repeat(256) }
    const { status, body } = await asAdmin.post(`/api/projects/${id}/donations`, gift, long)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'idempotencyKey', code: 'too_long' }] })
  })
})

import { describe, expect } from 'vitest'
import { password } from '../support/accounts.ts'
import { charityDetails } from '../support/charity.ts'
import { winterProject } from '../support/content.ts'
import { test as withoutGiving } from '../support/gateway.ts'
import { confirm, look, promise, type Told, test, withdraw } from '../support/pledge-site.ts'
import { anasPledge } from '../support/pledges.ts'

describe('before giving is launched', () => {
  withoutGiving('nothing is offered, and nobody can promise anything', async ({ asVisitor, asAdmin }) => {
    const { body } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    expect((await asVisitor.get('/api/giving')).body).toEqual({
      launched: false,
      ways: [],
      presets: [19, 70, 300],
    })
    expect(await promise(asVisitor, body.id)).toMatchObject({ status: 409, body: { code: 'giving_off' } })
  })

  withoutGiving('it needs to be known what the charity is', async ({ asAdmin }) => {
    const launch = () => asAdmin.put('/api/launches/giving/state', { launched: true })
    expect(await launch()).toMatchObject({ status: 409, body: { code: 'launch_not_ready' } })
    const { bankName: _, identificationCode, ...details } = charityDetails
    await asAdmin.put('/api/charity', { ...details, currentPassword: password })
    expect(await launch()).toMatchObject({ status: 409 })
    await asAdmin.put('/api/charity', { identificationCode })
    expect(await launch()).toMatchObject({ status: 200 })
  })

  test('what was promised while it was keeps its page, and is confirmed', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await asAdmin.put('/api/launches/giving/state', { launched: false })
    expect((await promise(asVisitor, project)).status).toBe(409)
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      state: 'pledged',
      iban: charityDetails.iban,
    })
    expect((await confirm(asAdmin, pledge)).body.state).toBe('confirmed')
  })
})

describe('whoever gives', () => {
  test('promises an amount, and is told how to transfer it', async ({ asVisitor, project, clock }) => {
    expect((await asVisitor.get('/api/giving')).body).toMatchObject({ launched: true, ways: ['transfer'] })
    const { status, body } = await promise(asVisitor, project)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'pledged',
      amount: 70,
      way: 'transfer',
      projectId: project,
      recipient: 'An Example Union',
      iban: charityDetails.iban,
      bankName: 'An Example Bank',
      expiresAt: new Date(clock.now().getTime() + 30 * 86_400_000).toISOString(),
    })
    expect(body.code).toMatch(/^STS-[2-9A-HJKMNP-RT-Y]{7}$/)
    const { token, ...rest } = body
    expect((await look(asVisitor, { token })).body).toEqual(rest)
    expect((await look(asVisitor.in('ka'), { token })).body).toMatchObject({ recipient: 'სანიმუშო კავშირი' })
  })

  test('promises once what is sent twice with one key', async ({ asVisitor, asAdmin, project }) => {
    const headers = { 'idempotency-key': 'a promise of mine' }
    const first = await promise(asVisitor, project, anasPledge, headers)
    expect((await promise(asVisitor, project, anasPledge, headers)).body).toEqual(first.body)
    expect((await asAdmin.get<Told[]>('/api/pledges')).body).toHaveLength(1)
    expect(await promise(asVisitor, project, { ...anasPledge, amount: 71 }, headers)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    })
  })

  test('is told what is wrong', async ({ asVisitor, project }) => {
    const refusals = [
      [{ amount: 0.99 }, 'amount', 'too_small'],
      [{ amount: 10_000_000.01 }, 'amount', 'too_big'],
      [{ donorName: null }, 'donorName', 'required'],
      [{ donorEmail: 'ana@' }, 'donorEmail', 'invalid_email'],
      [{ dedicationKind: 'inMemory' }, 'dedication', 'required'],
      [{ dedication: 'Brolia' }, 'dedicationKind', 'required'],
      [{ dedicationKind: 'inHonour', dedication: 'b'.repeat(81) }, 'dedication', 'too_long'],
      [{ way: 'card' }, 'way', 'invalid_option'],
      [{ state: 'confirmed' }, 'state', 'unknown_field'],
    ] as const
    for (const [change, field, code] of refusals)
      expect(await promise(asVisitor, project, { ...anasPledge, ...change })).toMatchObject({
        status: 400,
        body: { errors: [{ field, code }] },
      })
    expect((await promise(asVisitor, project, { amount: 19, anonymous: true })).status).toBe(201)
  })

  test('gives to no project that takes no gifts', async ({ asVisitor, asAdmin, project }) => {
    for (const dates of [
      { startDate: '2020-12-01', endDate: '2021-03-31' },
      { startDate: '2099-12-01', endDate: null },
    ]) {
      await asAdmin.put(`/api/projects/${project}`, dates)
      expect(await promise(asVisitor, project)).toMatchObject({
        status: 409,
        body: { code: 'project_not_open' },
      })
    }
    expect((await promise(asVisitor, 'nowhere')).status).toBe(404)
  })

  test('takes a promise back by its link, and once more', async ({ asVisitor, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    for (const _ of ['once', 'again'])
      expect((await withdraw(asVisitor, pledge)).body).toMatchObject({ state: 'withdrawn', iban: null })
  })

  test('finds nothing by what is no link of theirs', async ({ asVisitor, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const [, secret] = pledge.token.split('.')
    for (const token of [
      pledge.id,
      pledge.code,
      `${pledge.id}.guess`,
      `01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d.${secret}`,
    ]) {
      expect((await look(asVisitor, { token })).status).toBe(404)
      expect((await withdraw(asVisitor, { token })).status).toBe(404)
    }
  })
})

describe('the file of pledges', () => {
  test('holds what its search leaves, with the project and what became of it', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: paid } = await promise(asVisitor, project, { amount: 19, anonymous: true })
    const { body: confirmed } = await confirm(asAdmin, paid)
    const { status, headers, body } = await asAdmin.get<string>('/api/exports/pledges.csv')
    expect([status, headers['x-total-count']]).toEqual([200, '2'])
    for (const told of [pledge.code, 'Ana Beridze', 'A warm winter', 'თბილი ზამთარი', confirmed.donationId])
      expect(body).toContain(told)
    const { body: narrowed } = await asAdmin.get<string>('/api/exports/pledges.csv?filter=confirmed')
    expect(narrowed).toContain(paid.code)
    expect(narrowed).not.toContain(pledge.code)
  })
})

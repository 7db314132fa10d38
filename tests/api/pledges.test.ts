import { describe, expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import { charityDetails } from '../support/charity.ts'
import { winterProject } from '../support/content.ts'
import { address, test as withoutGiving } from '../support/gateway.ts'
import {
  confirm,
  giftsOf,
  look,
  promise,
  raisedFor,
  reason,
  settle,
  type Told,
  test,
  withdraw,
} from '../support/pledge-site.ts'
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

describe('a pledge', () => {
  test('counts nowhere before its money came, and then as what came', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    expect(await raisedFor(asVisitor, project)).toBe(0)
    expect(await giftsOf(asAdmin, project)).toEqual([])
    const { body: confirmed } = await confirm(asAdmin, pledge, { amount: 65.5 })
    expect(confirmed).toMatchObject({ state: 'confirmed', donorName: 'Ana Beridze' })
    expect(await giftsOf(asAdmin, project)).toMatchObject([
      { id: confirmed.donationId, amount: 65.5, method: 'transfer', reference: pledge.code },
    ])
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      state: 'confirmed',
      amount: 65.5,
      raised: 65.5,
      iban: null,
    })
  })

  test('is found by the gift that it became, for as long as it is that', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const donationId = (await confirm(asAdmin, pledge)).body.donationId ?? ''
    const ofGift = async (): Promise<Told[]> =>
      (await asAdmin.get<Told[]>(`/api/donations/${donationId}/pledges`)).body
    expect(await ofGift()).toMatchObject([{ id: pledge.id, code: pledge.code, donorName: 'Ana Beridze' }])
    await settle(asAdmin, pledge, 'waiting', { reason })
    expect(await ofGift()).toEqual([])
    expect(await asAdmin.get('/api/donations/nowhere/pledges')).toMatchObject({ status: 404 })
  })

  test('is called by its code in the trail', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await confirm(asAdmin, pledge)
    expect((await asAdmin.get<{ title: string }[]>('/api/trail?kind=pledge')).body).toMatchObject([
      { title: pledge.code, action: 'change' },
    ])
  })

  test('confirmed twice is one gift', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: first } = await confirm(asAdmin, pledge)
    expect((await confirm(asAdmin, pledge, { amount: 1000 })).body).toEqual(first)
    expect(await raisedFor(asVisitor, project)).toBe(70)
  })

  test('whose money came is neither withdrawn nor refused', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await confirm(asAdmin, pledge)
    for (const answer of [
      await withdraw(asVisitor, pledge),
      await settle(asAdmin, pledge, 'refusal', { reason }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'pledge_settled' } })
    expect(await raisedFor(asVisitor, project)).toBe(70)
  })

  test('is waited for again where it was confirmed by mistake, and its gift never was', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    expect((await settle(asAdmin, pledge, 'waiting', { reason })).body).toMatchObject({
      state: 'pledged',
      donationId: null,
      reason,
    })
    expect(await raisedFor(asVisitor, project)).toBe(0)
    expect((await asAdmin.get(`/api/donations/${confirmed.donationId}`)).body).toMatchObject({
      status: 'voided',
    })
    await confirm(asAdmin, pledge)
    expect(await raisedFor(asVisitor, project)).toBe(70)
  })

  test('is waited for again though the ledger has voided its gift already', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason })
    expect((await settle(asAdmin, pledge, 'waiting', { reason })).body.state).toBe('pledged')
  })

  test('is waited for again by its donor where the ledger has voided its gift, as far as its time goes', async ({
    asVisitor,
    asAdmin,
    project,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason })
    expect((await asAdmin.get<Told[]>('/api/pledges')).body).toMatchObject([
      { state: 'confirmed', giftStatus: 'voided' },
    ])
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      state: 'pledged',
      iban: charityDetails.iban,
    })
    clock.advance({ seconds: 30 * 86_400 })
    expect((await look(asVisitor, pledge)).body).toMatchObject({ state: 'expired', iban: null })
  })

  test('whose gift was voided is confirmed once more, or withdrawn', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    for (const settled of [
      (pledge: Parameters<typeof withdraw>[1] & { id: string }) => confirm(asAdmin, pledge),
      (pledge: Parameters<typeof withdraw>[1]) => withdraw(asVisitor, pledge),
    ]) {
      const { body: pledge } = await promise(asVisitor, project)
      const { body: confirmed } = await confirm(asAdmin, pledge)
      await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason })
      expect((await settled(pledge)).status).toBe(200)
    }
    expect(await raisedFor(asVisitor, project)).toBe(70)
    expect((await asAdmin.get<Told[]>('/api/pledges')).body).toMatchObject([
      { state: 'withdrawn', donationId: null },
      { state: 'confirmed', giftStatus: 'confirmed' },
    ])
  })

  test('stands as confirmed again once its gift is restored', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason })
    await asAdmin.post(`/api/donations/${confirmed.donationId}/restorations`, { reason })
    expect((await look(asVisitor, pledge)).body.state).toBe('confirmed')
  })

  test('has its gift again that it had let go, once that is restored', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    await settle(asAdmin, pledge, 'waiting', { reason })
    await asAdmin.post(`/api/donations/${confirmed.donationId}/restorations`, { reason })
    expect((await look(asVisitor, pledge)).body).toMatchObject({ state: 'confirmed', raised: 70 })
    const { body } = await asAdmin.get<Told>(`/api/pledges/${pledge.id}`)
    expect(body).toMatchObject({ state: 'confirmed', donationId: confirmed.donationId })
  })

  test('is one gift alone, whichever of two is restored', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const change = (donationId: string | null, how: string) =>
      asAdmin.post(`/api/donations/${donationId}/${how}`, { reason })
    const { body: first } = await confirm(asAdmin, pledge)
    await change(first.donationId, 'voids')
    const { body: second } = await confirm(asAdmin, pledge)
    const refused = { status: 409, body: { code: 'pledge_has_gift' } }
    expect(await change(first.donationId, 'restorations')).toMatchObject(refused)
    await change(second.donationId, 'voids')
    expect(await change(first.donationId, 'restorations')).toMatchObject({ status: 201 })
    expect(await change(second.donationId, 'restorations')).toMatchObject(refused)
    expect(await raisedFor(asVisitor, project)).toBe(70)
  })

  test('shows its donor the project that its gift was moved to', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    const { body: other } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const move = { projectId: other.id, reason }
    await asAdmin.post(`/api/donations/${confirmed.donationId}/corrections`, move)
    expect((await look(asVisitor, pledge)).body).toMatchObject({ projectId: other.id, raised: 70 })
    await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason })
    expect((await look(asVisitor, pledge)).body).toMatchObject({ projectId: project, raised: 0 })
  })

  test('tells its donor what of its money went back, and once all of it did', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge, { amount: 65.5 })
    const refund = (amount: number) =>
      asAdmin.post(`/api/donations/${confirmed.donationId}/refunds`, { amount, reason })
    await refund(20)
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      state: 'confirmed',
      amount: 45.5,
      refunded: 20,
    })
    await refund(45.5)
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      state: 'refunded',
      iban: null,
      amount: 65.5,
      refunded: 65.5,
    })
    expect(await withdraw(asVisitor, pledge)).toMatchObject({
      status: 409,
      body: { code: 'pledge_settled' },
    })
  })

  test('tells the team what went back of its gift and what is left, and is found by that', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: untouched } = await promise(asVisitor, project)
    await confirm(asAdmin, untouched)
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge, { amount: 65.5 })
    const wentBack = async () => (await asAdmin.get<Told[]>('/api/pledges?filter=refunded')).body
    expect(confirmed).toMatchObject({ giftAmount: 65.5, giftRefunded: 0 })
    expect(await wentBack()).toEqual([])
    const gift = `/api/donations/${confirmed.donationId}`
    await asAdmin.post(`${gift}/refunds`, { amount: 20, reason })
    expect(await wentBack()).toMatchObject([
      { id: pledge.id, giftStatus: 'confirmed', giftAmount: 45.5, giftRefunded: 20 },
    ])
    await asAdmin.post(`${gift}/voids`, { reason })
    expect(await wentBack()).toEqual([])
    await asAdmin.post(`${gift}/restorations`, { reason })
    await asAdmin.post(`${gift}/refunds`, { amount: 45.5, reason })
    expect(await wentBack()).toMatchObject([
      { id: pledge.id, giftStatus: 'refunded', giftAmount: 0, giftRefunded: 65.5 },
    ])
  })

  test('expires after its days, and is confirmed all the same when its money comes late', async ({
    asVisitor,
    asAdmin,
    project,
    services,
    founder,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: paid } = await promise(asVisitor, project)
    await confirm(asAdmin, paid)
    clock.advance({ seconds: 30 * 86_400 })
    expect(await services.pledges.expire()).toBe(1)
    expect(await services.pledges.expire()).toBe(0)
    expect((await look(asVisitor, pledge)).body).toMatchObject({ state: 'expired', iban: null })
    expect((await look(asVisitor, paid)).body.state).toBe('confirmed')
    expect(await withdraw(asVisitor, pledge)).toMatchObject({ status: 409 })
    // The session of a month ago is over.
    expect((await services.pledges.confirm(founder, pledge.id, {})).state).toBe('confirmed')
    expect(await raisedFor(asVisitor, project)).toBe(140)
  })

  test('is settled by nobody who saw an older one', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await settle(asAdmin, pledge, 'refusal', { reason, version: 1 })
    expect(await confirm(asAdmin, pledge, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
    expect(await raisedFor(asVisitor, project)).toBe(0)
  })

  test('says who gave to whoever may see addresses alone, and is found by them alone', async ({
    asVisitor,
    asAdmin,
    services,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, {
      ...{ ...anasPledge, dedicationKind: 'inMemory', dedication: 'Brolia' },
    })
    await settle(asAdmin, pledge, 'refusal', { reason: 'Nana has called.' })
    await services.accounts.signUp(signUpOf('viewer'), 'en', address)
    await services.accounts.changeRole('viewer', 'viewer')
    const { token } = await services.accounts.login({ username: 'viewer', password }, address)
    const asViewer = asVisitor.as(token)
    const { body } = await asViewer.get<Told[]>('/api/pledges')
    expect(body).toMatchObject([{ donorName: null, donorEmail: null, dedication: null, reason: null }])
    for (const search of ['Ana', 'ana@example', 'Brolia', 'Nana']) {
      expect((await asAdmin.get<Told[]>(`/api/pledges?search=${search}`)).body).toHaveLength(1)
      expect((await asViewer.get<Told[]>(`/api/pledges?search=${search}`)).body).toEqual([])
    }
    expect((await asViewer.get<Told[]>('/api/pledges?filter=confirmed')).body).toEqual([])
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

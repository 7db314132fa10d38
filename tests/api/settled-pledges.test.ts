import { describe, expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { charityDetails } from '../support/charity.ts'
import { winterProject } from '../support/content.ts'
import { address } from '../support/gateway.ts'
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

  test('whose gift was voided is found among those that wait, where it is shown, until it counts again', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    const lists = ['pledged', 'awaitedTransfer', 'confirmed']
    const listed = async (): Promise<string[]> => {
      const all = lists.map(async (filter) => {
        const { body } = await asAdmin.get<Told[]>(`/api/pledges?filter=${filter}`)
        return body.length > 0 ? [filter] : []
      })
      return (await Promise.all(all)).flat()
    }
    const waits = async (): Promise<boolean> =>
      (await asAdmin.get<{ need: string }[]>('/api/waiting')).body.some(({ need }) => need === 'pledge')
    expect([await listed(), await waits()]).toEqual([['confirmed'], false])
    await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason })
    expect([await listed(), await waits()]).toEqual([['pledged', 'awaitedTransfer'], true])
    await asAdmin.post(`/api/donations/${confirmed.donationId}/restorations`, { reason })
    expect([await listed(), await waits()]).toEqual([['confirmed'], false])
  })

  test('whose gift was voided is found among those that expired once its time is over, and waits no more', async ({
    asVisitor,
    asAdmin,
    project,
    services,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { body: confirmed } = await confirm(asAdmin, pledge)
    await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason })
    const found = async (admin: Agent) => {
      const lists = ['pledged', 'awaitedTransfer', 'confirmed', 'expired'].map(async (filter) => {
        const { body } = await admin.get<Told[]>(`/api/pledges?filter=${filter}`)
        return body.length > 0 ? [filter] : []
      })
      const { body } = await admin.get<{ need: string }[]>('/api/waiting')
      return { in: (await Promise.all(lists)).flat(), waits: body.some(({ need }) => need === 'pledge') }
    }
    expect(await found(asAdmin)).toEqual({ in: ['pledged', 'awaitedTransfer'], waits: true })
    clock.advance({ seconds: 30 * 86_400 })
    // The session of a month ago is over.
    const { token } = await services.accounts.login({ username: 'founder', password }, address)
    const later = asVisitor.as(token)
    expect(await found(later)).toEqual({ in: ['expired'], waits: false })
    expect((await look(asVisitor, pledge)).body.state).toBe('expired')
    expect((await settle(later, pledge, 'waiting', { reason })).body.state).toBe('pledged')
    expect(await found(later)).toEqual({ in: ['pledged', 'awaitedTransfer'], waits: true })
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

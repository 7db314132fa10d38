import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { type PaidPledge, promise } from '../support/payments/giving.ts'
import { day, seen, stop, test } from '../support/payments/monthly.ts'
import { callBack } from '../support/payments/told.ts'
import { promise as promiseByTransfer, test as withoutProviders } from '../support/pledge-site.ts'

describe('a gift of every month', () => {
  test('is offered where a way can be charged again', async ({ asVisitor, project: _ }) => {
    expect((await asVisitor.get('/api/giving')).body).toMatchObject({ monthlyWays: ['stripe'] })
  })

  withoutProviders('is not where none can, and refused with what to do', async ({ asVisitor, project }) => {
    expect((await asVisitor.get('/api/giving')).body).not.toHaveProperty('monthlyWays')
    for (const [way, field] of [
      ['transfer', 'way'],
      ['bog', 'way'],
      ['stripe', 'frequency'],
    ])
      expect(
        await promiseByTransfer(asVisitor, project, {
          amount: 70,
          anonymous: true,
          donorEmail: 'ana@example.org',
          way,
          frequency: 'monthly',
        }),
      ).toMatchObject({ status: 400, body: { errors: [{ field, code: 'not_monthly' }] } })
  })

  test('takes an address, to which each charge is told, also of whoever gives anonymously', async ({
    asVisitor,
    project,
  }) => {
    const input = { way: 'stripe', amount: 70, anonymous: true, frequency: 'monthly' }
    expect(await promise(asVisitor, project, input)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'donorEmail', code: 'required' }] },
    })
    expect(await promise(asVisitor, project, { ...input, donorEmail: 'ana@example.org' })).toMatchObject({
      status: 201,
      body: { monthlyState: 'pending' },
    })
  })

  describe('whose first month came another way', () => {
    const came = (asAdmin: Agent, { id }: Pick<PaidPledge, 'id'>) =>
      asAdmin.post(`/api/pledges/${id}/confirmation`, {})

    test('is given once, and its page is closed', async ({
      stripe,
      pledge,
      look,
      asVisitor,
      asAdmin,
      clock,
      ledger,
      told,
      letters,
      failures,
    }) => {
      expect((await came(asAdmin, pledge)).body).toMatchObject({
        ...{ state: 'confirmed', monthlyState: 'ended', monthlyEnd: 'once' },
      })
      expect(stripe.payments()).toMatchObject([{ state: 'failed' }])
      expect(await seen(asVisitor, pledge)).toMatchObject({ state: 'confirmed', monthlyEnd: 'once' })
      expect(await letters('receipt')).toHaveLength(1)
      clock.advance(day)
      await look()
      expect(await ledger()).toMatchObject([{ amount: 70, method: 'transfer' }])
      expect(await told('monthly')).toEqual([])
      expect(await letters('monthlyEnded')).toEqual([])
      expect(await stop(asVisitor, pledge)).toMatchObject({ status: 200, body: { monthlyEnd: 'once' } })
      expect(failures).toEqual([])
    })

    test('is given once, also where it was over by then', async ({
      pledge,
      look,
      asVisitor,
      services,
      founder,
      clock,
    }) => {
      clock.advance({ seconds: 3600 })
      await look()
      expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyEnd: 'unpaid' })
      await services.pledges.confirm(founder, pledge.id, {})
      expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', monthlyEnd: 'once' })
    })

    test('has not begun once more where that is taken back', async ({ pledge, asVisitor, asAdmin }) => {
      await came(asAdmin, pledge)
      const reason = { reason: 'It was somebody else’s.' }
      expect((await asAdmin.post(`/api/pledges/${pledge.id}/waiting`, reason)).body).toMatchObject({
        ...{ state: 'pledged', monthlyState: 'pending', monthlyEnd: null },
      })
      expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'pending' })
    })

    test('is charged no more where it was paid at Stripe in the same moment', async ({
      stripe,
      pledge,
      look,
      asVisitor,
      asAdmin,
    }) => {
      const [{ id } = { id: '' }] = stripe.payments()
      stripe.change(id, { state: 'paid' })
      await came(asAdmin, pledge)
      await callBack(asVisitor, 'stripe', stripe.callback(id))
      await look()
      expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
      expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', monthlyEnd: 'once' })
    })
  })

  test('is charged no more once its donor is forgotten, though what came another way is found to be somebody else’s after', async ({
    stripe,
    pledge,
    look,
    services,
    founder,
    asVisitor,
    asAdmin,
  }) => {
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    await asAdmin.post(`/api/pledges/${pledge.id}/confirmation`, {})
    const email = 'ana@example.org'
    await services.personalData.erase(founder, { email, confirmEmail: email })
    const reason = { reason: 'It was somebody else’s.' }
    expect(await asAdmin.post(`/api/pledges/${pledge.id}/waiting`, reason)).toMatchObject({
      status: 200,
      body: { state: 'pledged', monthlyEnd: 'erased' },
    })
    await callBack(asVisitor, 'stripe', stripe.callback(id))
    await look()
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
  })

  test('that was never paid has never begun', async ({ pledge, look, asVisitor, clock }) => {
    expect(await stop(asVisitor, pledge)).toMatchObject({ status: 409, body: { code: 'not_monthly' } })
    clock.advance({ seconds: 3600 })
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({
      state: 'expired',
      monthlyState: 'ended',
      monthlyEnd: 'unpaid',
    })
  })

  test('that was taken back before it was paid is charged no more, however late that was', async ({
    stripe,
    pledge,
    look,
    asVisitor,
    clock,
    ledger,
  }) => {
    await asVisitor.post('/api/giving/pledge/withdrawal', { token: pledge.token })
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    await callBack(asVisitor, 'stripe', stripe.callback(id))
    await look()
    clock.advance(day)
    await look()
    expect(await ledger()).toHaveLength(1)
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await seen(asVisitor, pledge)).toMatchObject({ state: 'confirmed', monthlyEnd: 'donor' })
  })

  test('is charged no more once its donor is forgotten, though its first month is found paid only after', async ({
    stripe,
    pledge,
    look,
    services,
    founder,
    asVisitor,
    clock,
    ledger,
  }) => {
    clock.advance({ seconds: 3600 })
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyEnd: 'unpaid' })
    const email = 'ana@example.org'
    await services.personalData.erase(founder, { email, confirmEmail: email })
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    await callBack(asVisitor, 'stripe', stripe.callback(id))
    await look()
    expect(await ledger()).toHaveLength(1)
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
  })
})

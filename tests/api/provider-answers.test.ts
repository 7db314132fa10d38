import { describe, expect } from 'vitest'
import type { Launch } from '../../schema/launches.ts'
import { paymentProviders } from '../../schema/payment-ways.ts'
import type { Agent } from '../support/agent.ts'
import { anasPayment, promise } from '../support/payments/giving.ts'
import { byProvider } from '../support/payments/told.ts'

const lastOf = async (admin: Agent, way: string) => {
  const { body } = await admin.get<Launch[]>('/api/launches')
  return body.find(({ feature }) => feature === 'giving')?.ways.find(({ name }) => name === way)?.lastAnswer
}

describe.each(paymentProviders)('how %s has answered last', (way) => {
  const test = byProvider(way)

  test('is told to whoever launches, and is another once the next answer is', async ({
    standIn,
    asVisitor,
    asAdmin,
    project,
    clock,
  }) => {
    const give = () => promise(asVisitor, project, anasPayment(way))
    expect(await lastOf(asAdmin, way)).toBeNull()
    const told = { askedAt: clock.now().toISOString() }
    standIn.behave('knows no such keys')
    expect((await give()).status).toBe(503)
    expect(await lastOf(asAdmin, way)).toEqual({ ...told, outcome: 'refused', status: 401 })
    standIn.behave('answers')
    expect((await give()).status).toBe(201)
    expect(await lastOf(asAdmin, way)).toEqual({ ...told, outcome: 'answered', status: null })
    standIn.behave('fails')
    expect((await give()).status).toBe(503)
    // Stripe's own library does not tell which status an answer had that is no JSON.
    const status = way === 'stripe' ? 502 : 500
    expect(await lastOf(asAdmin, way)).toEqual({ ...told, outcome: 'unreachable', status })
    standIn.behave('refuses')
    expect((await give()).status).not.toBe(201)
    expect(await lastOf(asAdmin, way)).toEqual({ ...told, outcome: 'refused', status: 400 })
  })

  test('is told for an hour where it begins no payment, though it tells of those that were begun', async ({
    standIn,
    services,
    manager,
    asVisitor,
    asAdmin,
    project,
    clock,
  }) => {
    const give = () => promise(asVisitor, project, anasPayment(way))
    expect((await give()).status).toBe(201)
    standIn.behave('refuses')
    expect((await give()).status).not.toBe(201)
    const refused = { outcome: 'refused', status: 400, askedAt: clock.now().toISOString() }
    standIn.behave('answers')
    clock.advance({ seconds: 5 * 60 })
    expect(await services.pledges.lookAtSome()).toBeGreaterThan(0)
    expect(await lastOf(asAdmin, way)).toEqual(refused)
    clock.advance({ seconds: 55 * 60 })
    expect(await services.pledges.lookAtSome()).toBeGreaterThan(0)
    expect(await manager.query('select name, outcome from provider_answers')).toEqual([
      { name: way, outcome: 'answered' },
    ])
  })
})

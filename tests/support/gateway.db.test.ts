import { describe, expect } from 'vitest'
import { test } from './gateway.ts'

const whoAmI = '{ viewer { username role accountType } }'

describe('the people of the tests', () => {
  test('are who they say, on both edges', async ({ asVisitor, asIndividual, asBusiness, asAdmin }) => {
    const viewers = []
    for (const agent of [asVisitor, asIndividual, asBusiness, asAdmin]) {
      viewers.push((await agent.graphql(whoAmI)).body)
    }
    expect(viewers).toEqual([
      { data: { viewer: null } },
      { data: { viewer: { username: 'individual', role: 'user', accountType: 'individual' } } },
      { data: { viewer: { username: 'business', role: 'user', accountType: 'business' } } },
      { data: { viewer: { username: 'admin', role: 'admin', accountType: 'individual' } } },
    ])
  })

  test('are refused by REST where they may not go', async ({ asVisitor, asIndividual, asAdmin }) => {
    expect((await asVisitor.get('/api/projects')).status).toBe(401)
    expect((await asIndividual.get('/api/projects')).status).toBe(403)
    expect((await asAdmin.get('/api/projects')).status).toBe(200)
  })
})

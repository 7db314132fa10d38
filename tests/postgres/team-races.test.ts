import { describe, expect } from 'vitest'
import type { NewInvitation, Team } from '../../schema/team.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'

const own = 'a walk by the river'
const { accountType: _, ...newcomer } = { ...signUpOf('eka'), password: own, confirmPassword: own }

/** Two gateways over one database, each with an admin who is signed in there. */
const test = withDatabase.extend('admins', async ({ dataSource, connection }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const [here, there] = [
    createAgent(await gatewayOver(await open())),
    createAgent(await gatewayOver(await open())),
  ]
  const { body: founder } = await here.post<{ token: string; id: string }>('/api/login', {
    username: 'founder',
    password,
  })
  const asFounder = here.as(founder.token)
  const invite = async () =>
    (await asFounder.post<NewInvitation>('/api/team/invitations', { name: 'Eka', role: 'admin' })).body.token
  const { body: second } = await there.post<{ token: string; id: string }>('/api/invitation/join', {
    ...newcomer,
    token: await invite(),
  })
  return {
    one: { agent: asFounder, id: founder.id },
    other: { agent: there.as(second.token), id: second.id },
    visitors: [here, there] as const,
    invite,
  }
})

describe('at the same moment', () => {
  for (const [what, change] of [
    ['role', { role: 'editor' }],
    ['access', { disabled: true }],
  ] as const) {
    test(`two admins who take the ${what} from each other leave one of them`, async ({ admins }) => {
      const { one, other } = admins
      const answers = await Promise.all([
        one.agent.put(`/api/team/members/${other.id}/${what}`, change),
        other.agent.put(`/api/team/members/${one.id}/${what}`, change),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const winner = answers[0].status === 200 ? one : other
      const { body } = await winner.agent.get<Team>('/api/team')
      const left = body.members.filter(({ role, disabledAt }) => role === 'admin' && disabledAt === null)
      expect(left.map(({ id }) => id)).toEqual([winner.id])
    })
  }

  test('one of many joins by the same link', async ({ admins }) => {
    const token = await admins.invite()
    const [here, there] = admins.visitors
    const answers = await Promise.all(
      [here, there, here, there].map((agent, index) => {
        const name = `eka${index}`
        return agent.post('/api/invitation/join', {
          ...newcomer,
          username: name,
          email: `${name}@example.org`,
          token,
        })
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  })
})

import { describe, expect } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { password } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { createTestPost } from '../support/gateway.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'
import { sentToken } from '../support/password-resets.ts'

/** Two gateways over one database, and an admin who forgets the password again and again. */
const test = withDatabase.extend('world', async ({ dataSource, connection }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const ports = { outbox: createTestPost({ ...systemClock, advance: () => undefined }) }
  const [database, other] = [await open(), await open()]
  const here = createAgent(await gatewayOver(database, undefined, { ports }))
  const there = createAgent(await gatewayOver(other, undefined, { ports }))
  return {
    agents: [here, there, here, there] as const,
    link: async () => {
      await here.post('/api/password-resets', { email: 'founder@example.org' })
      return sentToken(database.manager)
    },
  }
})

const rounds = [...Array(10).keys()]

describe('at the same moment', () => {
  test('one of many sets a password by the same link, and it is theirs', async ({ world }) => {
    const { agents, link } = world
    for (const round of rounds) {
      const token = await link()
      const answers = await Promise.all(
        agents.map(async (agent, index) => {
          const word = `a walk by the river ${round} ${index}`
          const chosen = { token, password: word, confirmPassword: word }
          return { word, ...(await agent.post('/api/password-reset/password', chosen)) }
        }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404])
      const word = answers.find(({ status }) => status === 204)?.word
      const { status } = await agents[1].post('/api/login', { username: 'founder', password: word })
      expect(status).toBe(200)
    }
  })

  test('a link and the old password never wait for each other for ever', async ({ world }) => {
    const { agents, link } = world
    const [here, there] = agents
    let current = password
    for (const round of rounds) {
      const { body } = await here.post<{ token: string }>('/api/login', {
        username: 'founder',
        password: current,
      })
      const [byLink, byOld] = [`a walk by the river ${round}`, `a walk by the lake ${round}`]
      const token = await link()
      const [reset, changed] = await Promise.all([
        here.post('/api/password-reset/password', { token, password: byLink, confirmPassword: byLink }),
        there
          .as(body.token)
          .put('/api/password', { currentPassword: current, password: byOld, confirmPassword: byOld }),
      ])
      expect(`${reset.status} ${changed.status}`).toMatch(/^(?:204 40[01]|404 204)$/)
      current = reset.status === 204 ? byLink : byOld
      const { status } = await there.post('/api/login', { username: 'founder', password: current })
      expect(status).toBe(200)
    }
  })
})

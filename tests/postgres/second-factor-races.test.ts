import { describe, expect } from 'vitest'
import { password } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { createAgent } from '../support/agent.ts'
import { test as withDatabase } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'
import { codeOf, laterCodeOf } from '../support/one-time-codes.ts'

const credentials = { username: 'founder', password }
const proofOf = (code: string) => ({ currentPassword: password, code })

/** Two gateways over one database, and their admin, who signs in with codes. */
const test = withDatabase.extend('founder', async ({ dataSource, connection }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const [here, there] = [
    createAgent(await gatewayOver(await open())),
    createAgent(await gatewayOver(await open())),
  ]
  const { body } = await here.post<{ token: string }>('/api/login', credentials)
  const signedIn = [here.as(body.token), there.as(body.token)] as const
  const started = await signedIn[0].post<{ key: string }>('/api/second-factor', { currentPassword: password })
  const { key } = started.body
  const now = new Date()
  const first = { code: codeOf(key, now) }
  const confirmed = await signedIn[0].post<{ codes: string[] }>('/api/second-factor/confirmation', first)
  return {
    visitors: [here, there] as const,
    signedIn,
    codes: confirmed.body.codes,
    next: laterCodeOf(key, now),
  }
})

/** Signs in with the code at both gateways, several times at each, at the same moment. */
const signInEverywhere = async (agents: readonly Agent[], code: string): Promise<number[]> => {
  const attempts = await Promise.all(
    [...agents, ...agents, ...agents].map(async (agent) => {
      const { body } = await agent.post<{ challenge: string }>('/api/login', credentials)
      return () => agent.post('/api/login/second-step', { challenge: body.challenge, code })
    }),
  )
  const answers = await Promise.all(attempts.map((attempt) => attempt()))
  return answers.map(({ status }) => status).sort()
}

describe('of many who use the same code at the same moment', () => {
  test('one signs in with that of the telephone', async ({ founder }) => {
    expect(await signInEverywhere(founder.visitors, founder.next)).toEqual([200, 400, 400, 400, 400, 400])
  })

  test('one signs in with a recovery code', async ({ founder }) => {
    const [code = ''] = founder.codes
    expect(await signInEverywhere(founder.visitors, code)).toEqual([200, 400, 400, 400, 400, 400])
  })

  test('nobody leaves more recovery codes than ten', async ({ founder }) => {
    const [one = '', other = ''] = founder.codes
    const [here, there] = founder.signedIn
    const answers = await Promise.all([
      here.post('/api/second-factor/recovery-codes', proofOf(one)),
      there.post('/api/second-factor/recovery-codes', proofOf(other)),
    ])
    expect(answers.map(({ status }) => status)).toContain(200)
    const { body } = await here.get<{ recoveryCodesLeft: number }>('/api/second-factor')
    expect(body.recoveryCodesLeft).toBe(10)
  })
})

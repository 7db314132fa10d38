import { password } from '../../support/accounts.ts'
import type { Agent } from '../../support/agent.ts'
import { createTestClock } from '../../support/clock.ts'
import { codeOf, laterCodeOf } from '../../support/one-time-codes.ts'
import type { Ids, Operation } from './operation.ts'

/** Nobody moves it in these tests. */
const now = createTestClock().now()

const viewerFields = 'role name firstName lastName email username accountType'

/** What nobody is given who may not sign in: what follows is refused for that reason alone. */
const nothing = 'none'

/** The challenge of the account with a second step. */
const challengeFor = async (agent: Agent): Promise<string> => {
  const { body } = await agent.post<{ challenge?: string }>('/api/login', { username: 'careful', password })
  return body.challenge ?? nothing
}

/** Gives an account a key that no code has confirmed yet, and answers it. */
const start = async (agent: Agent): Promise<string | null> => {
  const { body } = await agent.post<{ key?: string }>('/api/second-factor', { currentPassword: password })
  return body.key ?? null
}

/** A first code of whoever asks. */
const firstCode = async (agent: Agent) => {
  const key = await start(agent)
  return { code: key === null ? nothing : codeOf(key, now) }
}

/** Turns the second step of whoever asks on, and answers what proves that it is them. */
const proof = async (agent: Agent) => {
  const key = await start(agent)
  if (key === null) return { currentPassword: password, code: nothing }
  await agent.post('/api/second-factor/confirmation', { code: codeOf(key, now) })
  return { currentPassword: password, code: laterCodeOf(key, now) }
}

const secondStep = async (agent: Agent, { secondFactorKey }: Ids) => ({
  challenge: await challengeFor(agent),
  code: laterCodeOf(secondFactorKey, now),
})

const mutation = (name: string, input: string, answer = '') =>
  `mutation ($input: ${input}!) { ${name}(input: $input) ${answer} }`

export const secondFactorOperations: readonly Operation[] = [
  {
    routes: ['completeLogin'],
    fields: ['Mutation.completeLogin'],
    allowed: 'everyone',
    rest: async (agent, ids) => agent.post('/api/login/second-step', await secondStep(agent, ids)),
    graphql: async (agent, ids) =>
      agent.graphql(mutation('completeLogin', 'SecondStepInput', `{ ${viewerFields} }`), {
        input: await secondStep(agent, ids),
      }),
  },
  {
    routes: ['getSecondFactor'],
    fields: ['Query.secondFactor'],
    allowed: 'signed-in',
    rest: (agent) => agent.get('/api/second-factor'),
    graphql: (agent) => agent.graphql('{ secondFactor { isOn since recoveryCodesLeft } }'),
  },
  {
    routes: ['startSecondFactor'],
    fields: ['Mutation.startSecondFactor'],
    allowed: 'signed-in',
    rest: (agent) => agent.post('/api/second-factor', { currentPassword: password }),
    graphql: (agent) =>
      agent.graphql(mutation('startSecondFactor', 'SecondFactorStartInput', '{ __typename }'), {
        input: { currentPassword: password },
      }),
    comparable: () => ({ __typename: 'SecondFactorKey' }),
  },
  {
    routes: ['confirmSecondFactor'],
    fields: ['Mutation.confirmSecondFactor'],
    allowed: 'signed-in',
    rest: async (agent) => agent.post('/api/second-factor/confirmation', await firstCode(agent)),
    graphql: async (agent) =>
      agent.graphql(mutation('confirmSecondFactor', 'SecondFactorConfirmationInput', '{ __typename }'), {
        input: await firstCode(agent),
      }),
    comparable: () => ({ __typename: 'RecoveryCodes' }),
  },
  {
    routes: ['renewRecoveryCodes'],
    fields: ['Mutation.renewRecoveryCodes'],
    allowed: 'signed-in',
    rest: async (agent) => agent.post('/api/second-factor/recovery-codes', await proof(agent)),
    graphql: async (agent) =>
      agent.graphql(mutation('renewRecoveryCodes', 'SecondFactorProofInput', '{ __typename }'), {
        input: await proof(agent),
      }),
    comparable: () => ({ __typename: 'RecoveryCodes' }),
  },
  {
    routes: ['removeSecondFactor'],
    fields: ['Mutation.removeSecondFactor'],
    allowed: 'signed-in',
    rest: async (agent) => agent.post('/api/second-factor/removal', await proof(agent)),
    graphql: async (agent) =>
      agent.graphql(mutation('removeSecondFactor', 'SecondFactorProofInput'), { input: await proof(agent) }),
    comparable: () => 'an id',
  },
]

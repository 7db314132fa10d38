import { password, signUpOf } from '../../support/accounts.ts'
import type { Agent } from '../../support/agent.ts'
import { type Ids, type Json, type Operation, own } from './operation.ts'

const viewerFields = 'role name firstName lastName email username accountType'

const credentials = { username: 'founder', password }

const renewed = 'a walk by the river'

const passwordChange = { currentPassword: password, password: renewed, confirmPassword: renewed }

const sessionOf = async (agent: Agent, { session }: Ids): Promise<string> => {
  if (session !== own) return session
  const { body } = await agent.get<{ sessions?: { id: string }[] }>('/api/sessions')
  return body.sessions?.[0]?.id ?? 'none'
}

export const accountsOperations: readonly Operation[] = [
  {
    routes: ['signUp'],
    fields: ['Mutation.signUp'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/users', signUpOf('newcomer')),
    graphql: (agent) =>
      agent.graphql(`mutation ($input: SignUpInput!) { signUp(input: $input) { ${viewerFields} } }`, {
        input: signUpOf('newcomer'),
      }),
  },
  {
    routes: ['login'],
    fields: ['Mutation.login'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/login', credentials),
    graphql: (agent) =>
      agent.graphql(`mutation ($input: CredentialsInput!) { login(input: $input) { ${viewerFields} } }`, {
        input: credentials,
      }),
  },
  {
    routes: ['logOut'],
    fields: ['Mutation.logOut'],
    allowed: 'signed-in',
    rest: (agent) => agent.post('/api/logout', {}),
    graphql: (agent) => agent.graphql('mutation { logOut }'),
    comparable: () => 'an id',
  },
  {
    routes: ['listSessions'],
    fields: ['Query.sessions'],
    allowed: 'signed-in',
    rest: (agent) => agent.get('/api/sessions'),
    graphql: (agent) =>
      agent.graphql('{ sessions { id isCurrent openedAt seenAt expiresAt address device } }'),
    comparable: ({ sessions }: { sessions: Json[] }) => sessions,
  },
  {
    routes: ['endSession'],
    fields: ['Mutation.endSession'],
    allowed: 'signed-in',
    rest: async (agent, ids) => agent.delete(`/api/sessions/${await sessionOf(agent, ids)}`),
    graphql: async (agent, ids) =>
      agent.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id: await sessionOf(agent, ids) }),
    comparable: () => 'an id',
  },
  {
    routes: ['endOtherSessions'],
    fields: ['Mutation.endOtherSessions'],
    allowed: 'signed-in',
    rest: (agent) => agent.delete('/api/sessions'),
    graphql: (agent) => agent.graphql('mutation { endOtherSessions }'),
    comparable: () => 0,
  },
  {
    routes: ['getLetterLanguage'],
    fields: ['Query.letterLanguage'],
    allowed: 'signed-in',
    rest: (agent) => agent.get('/api/letter-language'),
    graphql: (agent) => agent.graphql('{ letterLanguage }'),
    comparable: () => 'an id',
  },
  {
    routes: ['chooseLetterLanguage'],
    fields: ['Mutation.chooseLetterLanguage'],
    allowed: 'signed-in',
    rest: (agent) => agent.put('/api/letter-language', { locale: 'ka' }),
    graphql: (agent) => agent.graphql('mutation { chooseLetterLanguage(locale: ka) }'),
    comparable: () => 'an id',
  },
  {
    routes: ['changePassword'],
    fields: ['Mutation.changePassword'],
    allowed: 'signed-in',
    rest: (agent) => agent.put('/api/password', passwordChange),
    graphql: (agent) =>
      agent.graphql('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) }', {
        input: passwordChange,
      }),
    comparable: () => 'an id',
  },
]

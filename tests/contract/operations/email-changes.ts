import { password } from '../../support/accounts.ts'
import type { Operation } from './operation.ts'

const input = { email: 'another@example.org', currentPassword: password }

export const emailChangesOperations: readonly Operation[] = [
  {
    routes: ['requestEmailChange'],
    fields: ['Mutation.requestEmailChange'],
    allowed: 'signed-in',
    rest: (agent) => agent.post('/api/email-changes', input),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: EmailChangeRequest!) {
          requestEmailChange(input: $input) { email verifiedAt newEmail } }`,
        { input },
      ),
  },
  {
    routes: ['getEmailChange'],
    fields: ['Mutation.findEmailChange'],
    allowed: 'everyone',
    rest: (agent, { emailChangeToken: token }) => agent.post('/api/email-change', { token }),
    graphql: (agent, { emailChangeToken: token }) =>
      agent.graphql(
        'mutation ($token: String!) { findEmailChange(token: $token) { side email hasAgreed expiresAt } }',
        { token },
      ),
  },
  {
    routes: ['agreeToEmailChange'],
    fields: ['Mutation.agreeToEmailChange'],
    allowed: 'everyone',
    rest: (agent, { emailChangeToken: token }) => agent.post('/api/email-change/agreement', { token }),
    graphql: (agent, { emailChangeToken: token }) =>
      agent.graphql('mutation ($token: String!) { agreeToEmailChange(token: $token) { isChanged } }', {
        token,
      }),
  },
  {
    routes: ['refuseEmailChange'],
    fields: ['Mutation.refuseEmailChange'],
    allowed: 'everyone',
    rest: (agent, { emailChangeToken: token }) => agent.post('/api/email-change/refusal', { token }),
    graphql: (agent, { emailChangeToken: token }) =>
      agent.graphql('mutation ($token: String!) { refuseEmailChange(token: $token) }', { token }),
    comparable: () => 'an id',
  },
]

import type { Operation } from './operation.ts'

export const emailVerificationsOperations: readonly Operation[] = [
  {
    routes: ['getOwnEmail'],
    fields: ['Query.ownEmail'],
    allowed: 'signed-in',
    rest: (agent) => agent.get('/api/email'),
    graphql: (agent) => agent.graphql('{ ownEmail { email verifiedAt newEmail } }'),
  },
  {
    routes: ['requestEmailVerification'],
    fields: ['Mutation.requestEmailVerification'],
    allowed: 'signed-in',
    rest: (agent) => agent.post('/api/email-verifications', {}),
    graphql: (agent) => agent.graphql('mutation { requestEmailVerification { email verifiedAt newEmail } }'),
  },
  {
    routes: ['getEmailVerification'],
    fields: ['Mutation.findEmailVerification'],
    allowed: 'everyone',
    rest: (agent, { emailVerificationToken: token }) => agent.post('/api/email-verification', { token }),
    graphql: (agent, { emailVerificationToken: token }) =>
      agent.graphql(
        'mutation ($token: String!) { findEmailVerification(token: $token) { email expiresAt } }',
        { token },
      ),
  },
  {
    routes: ['verifyEmail'],
    fields: ['Mutation.verifyEmail'],
    allowed: 'everyone',
    rest: (agent, { emailVerificationToken: token }) =>
      agent.post('/api/email-verification/confirmation', { token }),
    graphql: (agent, { emailVerificationToken: token }) =>
      agent.graphql('mutation ($token: String!) { verifyEmail(token: $token) }', { token }),
    comparable: () => 'an id',
  },
]

import type { Operation } from './operation.ts'

const renewed = 'a walk by the river'
const chosen = { password: renewed, confirmPassword: renewed }

const somebody = { email: 'forgetful@example.org' }

export const passwordResetsOperations: readonly Operation[] = [
  {
    routes: ['requestPasswordReset'],
    fields: ['Mutation.requestPasswordReset'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/password-resets', somebody),
    graphql: (agent) =>
      agent.graphql(
        'mutation ($input: PasswordResetRequest!) { requestPasswordReset(input: $input) { message } }',
        { input: somebody },
      ),
  },
  {
    routes: ['getPasswordReset'],
    fields: ['Mutation.findPasswordReset'],
    allowed: 'everyone',
    rest: (agent, { passwordResetToken: token }) => agent.post('/api/password-reset', { token }),
    graphql: (agent, { passwordResetToken: token }) =>
      agent.graphql(
        'mutation ($token: String!) { findPasswordReset(token: $token) { username expiresAt } }',
        {
          token,
        },
      ),
  },
  {
    routes: ['resetPassword'],
    fields: ['Mutation.resetPassword'],
    allowed: 'everyone',
    rest: (agent, { passwordResetToken: token }) =>
      agent.post('/api/password-reset/password', { ...chosen, token }),
    graphql: (agent, { passwordResetToken: token }) =>
      agent.graphql('mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }', {
        input: { ...chosen, token },
      }),
    comparable: () => 'an id',
  },
]

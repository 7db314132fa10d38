import type { Operation } from './operation.ts'

const path = '/api/newsletter/subscription'

/** What answers nothing but an id over GraphQL, and over REST nothing at all. */
const byToken = (name: string, at: string): Operation => ({
  routes: [name],
  fields: [`Mutation.${name}`],
  allowed: 'everyone',
  rest: (agent, { subscriptionToken: token }) => agent.post(`${path}/${at}`, { token }),
  graphql: (agent, { subscriptionToken: token }) =>
    agent.graphql(`mutation ($token: String!) { ${name}(token: $token) }`, { token }),
  comparable: () => 'an id',
})

export const subscriptionsOperations: readonly Operation[] = [
  {
    routes: ['getSubscription'],
    fields: ['Mutation.findSubscription'],
    allowed: 'everyone',
    rest: (agent, { subscriptionToken: token }) => agent.post(path, { token }),
    graphql: (agent, { subscriptionToken: token }) =>
      agent.graphql(
        'mutation ($token: String!) { findSubscription(token: $token) { id email locale state } }',
        {
          token,
        },
      ),
  },
  byToken('confirmSubscription', 'confirmation'),
  byToken('renewSubscription', 'renewal'),
  {
    routes: ['changeSubscriptionLanguage'],
    fields: ['Mutation.changeSubscriptionLanguage'],
    allowed: 'everyone',
    rest: (agent, { subscriptionToken: token }) => agent.post(`${path}/language`, { token, locale: 'en' }),
    graphql: (agent, { subscriptionToken: token }) =>
      agent.graphql('mutation ($token: String!) { changeSubscriptionLanguage(token: $token, locale: en) }', {
        token,
      }),
    comparable: () => 'an id',
  },
  {
    routes: ['endSubscription'],
    fields: ['Mutation.endSubscription'],
    allowed: 'everyone',
    rest: (agent, { subscriptionToken: token }) =>
      agent.post(`/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`, {}),
    graphql: (agent, { subscriptionToken: token }) =>
      agent.graphql('mutation ($token: String!) { endSubscription(token: $token) }', { token }),
    comparable: () => true,
  },
]

import { type Json, type Operation, removal, toMany } from './operation.ts'

export const newsletterOperations: readonly Operation[] = [
  {
    routes: ['subscribeToNewsletter'],
    fields: ['Mutation.subscribeToNewsletter'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/newsletter/subscribe', { email: 'ana@example.org' }),
    graphql: (agent) =>
      agent.graphql(
        'mutation ($input: NewsletterSubscriptionInput!) { subscribeToNewsletter(input: $input) { message } }',
        { input: { email: 'ana@example.org' } },
      ),
  },
  {
    routes: ['listNewsletterReaders'],
    fields: ['Query.newsletterReaders'],
    allowed: 'people:read',
    rest: (agent) => agent.get('/api/newsletter/readers'),
    graphql: (agent) =>
      agent.graphql('{ newsletterReaders { nodes { email locale source state createdAt } } }'),
    comparable: (nodes: Json[]) => ({ nodes }),
  },
  {
    routes: ['listRemovedReaders'],
    fields: ['Query.removedReaders'],
    allowed: 'people:read',
    rest: (agent) => agent.get('/api/newsletter/readers/removals'),
    graphql: (agent) =>
      agent.graphql('{ removedReaders { nodes { id email locale source state createdAt removedAt } } }'),
    comparable: (nodes: Json[]) => ({ nodes }),
  },
  removal(
    'unsubscribeReader',
    'people:write',
    (agent, { reader }) => agent.delete(`/api/newsletter/readers/${reader}`),
    ({ reader }) => reader,
  ),
  removal(
    'resubscribeReader',
    'people:write',
    (agent, { removedReader }) => agent.post(`/api/newsletter/readers/${removedReader}/restorations`, {}),
    ({ removedReader }) => removedReader,
  ),
  toMany('unsubscribeReaders', 'people:write', '/api/newsletter/readers/removals', ({ reader }) => reader),
  toMany(
    'resubscribeReaders',
    'people:write',
    '/api/newsletter/readers/restorations',
    ({ removedReader }) => removedReader,
  ),
]

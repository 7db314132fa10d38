import type { Json, Operation } from './operation.ts'

export const figuresOperations: readonly Operation[] = [
  {
    routes: ['analyticsByProject'],
    fields: ['Query.analytics'],
    allowed: 'figures:read',
    rest: (agent) => agent.get('/api/analytics/projects'),
    graphql: (agent) => agent.graphql('{ analytics { projects { projectTitle totalDonated } } }'),
    comparable: (totals: Json[]) => ({ projects: totals.map(({ projectId, ...total }) => total) }),
  },
  {
    routes: ['analyticsTotal'],
    fields: ['Query.analytics'],
    allowed: 'figures:read',
    rest: (agent) => agent.get('/api/analytics/total'),
    graphql: (agent) => agent.graphql('{ analytics { total } }'),
  },
  {
    routes: ['analyticsGrowth'],
    fields: ['Query.analytics'],
    allowed: 'figures:read',
    rest: (agent) => agent.get('/api/analytics/growth'),
    graphql: (agent) => agent.graphql('{ analytics { growth { month total count } } }'),
    comparable: (growth: Json[]) => ({ growth }),
  },
  // GraphQL has no files: what it would answer is the lists above.
  ...(
    [
      ['projects', 'content:read'],
      ['donations', 'gifts:read'],
      ['ledger', 'gifts:read'],
      ['pledges', 'gifts:read'],
      ['spendings', 'spending:read'],
      ['accounts', 'gifts:read'],
      ['months', 'gifts:read'],
      ['donors', 'people:read'],
      ['events', 'content:read'],
      ['subscribers', 'people:read'],
      ['newsletter', 'people:read'],
      ['messages', 'messages:read'],
      ['trail', 'trail:read'],
    ] as const
  ).map(
    ([name, allowed]): Operation => ({
      routes: [`export${name.charAt(0).toUpperCase()}${name.slice(1)}`],
      fields: [],
      allowed,
      rest: (agent) => agent.get(`/api/exports/${name}.csv`),
    }),
  ),
]

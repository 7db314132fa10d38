import type { Json, Operation } from './operation.ts'

const entryFields = `at actorId actor program address device operation action kind recordId title parentId version
  columns changes { column before after } accounts { id name } records { kind id title } isErased`

export const trailOperations: readonly Operation[] = [
  {
    routes: ['listTrail'],
    fields: ['Query.trail'],
    allowed: 'trail:read',
    rest: (agent) => agent.get('/api/trail?kind=project'),
    graphql: (agent) => agent.graphql(`{ trail(kind: project) { nodes { ${entryFields} } } }`),
    comparable: (nodes: Json[]) => ({ nodes }),
  },
  {
    routes: ['listTrailActors'],
    fields: ['Query.trailActors'],
    allowed: 'trail:read',
    rest: (agent) => agent.get('/api/trail/actors'),
    graphql: (agent) => agent.graphql('{ trailActors { id name } }'),
  },
  {
    routes: ['putOldValuesBack'],
    fields: ['Mutation.putOldValuesBack'],
    allowed: 'trail:read',
    rest: (agent, { trailEntry }) => agent.post(`/api/trail/${trailEntry}/restoration`, { version: 2 }),
    graphql: (agent, { trailEntry }) =>
      agent.graphql('mutation ($id: ID!) { putOldValuesBack(id: $id, version: 2) { id version leftOut } }', {
        id: trailEntry,
      }),
    comparable: ({ version, leftOut }: Json) => ({ version, leftOut }),
  },
]

import type { Operation } from './operation.ts'

export const startOperations: readonly Operation[] = [
  {
    routes: ['listWaiting'],
    fields: ['Query.waiting'],
    allowed: 'admin:enter',
    rest: (agent) => agent.get('/api/waiting'),
    graphql: (agent) =>
      agent.graphql('{ waiting { need room count id title excerpt since endDate raised goal } }'),
  },
  {
    routes: ['listLately'],
    fields: ['Query.lately'],
    allowed: 'admin:enter',
    rest: (agent) => agent.get('/api/lately'),
    graphql: (agent) =>
      agent.graphql(
        '{ lately { id at actor actorId isOwn program action kind count entry sum version undoable { id recordId version } recordId title } }',
      ),
  },
  {
    routes: ['search'],
    fields: ['Query.search'],
    allowed: 'admin:enter',
    rest: (agent) => agent.get('/api/search?text=e'),
    graphql: (agent) => agent.graphql('{ search(text: "e") { kind found { id title detail } hasMore } }'),
  },
]

import { type Json, type Operation, removal, toMany } from './operation.ts'

export const binOperations: readonly Operation[] = [
  {
    routes: ['listBin'],
    fields: ['Query.bin'],
    allowed: 'bin:read',
    rest: (agent) => agent.get('/api/bin'),
    graphql: (agent) =>
      agent.graphql(
        '{ bin { nodes { kind title deletedAt deletedBy destroyedAt translations { en { title } ka { title } } } } }',
      ),
    comparable: ({ bin }: { bin: Json[] }) => ({ nodes: bin }),
  },
  removal(
    'restoreFromBin',
    'bin:write',
    (agent, { deletedMessage }) => agent.post(`/api/bin/${deletedMessage}/restoration`, {}),
    ({ deletedMessage }) => deletedMessage,
  ),
  removal(
    'destroyInBin',
    'bin:write',
    (agent, { deletedMessage }) => agent.delete(`/api/bin/${deletedMessage}`),
    ({ deletedMessage }) => deletedMessage,
  ),
  toMany('restoreAllFromBin', 'bin:write', '/api/bin/restorations', ({ deletedMessage }) => deletedMessage),
]

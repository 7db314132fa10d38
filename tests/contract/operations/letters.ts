import type { Json, Operation } from './operation.ts'

const fields = 'kind recipient locale state attempts answer trouble writtenAt triedAt resends'

export const lettersOperations: readonly Operation[] = [
  {
    routes: ['listLetters'],
    fields: ['Query.letters'],
    allowed: 'letters:manage',
    rest: (agent) => agent.get('/api/letters?filter=failed'),
    graphql: (agent) => agent.graphql(`{ letters(filter: failed) { nodes { ${fields} } } }`),
    comparable: (nodes: Json[]) => ({ nodes }),
  },
  {
    routes: ['getLetterSettings'],
    fields: ['Query.letterSettings'],
    allowed: 'letters:manage',
    rest: (agent) => agent.get('/api/letters/settings'),
    graphql: (agent) => agent.graphql('{ letterSettings { delivery } }'),
  },
  {
    routes: ['getLetterPreviews'],
    fields: ['Query.letterPreviews'],
    allowed: 'letters:manage',
    rest: (agent, { letter }) => agent.get(`/api/letters/${letter}/previews`),
    graphql: (agent, { letter: id }) =>
      agent.graphql('query ($id: ID!) { letterPreviews(id: $id) { locale subject html text } }', { id }),
  },
  {
    routes: ['sendLetterAgain'],
    fields: ['Mutation.sendLetterAgain'],
    allowed: 'letters:manage',
    rest: (agent, { letter }) => agent.post(`/api/letters/${letter}/deliveries`, {}),
    graphql: (agent, { letter: id }) =>
      agent.graphql(`mutation ($id: ID!) { sendLetterAgain(id: $id) { ${fields} } }`, { id }),
  },
]

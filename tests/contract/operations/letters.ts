import { type Json, type Operation, toMany } from './operation.ts'

const fields =
  'kind recipient eventTitle locale state attempts answer trouble writtenAt triedAt nextTryAt resends dismissedAt'

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
    graphql: (agent) => agent.graphql('{ letterSettings { delivery perMinute } }'),
  },
  {
    routes: ['getLetterPreviews'],
    fields: ['Query.letterPreviews'],
    allowed: 'letters:manage',
    rest: (agent, { letter }) => agent.get(`/api/letters/${letter}/previews`),
    graphql: (agent, { letter: id }) =>
      agent.graphql(
        'query ($id: ID!) { letterPreviews(id: $id) { locale subject html text attachments { name path } } }',
        { id },
      ),
  },
  {
    routes: ['getLetterExamples'],
    fields: ['Query.letterExamples'],
    allowed: 'letters:manage',
    rest: (agent) => agent.get('/api/letters/examples?kind=receipt'),
    graphql: (agent) =>
      agent.graphql(
        '{ letterExamples(kind: receipt) { previews { locale subject html text attachments { name path } } } }',
      ),
  },
  {
    routes: ['sendLetterAgain'],
    fields: ['Mutation.sendLetterAgain'],
    allowed: 'letters:manage',
    rest: (agent, { letter }) => agent.post(`/api/letters/${letter}/deliveries`, {}),
    graphql: (agent, { letter: id }) =>
      agent.graphql(`mutation ($id: ID!) { sendLetterAgain(id: $id) { ${fields} } }`, { id }),
  },
  {
    routes: ['dismissLetter'],
    fields: ['Mutation.dismissLetter'],
    allowed: 'letters:manage',
    rest: (agent, { letter }) => agent.post(`/api/letters/${letter}/dismissal`, {}),
    graphql: (agent, { letter: id }) =>
      agent.graphql(`mutation ($id: ID!) { dismissLetter(id: $id) { ${fields} } }`, { id }),
  },
  {
    routes: ['recallLetter'],
    fields: ['Mutation.recallLetter'],
    allowed: 'letters:manage',
    rest: (agent, { letter }) => agent.delete(`/api/letters/${letter}/dismissal`),
    graphql: (agent, { letter: id }) =>
      agent.graphql(`mutation ($id: ID!) { recallLetter(id: $id) { ${fields} } }`, { id }),
  },
  toMany('sendLettersAgain', 'letters:manage', '/api/letters/deliveries', ({ letter }) => letter),
  toMany('dismissLetters', 'letters:manage', '/api/letters/dismissals', ({ letter }) => letter),
  toMany('recallLetters', 'letters:manage', '/api/letters/recalls', ({ letter }) => letter),
]

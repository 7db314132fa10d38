import type { Operation } from './operation.ts'

const email = 'hidden@example.org'
const erased = { email, confirmEmail: email }

export const personalDataOperations: readonly Operation[] = [
  {
    routes: ['findPersonalData'],
    fields: ['Mutation.findPersonalData'],
    allowed: 'people:erase',
    rest: (agent) => agent.post('/api/personal-data/search', { email }),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($email: String!) {
          findPersonalData(email: $email) { email names otherAddresses places { place count } refusal }
        }`,
        { email },
      ),
  },
  {
    routes: ['exportPersonalData'],
    fields: ['Mutation.exportPersonalData'],
    allowed: 'people:erase',
    rest: (agent) => agent.post('/api/personal-data/file', { email }),
    graphql: (agent) =>
      agent.graphql('mutation ($email: String!) { exportPersonalData(email: $email) }', { email }),
    comparable: () => 'an id',
  },
  {
    routes: ['erasePersonalData'],
    fields: ['Mutation.erasePersonalData'],
    allowed: 'people:erase',
    rest: (agent) => agent.post('/api/personal-data/erasure', erased),
    graphql: (agent) =>
      agent.graphql(
        'mutation ($input: ErasureInput!) { erasePersonalData(input: $input) { places { place count } } }',
        { input: erased },
      ),
  },
]

import type { Operation } from './operation.ts'

const charity = { bankName: 'An Example Bank', identificationCode: '123456789' }

const fields =
  'id version name address identificationCode iban bankName silverFrom goldenFrom platinumFrom translations { en { name address } ka { name address } }'

export const charityOperations: readonly Operation[] = [
  {
    routes: ['getCharity'],
    fields: ['Query.charity'],
    allowed: 'charity:write',
    rest: (agent) => agent.get('/api/charity'),
    graphql: (agent) => agent.graphql(`{ charity { ${fields} } }`),
  },
  {
    routes: ['updateCharity'],
    fields: ['Mutation.updateCharity'],
    allowed: 'charity:write',
    rest: (agent) => agent.put('/api/charity', charity),
    graphql: (agent) =>
      agent.graphql(`mutation ($input: CharityChangeInput!) { updateCharity(input: $input) { ${fields} } }`, {
        input: charity,
      }),
  },
]

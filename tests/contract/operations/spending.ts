import { formOfPaper } from '../../support/papers.ts'
import type { Json, Operation } from './operation.ts'

const said = `version amount spentOn projectId purpose status receiptPath
  translations { en { purpose } ka { purpose } }`
const fields = `id ${said}`

const paid = { amount: 40, spentOn: '2026-03-02', purpose: 'The fee of the bank' }
const correction = { amount: 3500, reason: 'The invoice says so.' }
const reason = { reason: 'It was written down twice.' }

const withoutIdentity = ({ id, createdAt, ...rest }: Json): Json => rest
const withoutMoment = ({ createdAt, ...rest }: Json): Json => rest

const changing = (name: string, at: string, input: Json, type: string): Operation => ({
  routes: [name],
  fields: [`Mutation.${name}`],
  allowed: 'spending:write',
  rest: (agent, { spending }) => agent.post(`/api/spendings/${spending}/${at}`, input),
  graphql: (agent, { spending: id }) =>
    agent.graphql(`mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ${fields} } }`, {
      id,
      input,
    }),
  comparable: withoutMoment,
})

export const spendingOperations: readonly Operation[] = [
  {
    routes: ['listSpendings'],
    fields: ['Query.spendings'],
    allowed: 'spending:read',
    rest: (agent) => agent.get('/api/spendings?filter=counted'),
    graphql: (agent) => agent.graphql(`{ spendings(filter: counted) { nodes { ${fields} } } }`),
    comparable: ({ spendings }: { spendings: Json[] }) => ({ nodes: spendings.map(withoutMoment) }),
  },
  {
    routes: ['getSpending'],
    fields: ['Query.spending'],
    allowed: 'spending:read',
    rest: (agent, { spending }) => agent.get(`/api/spendings/${spending}`),
    graphql: (agent, { spending: id }) =>
      agent.graphql(`query ($id: ID!) { spending(id: $id) { ${fields} } }`, { id }),
    comparable: withoutMoment,
  },
  {
    routes: ['getSpendingHistory'],
    fields: ['Query.spendingHistory'],
    allowed: 'spending:read',
    rest: (agent, { spending }) => agent.get(`/api/spendings/${spending}/history`),
    graphql: (agent, { spending: id }) =>
      agent.graphql(
        `query ($id: ID!) { spendingHistory(id: $id) {
          version kind reason madeBy madeAt amount spentOn projectId purpose { en ka } status hasReceipt } }`,
        { id },
      ),
  },
  {
    routes: ['createSpending'],
    fields: ['Mutation.createSpending'],
    allowed: 'spending:write',
    rest: (agent) => agent.post('/api/spendings', paid),
    graphql: (agent) =>
      agent.graphql(`mutation ($input: NewSpendingInput!) { createSpending(input: $input) { ${said} } }`, {
        input: paid,
      }),
    comparable: withoutIdentity,
  },
  changing('correctSpending', 'corrections', correction, 'SpendingChangeInput'),
  changing('voidSpending', 'voids', reason, 'SpendingReasonInput'),
  changing('detachReceipt', 'receipt-removals', reason, 'SpendingReasonInput'),
  {
    routes: ['attachReceipt'],
    fields: [],
    allowed: 'spending:write',
    rest: async (agent, { spending }) => {
      const { body, headers } = await formOfPaper()
      return agent.post(`/api/spendings/${spending}/receipt`, body, headers)
    },
  },
  {
    routes: ['getSpendingReceipt'],
    fields: [],
    allowed: 'everyone',
    rest: (agent, { spending }) => agent.get(`/api/accounts/receipts/${spending}`),
  },
]

const sums = 'pledged confirmed refunded spent'

export const accountingOperations: readonly Operation[] = [
  {
    routes: ['getAccounts'],
    fields: ['Query.accounts'],
    allowed: 'everyone',
    rest: (agent, { project }) => agent.get(`/api/accounts?of=${project}`),
    graphql: (agent, { project: of }) =>
      agent.graphql(
        `query ($of: String) { accounts(of: $of) {
          ${sums} inHand months { month start ${sums} end spendingCount } lines { line title ${sums} inHand } } }`,
        { of },
      ),
  },
  {
    routes: ['listShownSpendings'],
    fields: ['Query.shownSpendings'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/accounts/spendings?month=2026-03'),
    graphql: (agent) =>
      agent.graphql('{ shownSpendings(month: "2026-03") { id spentOn amount purpose line receiptPath } }'),
  },
  {
    routes: ['getAccountsCsv'],
    fields: [],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/accounts/months.csv'),
  },
]

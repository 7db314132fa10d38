import { type Json, type Operation, toMany } from './operation.ts'

const said = `number kind donationId entryVersion year ordinal issuedAt locale donorName amount receivedAt method way frequency dedicationKind dedication
  projectTitle charityName charityCode charityAddress replaces replacedBy isOutdated isVoid donorEmail sentAt`
const fields = `id pdfPath ${said}`

/** What each of two that are issued has of its own. */
const withoutIdentity = ({ id, pdfPath, ...rest }: Json): Json => rest

export const receiptsOperations: readonly Operation[] = [
  {
    routes: ['listReceipts'],
    fields: ['Query.receipts'],
    allowed: 'gifts:read',
    rest: (agent) => agent.get('/api/receipts?filter=gifts'),
    graphql: (agent) => agent.graphql(`{ receipts(filter: gifts) { nodes { ${fields} } } }`),
    comparable: ({ receipts: nodes }: Json) => ({ nodes }),
  },
  {
    routes: ['getReceipt'],
    fields: ['Query.receipt'],
    allowed: 'gifts:read',
    rest: (agent, { receipt }) => agent.get(`/api/receipts/${receipt}`),
    graphql: (agent, { receipt: id }) =>
      agent.graphql(`query ($id: ID!) { receipt(id: $id) { ${fields} } }`, { id }),
  },
  {
    routes: ['getReceiptPdf'],
    fields: [],
    allowed: 'people:addresses',
    rest: (agent, { receipt }) => agent.get(`/api/receipts/${receipt}/receipt.pdf`),
  },
  {
    routes: ['listDonationReceipts'],
    fields: ['Query.donationReceipts'],
    allowed: 'gifts:read',
    rest: (agent, { donation }) => agent.get(`/api/donations/${donation}/receipts`),
    graphql: (agent, { donation: donationId }) =>
      agent.graphql(`query ($donationId: ID!) { donationReceipts(donationId: $donationId) { ${fields} } }`, {
        donationId,
      }),
  },
  {
    routes: ['issueReceipt'],
    fields: ['Mutation.issueReceipt'],
    allowed: 'gifts:write',
    rest: (agent, { donation }) => agent.post(`/api/donations/${donation}/receipts`, {}),
    graphql: (agent, { donation: donationId }) =>
      agent.graphql(`mutation ($donationId: ID!) { issueReceipt(donationId: $donationId) { ${said} } }`, {
        donationId,
      }),
    comparable: withoutIdentity,
  },
  {
    routes: ['replaceReceipt'],
    fields: ['Mutation.replaceReceipt'],
    allowed: 'gifts:write',
    rest: (agent, { outdatedReceipt }) => agent.post(`/api/receipts/${outdatedReceipt}/replacements`, {}),
    graphql: (agent, { outdatedReceipt: id }) =>
      agent.graphql(`mutation ($id: ID!) { replaceReceipt(id: $id) { ${said} } }`, { id }),
    comparable: withoutIdentity,
  },
  {
    routes: ['sendReceipt'],
    fields: ['Mutation.sendReceipt'],
    allowed: 'gifts:write',
    rest: (agent, { receipt }) => agent.post(`/api/receipts/${receipt}/letters`, {}),
    graphql: (agent, { receipt: id }) =>
      agent.graphql(`mutation ($id: ID!) { sendReceipt(id: $id) { ${fields} } }`, { id }),
  },
  toMany('issueReceipts', 'gifts:write', '/api/donations/receipts', ({ donation }) => donation),
]

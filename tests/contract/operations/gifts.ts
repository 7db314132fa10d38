import { donationFields, stateFields } from './fields.ts'
import type { Json, Operation } from './operation.ts'

const historyFields = `${donationFields} donorId status projectId projectTitle importedFrom { importId fileName line } entries {
  version kind corrects reason madeBy byProvider change counts before { ${stateFields} } after { ${stateFields} } }`

const reason = { reason: 'The bank statement says so.' }

/** The moments of entries differ from one attempt to the next. */
const withoutMoments = ({ entries, ...gift }: Json): Json => ({
  ...gift,
  entries: (entries as Json[]).map(({ madeAt, ...entry }) => entry),
})

/** One that adds an entry to a gift. */
const addition = (
  [name, input]: [name: string, input: string],
  path: string,
  body: Json,
  gift: 'donation' | 'voidedDonation' = 'donation',
): Operation => ({
  routes: [name],
  fields: [`Mutation.${name}`],
  allowed: 'gifts:write',
  rest: (agent, ids) => agent.post(`/api/donations/${ids[gift]}/${path}`, body),
  graphql: (agent, ids) =>
    agent.graphql(
      `mutation ($id: ID!, $input: ${input}!) { ${name}(id: $id, input: $input) { ${historyFields} } }`,
      { id: ids[gift], input: body },
    ),
  comparable: withoutMoments,
})

const importFields = 'fileName gifts sum counting countingSum putRight madeBy voidedAt'

const csv = 'Date;Amount;Sender;Reference\n05.12.2025;12,50;Ana;18-220571\n06.12.2025;7,00;;18-220572'

const mapping = { day: 1, dayOrder: 'dayFirst', amount: 2, decimalMark: 'comma', payer: 3, reference: 4 }

const importInput = { csv, mapping, fileName: 'december.csv', gifts: 2, sum: 19.5 }

const previewFields = `headerLine columns { number name samples } remembered complete nameless fingerprint
  mapping { day dayOrder amount credit debit decimalMark currency reference payer description }
  rows { line state why namesakes { id name email donationCount } returnedBy returns day amount reference payer description faults { column holds code limit }
    twin { match line gift { status amount receivedAt donorName } }
    code { code outcome pledge { id amount donorName anonymous projectId } near } }`

/** The moment of an import differs from one attempt to the next. */
const withoutMoment = ({ madeAt, ...made }: Json): Json => made

const donationInput = {
  amount: 12.5,
  donorName: 'Ana',
  receivedAt: '2025-12-05T10:00:00.000Z',
  method: 'transfer',
  reference: 'TBC 5507-61',
}

export const giftsOperations: readonly Operation[] = [
  {
    routes: ['listDonations'],
    fields: [],
    allowed: 'gifts:read',
    rest: (agent, { project }) => agent.get(`/api/projects/${project}/donations`),
    graphql: (agent, { project: id }) =>
      agent.graphql(`query ($id: ID!) { project(id: $id) { donations { nodes { ${donationFields} } } } }`, {
        id,
      }),
    comparable: (nodes: Json[]) => ({ donations: { nodes } }),
  },
  {
    routes: ['recordDonation'],
    fields: ['Mutation.recordDonation'],
    allowed: 'gifts:write',
    rest: (agent, { project }) => agent.post(`/api/projects/${project}/donations`, donationInput),
    graphql: (agent, { project: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: NewDonationInput!) { recordDonation(projectId: $id, input: $input) { ${donationFields} } }`,
        { id, input: donationInput },
      ),
  },
  {
    routes: ['listLedger'],
    fields: ['Query.donations'],
    allowed: 'gifts:read',
    rest: (agent) => agent.get('/api/donations'),
    graphql: (agent) =>
      agent.graphql(`{ donations { nodes { ${donationFields} donorId status projectId projectTitle } } }`),
    comparable: (nodes: Json[]) => ({ nodes }),
  },
  {
    routes: ['getDonation'],
    fields: ['Query.donation'],
    allowed: 'gifts:read',
    rest: (agent, { voidedDonation }) => agent.get(`/api/donations/${voidedDonation}`),
    graphql: (agent, { voidedDonation: id }) =>
      agent.graphql(`query ($id: ID!) { donation(id: $id) { ${historyFields} } }`, { id }),
    comparable: withoutMoments,
  },
  addition(['correctDonation', 'DonationCorrectionInput'], 'corrections', { amount: 7, ...reason }),
  addition(['refundDonation', 'DonationRefundInput'], 'refunds', { amount: 2, ...reason }),
  addition(['voidDonation', 'DonationReasonInput'], 'voids', reason),
  addition(['restoreDonation', 'DonationReasonInput'], 'restorations', reason, 'voidedDonation'),
  {
    routes: ['previewDonationImport'],
    fields: ['Mutation.previewDonationImport'],
    allowed: 'gifts:write',
    rest: (agent) => agent.post('/api/donation-imports/preview', { csv, mapping }),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: DonationImportPreviewInput!) { previewDonationImport(input: $input) { ${previewFields} } }`,
        { input: { csv, mapping } },
      ),
  },
  {
    routes: ['importDonations'],
    fields: ['Mutation.importDonations'],
    allowed: 'gifts:write',
    rest: (agent, { project }) => agent.post(`/api/projects/${project}/donation-imports`, importInput),
    graphql: (agent, { project: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: NewDonationImportInput!) { importDonations(projectId: $id, input: $input) { ${importFields} } }`,
        { id, input: importInput },
      ),
    comparable: withoutMoment,
  },
  {
    routes: ['listDonationImports'],
    fields: ['Query.donationImports'],
    allowed: 'gifts:read',
    rest: (agent) => agent.get('/api/donation-imports'),
    graphql: (agent) => agent.graphql(`{ donationImports { nodes { ${importFields} } } }`),
    comparable: (imports: Json[]) => ({ nodes: imports.map(withoutMoment) }),
  },
  {
    routes: ['voidDonationImport'],
    fields: ['Mutation.voidDonationImport'],
    allowed: 'gifts:write',
    rest: (agent, { donationImport }) => agent.post(`/api/donation-imports/${donationImport}/voids`, reason),
    graphql: (agent, { donationImport: id }) =>
      agent.graphql(
        'mutation ($id: ID!, $input: DonationImportVoidInput!) { voidDonationImport(id: $id, input: $input) { fileName gifts sum counting countingSum putRight madeBy } }',
        { id, input: reason },
      ),
    comparable: ({ madeAt, voidedAt, ...made }: Json) => made,
  },
]

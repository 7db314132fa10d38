import type { Operation } from './operation.ts'

const fields = 'id year amount giftCount pdfPath sentAt sentAmount'
const ofYear = 'year isSending waiting sent unreachable'

export const statementsOperations: readonly Operation[] = [
  {
    routes: ['getStatements'],
    fields: ['Query.statements'],
    allowed: 'gifts:write',
    rest: (agent, { statementYear }) => agent.get(`/api/statements/${statementYear}`),
    graphql: (agent) => agent.graphql(`{ statements(year: 2025) { ${ofYear} } }`),
  },
  {
    routes: ['getStatementPreviews'],
    fields: ['Query.statementPreviews'],
    allowed: 'gifts:write',
    rest: (agent, { statementYear }) => agent.get(`/api/statements/${statementYear}/previews`),
    graphql: (agent) =>
      agent.graphql(
        '{ statementPreviews(year: 2025) { locale subject html text attachments { name path } } }',
      ),
  },
  {
    routes: ['setStatementsSending'],
    fields: ['Mutation.setStatementsSending'],
    allowed: 'gifts:write',
    rest: (agent, { statementYear }) =>
      agent.put(`/api/statements/${statementYear}/sending`, { sending: true }),
    graphql: (agent) =>
      agent.graphql(`mutation { setStatementsSending(year: 2025, sending: true) { ${ofYear} } }`),
  },
  {
    routes: ['listDonorStatements'],
    fields: ['Query.donorStatements'],
    allowed: 'people:addresses',
    rest: (agent, { donor }) => agent.get(`/api/donors/${donor}/statements`),
    graphql: (agent, { donor: donorId }) =>
      agent.graphql(`query ($donorId: ID!) { donorStatements(donorId: $donorId) { ${fields} } }`, {
        donorId,
      }),
  },
  {
    routes: ['getStatementPdf'],
    fields: [],
    allowed: 'people:addresses',
    rest: (agent, { donorStatement }) => agent.get(`/api/donor-statements/${donorStatement}/statement.pdf`),
  },
  {
    routes: ['sendStatement'],
    fields: ['Mutation.sendStatement'],
    allowed: 'gifts:write',
    rest: (agent, { donorStatement }) => agent.post(`/api/donor-statements/${donorStatement}/letters`, {}),
    graphql: (agent, { donorStatement: id }) =>
      agent.graphql(`mutation ($id: ID!) { sendStatement(id: $id) { ${fields} } }`, { id }),
  },
]

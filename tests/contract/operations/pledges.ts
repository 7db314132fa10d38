import { anasPledge } from '../../support/pledges.ts'
import type { Json, Operation } from './operation.ts'

const texts = 'translations { en { projectTitle recipient } ka { projectTitle recipient } }'
const own = `amount refunded cameInstead cameBeside way frequency monthlyState nextChargeAt monthlyEnd endAskedAt chargedSinceAskedAt monthlyAmount state anonymous thanked dedicationKind dedication projectId projectTitle raised goal recipient iban bankName payUrl receipt receiptName receivedAt method sentTo ${texts}`

const ofEach = 'version code createdAt expiresAt settledAt donationId'
const fields =
  'amount donorName donorEmail anonymous thanked dedicationKind dedication dedicationShown way frequency monthlyState nextChargeAt monthlyEnd endAskedAt chargedSinceAskedAt locale state reason paymentId cameInstead cameBeside projectId giftStatus giftAmount giftRefunded'

/** Of each attempt its own, which GraphQL is not asked for. */
const withoutMoments = ({
  id,
  code,
  createdAt,
  expiresAt,
  settledAt,
  donationId,
  version,
  token,
  ...pledge
}: Json): Json => pledge

const path = '/api/giving/pledge'

const byToken = (name: 'findPledge' | 'withdrawPledge', at: string): Operation => ({
  routes: [name],
  fields: [`Mutation.${name}`],
  allowed: 'everyone',
  rest: (agent, { pledgeToken: token }) => agent.post(at, { token }),
  graphql: (agent, { pledgeToken: token }) =>
    agent.graphql(`mutation ($token: String!) { ${name}(token: $token) { ${own} } }`, { token }),
  comparable: withoutMoments,
})

const settling = (name: string, at: string, type: string, input: Json): Operation => ({
  routes: [name],
  fields: [`Mutation.${name}`],
  allowed: 'gifts:write',
  rest: (agent, { pledge }) => agent.post(`/api/pledges/${pledge}/${at}`, input),
  graphql: (agent, { pledge: id }) =>
    agent.graphql(`mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ${fields} } }`, {
      id,
      input,
    }),
  comparable: withoutMoments,
})

const reason = { reason: 'It was promised twice.' }

export const pledgesOperations: readonly Operation[] = [
  {
    routes: ['getGivingOptions'],
    fields: ['Query.givingOptions'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/giving'),
    graphql: (agent) => agent.graphql('{ givingOptions { launched ways presets thankedFrom } }'),
  },
  {
    routes: ['pledgeGift'],
    fields: ['Mutation.pledgeGift'],
    allowed: 'everyone',
    rest: (agent, { project }) => agent.post(`/api/projects/${project}/pledges`, anasPledge),
    graphql: (agent, { project }) =>
      agent.graphql(
        `mutation ($project: ID!, $input: NewPledgeInput!) {
          pledgeGift(projectId: $project, input: $input) { ${own} }
        }`,
        { project, input: anasPledge },
      ),
    comparable: withoutMoments,
  },
  byToken('findPledge', path),
  byToken('withdrawPledge', `${path}/withdrawal`),
  {
    routes: ['setPledgeThanks'],
    fields: ['Mutation.setPledgeThanks'],
    allowed: 'everyone',
    rest: (agent, { pledgeToken: token }) => agent.post(`${path}/thanks`, { token, thanked: true }),
    graphql: (agent, { pledgeToken: token }) =>
      agent.graphql(
        `mutation ($token: String!) { setPledgeThanks(token: $token, thanked: true) { ${own} } }`,
        { token },
      ),
    comparable: withoutMoments,
  },
  {
    routes: ['sendPledgeReceipt'],
    fields: ['Mutation.sendPledgeReceipt'],
    allowed: 'everyone',
    rest: (agent, { paidPledgeToken: token }) => agent.post(`${path}/receipt-letters`, { token }),
    graphql: (agent, { paidPledgeToken: token }) =>
      agent.graphql(`mutation ($token: String!) { sendPledgeReceipt(token: $token) { ${own} } }`, { token }),
    comparable: withoutMoments,
  },
  {
    routes: ['getPledgeReceiptPdf'],
    fields: [],
    allowed: 'everyone',
    rest: (agent, { paidPledgeToken: token }) => agent.post(`${path}/receipt.pdf`, { token }),
  },
  {
    routes: ['listPledges'],
    fields: ['Query.pledges'],
    allowed: 'gifts:read',
    rest: (agent) => agent.get('/api/pledges'),
    graphql: (agent) => agent.graphql(`{ pledges { nodes { id ${ofEach} ${fields} } } }`),
    comparable: (nodes) => ({ nodes }),
  },
  {
    routes: ['listDonationPledges'],
    fields: ['Query.donationPledges'],
    allowed: 'gifts:read',
    rest: (agent, { donation }) => agent.get(`/api/donations/${donation}/pledges`),
    graphql: (agent, { donation: id }) =>
      agent.graphql(`query ($id: ID!) { donationPledges(donationId: $id) { id ${ofEach} ${fields} } }`, {
        id,
      }),
  },
  {
    routes: ['getPledge'],
    fields: ['Query.pledge'],
    allowed: 'gifts:read',
    rest: (agent, { pledge }) => agent.get(`/api/pledges/${pledge}`),
    graphql: (agent, { pledge: id }) =>
      agent.graphql(`query ($id: ID!) { pledge(id: $id) { id ${ofEach} ${fields} } }`, { id }),
  },
  settling('confirmPledge', 'confirmation', 'PledgeArrivalInput', { amount: 70 }),
  settling('refusePledge', 'refusal', 'PledgeReasonInput', reason),
  settling('awaitPledge', 'waiting', 'PledgeReasonInput', reason),
  {
    routes: ['stopMonthlyGift'],
    fields: ['Mutation.stopMonthlyGift'],
    allowed: 'everyone',
    rest: (agent, { monthlyPledgeToken: token }) => agent.post(`${path}/stop`, { token }),
    graphql: (agent, { monthlyPledgeToken: token }) =>
      agent.graphql(`mutation ($token: String!) { stopMonthlyGift(token: $token) { ${own} } }`, { token }),
    comparable: withoutMoments,
  },
  {
    routes: ['endMonthlyGift'],
    fields: ['Mutation.endMonthlyGift'],
    allowed: 'gifts:write',
    rest: (agent, { monthlyPledge: id }) => agent.post(`/api/pledges/${id}/monthly-end`, reason),
    graphql: (agent, { monthlyPledge: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: PledgeReasonInput!) { endMonthlyGift(id: $id, input: $input) { ${fields} } }`,
        { id, input: reason },
      ),
    comparable: withoutMoments,
  },
]

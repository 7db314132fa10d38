import { stateFields } from './fields.ts'
import type { Json, Operation } from './operation.ts'

const donorFields = 'name email locale isAnonymous given lastGiftAt donationCount'

const pairFields = `are kept { ${donorFields} yearGiven } other { ${donorFields} yearGiven }`

export const donorsOperations: readonly Operation[] = [
  {
    routes: ['getContributors'],
    fields: ['Query.contributors'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/contributors'),
    graphql: (agent) =>
      agent.graphql(
        '{ contributors { tiers { tier from names more } figures { given donationCount reachedProjects } } }',
      ),
  },
  {
    routes: ['listDonors'],
    fields: ['Query.donors'],
    allowed: 'people:read',
    rest: (agent) => agent.get('/api/donors?search=donor&year=2025&sort=given&direction=desc'),
    graphql: (agent) =>
      agent.graphql(`{ donors(search: "donor", year: 2025, sort: given, direction: desc) {
        totalCount everybodyCount givenByAll givenWithoutName years otherScript isCut nodes { ${donorFields} yearGiven } } }`),
    comparable: ({ donors, nextCursor, ...page }: Json) => ({ ...page, nodes: donors }),
  },
  {
    routes: ['listDonorNamesakes'],
    fields: ['Query.donorNamesakes'],
    allowed: 'people:read',
    rest: (agent) => agent.get('/api/donors/namesakes?name=donor'),
    graphql: (agent) => agent.graphql(`{ donorNamesakes(name: "donor") { ${donorFields} yearGiven } }`),
  },
  {
    routes: ['getDonor'],
    fields: ['Query.donor'],
    allowed: 'people:read',
    rest: (agent, { donor }) => agent.get(`/api/donors/${donor}`),
    graphql: (agent, { donor: id }) =>
      agent.graphql(
        `query ($id: ID!) { donor(id: $id) { ${donorFields} years { year donationCount given }
          merged { name email mergedBy mergedAt } alike { ${pairFields} } notes { text writtenBy }
          thanked thankedForAll languageTold } }`,
        { id },
      ),
  },
  {
    routes: ['listDonorGifts'],
    fields: ['Query.donor'],
    allowed: 'people:read',
    rest: (agent, { donor }) => agent.get(`/api/donors/${donor}/donations`),
    graphql: (agent, { donor: id }) =>
      agent.graphql(`query ($id: ID!) { donor(id: $id) { gifts { nodes { ${stateFields} } } } }`, { id }),
    comparable: (nodes: Json[]) => ({ gifts: { nodes } }),
  },
  {
    routes: ['addDonorNote'],
    fields: ['Mutation.addDonorNote'],
    allowed: 'people:write',
    rest: (agent, { donor }) => agent.post(`/api/donors/${donor}/notes`, { text: 'Call first.' }),
    graphql: (agent, { donor: id }) =>
      agent.graphql(
        'mutation ($id: ID!, $input: NewDonorNoteInput!) { addDonorNote(id: $id, input: $input) { text writtenBy } }',
        { id, input: { text: 'Call first.' } },
      ),
    comparable: ({ writtenAt, ...note }: Json) => note,
  },
  {
    routes: ['setDonorThanks'],
    fields: ['Mutation.setDonorThanks'],
    allowed: 'people:write',
    rest: (agent, { donor }) => agent.put(`/api/donors/${donor}/thanks`, { thanked: true }),
    graphql: (agent, { donor: id }) =>
      agent.graphql(
        'mutation ($id: ID!) { setDonorThanks(id: $id, thanked: true) { name thanked thankedForAll } }',
        {
          id,
        },
      ),
    comparable: ({ name, thanked, thankedForAll }: Json) => ({ name, thanked, thankedForAll }),
  },
  {
    routes: ['setDonorLanguage'],
    fields: ['Mutation.setDonorLanguage'],
    allowed: 'people:write',
    rest: (agent, { donor }) => agent.put(`/api/donors/${donor}/language`, { locale: 'ka' }),
    graphql: (agent, { donor: id }) =>
      agent.graphql('mutation ($id: ID!) { setDonorLanguage(id: $id, locale: ka) { name locale } }', { id }),
    comparable: ({ name, locale }: Json) => ({ name, locale }),
  },
  {
    routes: ['getDonorPair'],
    fields: ['Query.donorPair'],
    allowed: 'people:read',
    rest: (agent, { donorPair }) => agent.get(`/api/donor-pairs/${donorPair}`),
    graphql: (agent, { donorPair: id }) =>
      agent.graphql(`query ($id: ID!) { donorPair(id: $id) { ${pairFields} } }`, { id }),
  },
  {
    routes: ['judgeDonors'],
    fields: ['Mutation.judgeDonors'],
    allowed: 'people:write',
    rest: (agent, { donorPair }) => agent.put(`/api/donor-pairs/${donorPair}`, { are: 'one' }),
    graphql: (agent, { donorPair: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: DonorJudgementInput!) { judgeDonors(id: $id, input: $input) { ${pairFields} } }`,
        { id, input: { are: 'one' } },
      ),
  },
]

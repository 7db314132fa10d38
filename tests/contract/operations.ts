import { password, signUpOf } from '../support/accounts.ts'
import type { Agent, Answer, GraphqlBody } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'

/** What stands in the database before an operation is tried. */
export interface Ids {
  project: string
  donation: string
  voidedDonation: string
  event: string
  message: string
}

/** The id that stands in an address of the document. */
export const idFor = (path: string, ids: Ids): string => {
  if (path.startsWith('/api/projects')) return ids.project
  if (path.startsWith('/api/events')) return ids.event
  if (path.startsWith('/api/donations'))
    return path.endsWith('restorations') ? ids.voidedDonation : ids.donation
  return ids.message
}

type Json = Record<string, unknown>

/** One operation of the gateway, as each edge offers it, and who may do it. */
export interface Operation {
  /** Its `operationId`s over REST; none where REST does not offer it. */
  routes: readonly string[]
  /** Its fields over GraphQL, as `Query.x` or `Mutation.x`; none where GraphQL does not offer it. */
  fields: readonly string[]
  allowed: 'everyone' | 'signed-in' | 'admins'
  rest: (agent: Agent, ids: Ids) => Promise<Answer<unknown>>
  /** Absent where GraphQL does not offer it. */
  graphql?: (agent: Agent, ids: Ids) => Promise<Answer<GraphqlBody<Json>>>
  /** What of REST's answer must equal the data of GraphQL's first field. */
  comparable?: (body: never, headers: Json) => unknown
}

const donationFields =
  'version anonymous amount receivedAt method reference refunded donor { name } recordedDonor { name email }'
const projectFields = `version title description goal raised startDate endDate imageUrl youtubeUrl
  translations { en { title description } ka { title description } }`
const eventFields = 'version title content date translations { en { title content } ka { title content } }'
const viewerFields = 'role name firstName lastName email username accountType'
const messageFields = 'name email message locale createdAt'

const stateFields =
  'amount refunded receivedAt method reference anonymous recordedDonor { name email } status projectId projectTitle'
const historyFields = `${donationFields} status projectId projectTitle entries {
  version kind corrects reason madeBy change counts before { ${stateFields} } after { ${stateFields} } }`
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
  allowed: 'admins',
  rest: (agent, ids) => agent.post(`/api/donations/${ids[gift]}/${path}`, body),
  graphql: (agent, ids) =>
    agent.graphql(
      `mutation ($id: ID!, $input: ${input}!) { ${name}(id: $id, input: $input) { ${historyFields} } }`,
      { id: ids[gift], input: body },
    ),
  comparable: withoutMoments,
})

const donationInput = {
  amount: 12.5,
  donorName: 'Ana',
  receivedAt: '2025-12-05T10:00:00.000Z',
  method: 'transfer',
  reference: 'TBC 5507-61',
}
const letter = { name: 'Ana', email: 'ana@example.org', message: 'Hello' }
const subscription = { name: 'Ana', email: 'ana@example.org' }
const gallery = { videoLinks: ['dQw4w9WgXcQ'] }
const credentials = { username: 'founder', password }

/** What REST tells in several fields beside a nested list, as GraphQL tells it within. */
const withNested = (key: 'donations' | 'subscribers', { [key]: nodes, ...record }: Json): Json => {
  const isAbout = (name: string): boolean => name.startsWith(key)
  const about = Object.entries(record).filter(([name]) => isAbout(name))
  const rest = Object.entries(record).filter(([name]) => !isAbout(name))
  const inner = about.map(([name, value]) => [
    name.charAt(key.length).toLowerCase() + name.slice(key.length + 1),
    value,
  ])
  return { ...Object.fromEntries(rest), [key]: { ...Object.fromEntries(inner), nodes } }
}

/** Every operation there is. One that is missing here fails the test beside this file. */
export const operations: readonly Operation[] = [
  {
    routes: ['signUp'],
    fields: ['Mutation.signUp'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/users', signUpOf('newcomer')),
    graphql: (agent) =>
      agent.graphql(`mutation ($input: SignUpInput!) { signUp(input: $input) { ${viewerFields} } }`, {
        input: signUpOf('newcomer'),
      }),
  },
  {
    routes: ['login'],
    fields: ['Mutation.login'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/login', credentials),
    graphql: (agent) =>
      agent.graphql(`mutation ($input: CredentialsInput!) { login(input: $input) { ${viewerFields} } }`, {
        input: credentials,
      }),
  },
  {
    routes: ['logOut'],
    fields: ['Mutation.logOut'],
    allowed: 'signed-in',
    rest: (agent) => agent.post('/api/logout', {}),
    graphql: (agent) => agent.graphql('mutation { logOut }'),
    comparable: () => 'an id',
  },
  {
    routes: ['listProjects'],
    fields: ['Query.projects'],
    allowed: 'admins',
    rest: (agent) => agent.get('/api/projects'),
    graphql: (agent) =>
      agent.graphql(`{ projects { nodes { ${projectFields}
        donations { totalCount donorCount unsignedCount nodes { ${donationFields} } } } } }`),
    comparable: ({ projects }: { projects: Json[] }) => ({
      nodes: projects.map((project) => withNested('donations', project)),
    }),
  },
  {
    routes: ['listOpenProjects'],
    fields: ['Query.openProjects'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/open-projects'),
    graphql: (agent) => agent.graphql(`{ openProjects { nodes { ${projectFields} } } }`),
    comparable: ({ projects }: { projects: Json[] }) => ({ nodes: projects }),
  },
  {
    routes: ['getProject'],
    fields: ['Query.project'],
    allowed: 'everyone',
    rest: (agent, { project }) => agent.get(`/api/projects/${project}`),
    graphql: (agent, { project: id }) =>
      agent.graphql(`query ($id: ID!) { project(id: $id) { ${projectFields} } }`, { id }),
    comparable: ({
      donations,
      donationsTotalCount,
      donationsDonorCount,
      donationsUnsignedCount,
      ...project
    }: Json) => project,
  },
  {
    routes: ['createProject'],
    fields: ['Mutation.createProject'],
    allowed: 'admins',
    rest: (agent) => agent.post('/api/projects', winterProject),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: NewProjectInput!) { createProject(input: $input) { ${projectFields} } }`,
        {
          input: winterProject,
        },
      ),
  },
  {
    routes: ['updateProject'],
    fields: ['Mutation.updateProject'],
    allowed: 'admins',
    rest: (agent, { project }) => agent.put(`/api/projects/${project}`, { goal: 7 }),
    graphql: (agent, { project: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: ProjectChangeInput!) { updateProject(id: $id, input: $input) { ${projectFields} } }`,
        { id, input: { goal: 7 } },
      ),
  },
  {
    routes: ['listDonations'],
    fields: [],
    allowed: 'admins',
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
    allowed: 'admins',
    rest: (agent, { project }) => agent.post(`/api/projects/${project}/donations`, donationInput),
    graphql: (agent, { project: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: NewDonationInput!) { recordDonation(projectId: $id, input: $input) { ${donationFields} } }`,
        { id, input: donationInput },
      ),
  },
  {
    routes: ['getDonation'],
    fields: ['Query.donation'],
    allowed: 'admins',
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
    routes: ['listEvents'],
    fields: ['Query.events'],
    allowed: 'admins',
    rest: (agent) => agent.get('/api/events'),
    graphql: (agent) =>
      agent.graphql(
        `{ events { nodes { ${eventFields} subscribers { totalCount nodes { name email } } } } }`,
      ),
    comparable: ({ events }: { events: Json[] }) => ({
      nodes: events.map((event) => withNested('subscribers', event)),
    }),
  },
  {
    routes: ['getEvent'],
    fields: ['Query.event'],
    allowed: 'everyone',
    rest: (agent, { event }) => agent.get(`/api/events/${event}`),
    graphql: (agent, { event: id }) =>
      agent.graphql(`query ($id: ID!) { event(id: $id) { ${eventFields} } }`, { id }),
    comparable: ({ subscribers, subscribersTotalCount, ...event }: Json) => event,
  },
  {
    routes: ['createEvent'],
    fields: ['Mutation.createEvent'],
    allowed: 'admins',
    rest: (agent) => agent.post('/api/events', walkEvent),
    graphql: (agent) =>
      agent.graphql(`mutation ($input: NewEventInput!) { createEvent(input: $input) { ${eventFields} } }`, {
        input: walkEvent,
      }),
  },
  {
    routes: ['updateEvent'],
    fields: ['Mutation.updateEvent'],
    allowed: 'admins',
    rest: (agent, { event }) => agent.put(`/api/events/${event}`, { date: null }),
    graphql: (agent, { event: id }) =>
      agent.graphql(
        `mutation ($id: ID!, $input: EventChangeInput!) { updateEvent(id: $id, input: $input) { ${eventFields} } }`,
        { id, input: { date: null } },
      ),
  },
  {
    routes: ['listSubscribers'],
    fields: [],
    allowed: 'admins',
    rest: (agent, { event }) => agent.get(`/api/events/${event}/subscribers`),
    graphql: (agent, { event: id }) =>
      agent.graphql('query ($id: ID!) { event(id: $id) { subscribers { nodes { name email } } } }', { id }),
    comparable: (nodes: Json[]) => ({ subscribers: { nodes } }),
  },
  {
    routes: ['subscribeToEvent'],
    fields: ['Mutation.subscribeToEvent'],
    allowed: 'everyone',
    rest: (agent, { event }) => agent.post(`/api/events/${event}/subscribers`, subscription),
    graphql: (agent, { event: id }) =>
      agent.graphql(
        'mutation ($id: ID!, $input: EventSubscriptionInput!) { subscribeToEvent(eventId: $id, input: $input) { name email } }',
        { id, input: subscription },
      ),
  },
  {
    routes: ['getGallery'],
    fields: ['Query.gallery'],
    allowed: 'everyone',
    rest: (agent) => agent.get('/api/gallery'),
    graphql: (agent) => agent.graphql('{ gallery { videoLinks version } }'),
  },
  {
    routes: ['updateGallery'],
    fields: ['Mutation.updateGallery'],
    allowed: 'admins',
    rest: (agent) => agent.put('/api/gallery', gallery),
    graphql: (agent) =>
      agent.graphql(
        'mutation ($input: GalleryInput!) { updateGallery(input: $input) { videoLinks version } }',
        {
          input: gallery,
        },
      ),
  },
  {
    routes: ['sendContactMessage'],
    fields: ['Mutation.sendContactMessage'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/contacts', letter),
    graphql: (agent) =>
      agent.graphql(
        `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { ${messageFields} } }`,
        { input: letter },
      ),
  },
  {
    routes: ['listContactMessages'],
    fields: ['Query.contactMessages'],
    allowed: 'admins',
    rest: (agent) => agent.get('/api/contacts'),
    graphql: (agent) => agent.graphql(`{ contactMessages { nodes { ${messageFields} } } }`),
    comparable: (nodes: Json[]) => ({ nodes }),
  },
  {
    routes: ['deleteContactMessage'],
    fields: ['Mutation.deleteContactMessage'],
    allowed: 'admins',
    rest: (agent, { message }) => agent.delete(`/api/contacts/${message}`),
    graphql: (agent, { message: id }) =>
      agent.graphql('mutation ($id: ID!) { deleteContactMessage(id: $id) }', { id }),
    comparable: () => 'an id',
  },
  {
    routes: ['subscribeToNewsletter'],
    fields: ['Mutation.subscribeToNewsletter'],
    allowed: 'everyone',
    rest: (agent) => agent.post('/api/newsletter/subscribe', { email: 'ana@example.org' }),
    graphql: (agent) =>
      agent.graphql(
        'mutation ($input: NewsletterSubscriptionInput!) { subscribeToNewsletter(input: $input) { message } }',
        { input: { email: 'ana@example.org' } },
      ),
  },
  {
    routes: ['uploadTarget'],
    fields: ['Query.uploadTarget'],
    allowed: 'admins',
    rest: (agent) => agent.get('/api/uploads/target'),
    graphql: (agent) => agent.graphql('{ uploadTarget { url preset } }'),
  },
  {
    routes: ['analyticsByProject'],
    fields: ['Query.analytics'],
    allowed: 'admins',
    rest: (agent) => agent.get('/api/analytics/projects'),
    graphql: (agent) => agent.graphql('{ analytics { projects { projectTitle totalDonated } } }'),
    comparable: (totals: Json[]) => ({ projects: totals.map(({ projectId, ...total }) => total) }),
  },
  {
    routes: ['analyticsTotal'],
    fields: ['Query.analytics'],
    allowed: 'admins',
    rest: (agent) => agent.get('/api/analytics/total'),
    graphql: (agent) => agent.graphql('{ analytics { total } }'),
  },
  {
    routes: ['analyticsGrowth'],
    fields: ['Query.analytics'],
    allowed: 'admins',
    rest: (agent) => agent.get('/api/analytics/growth'),
    graphql: (agent) => agent.graphql('{ analytics { growth { month total count } } }'),
    comparable: (growth: Json[]) => ({ growth }),
  },
  // GraphQL has no files: what it would answer is the lists above.
  ...['projects', 'donations', 'subscribers', 'messages'].map(
    (name): Operation => ({
      routes: [`export${name.charAt(0).toUpperCase()}${name.slice(1)}`],
      fields: [],
      allowed: 'admins',
      rest: (agent) => agent.get(`/api/exports/${name}.csv`),
    }),
  ),
]

/** Offered on one edge alone, and why. */
export const onOneEdge: Record<string, string> = {
  'Query.viewer': 'REST answers the user when signing in',
  uploadPicture: 'a form with a file over GraphQL would open its mutations to foreign pages',
  health: 'for the machine that watches the process',
  ready: 'for the machine that watches the process',
}

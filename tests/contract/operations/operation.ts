import type { Permission } from '../../../schema/permissions.ts'
import type { ProblemCode } from '../../../schema/problems.ts'
import type { Role } from '../../../schema/roles.ts'
import type { Agent, Answer, GraphqlBody } from '../../support/agent.ts'

/** What stands in the database before an operation is tried. */
export interface Ids {
  project: string
  /** One nobody has given to. */
  emptyProject: string
  donation: string
  voidedDonation: string
  receipt: string
  /** One of which the ledger says something else. */
  outdatedReceipt: string
  /** Of which there are gifts. */
  statementYear: string
  /** Of a donor with an address. */
  donorStatement: string
  /** What was spent, with a receipt. */
  spending: string
  donationImport: string
  pledge: string
  /** Of the link of whoever made it. */
  pledgeToken: string
  /** A month of what was given every month, and has ended; nowhere without a database to say so in. */
  monthlyPledge: string
  /** Of its link. */
  monthlyPledgeToken: string
  /** The same of one that was paid and has a receipt; nobody’s where the site writes no letters. */
  paidPledgeToken: string
  donor: string
  donorPair: string
  event: string
  /** One that nothing uses. */
  picture: string
  /** Of the newsletter, not sent yet. */
  issue: string
  /** Of the newsletter, sent; nowhere where the site writes no letters. */
  archivedIssue: string
  /** One that was not sent. */
  letter: string
  /** A feature that can be launched. */
  launch: string
  message: string
  session: string
  /** Somebody of the team. */
  member: string
  invitation: string
  invitationToken: string
  /** Of whoever is called `forgetful`; nobody's where the site writes no letters. */
  passwordResetToken: string
  /** Of the same; nobody's where the site writes no letters. */
  emailVerificationToken: string
  /** Of the address that `forgetful` is to have; nobody’s where the site writes no letters. */
  emailChangeToken: string
  /** Of the account `careful`, whose telephone has it. */
  secondFactorKey: string
  deletedMessage: string
  reader: string
  removedReader: string
  /** Of the link in a letter to the reader. */
  subscriptionToken: string
  subscriber: string
  removedSubscriber: string
  /** Of the link by which that one gives up their place. */
  placeToken: string
  /** Of the trail: it has changed the project that nobody has given to. */
  trailEntry: string
  /** Of whoever is called `admin`, where there is such a one. */
  savedView: string
}

/** The id that stands in an address of the document. */
export const idFor = (path: string, ids: Ids): string => {
  if (path.startsWith('/api/projects')) return ids.project
  if (path.startsWith('/api/events')) return ids.event
  if (path.startsWith('/api/pictures')) return ids.picture
  if (path.startsWith('/api/issues')) return ids.issue
  if (path.startsWith('/api/letters')) return ids.letter
  if (path.startsWith('/api/launches')) return ids.launch
  if (path.startsWith('/api/trail')) return ids.trailEntry
  if (path.startsWith('/api/bin')) return ids.deletedMessage
  if (path.endsWith('/monthly-end')) return ids.monthlyPledge
  if (path.startsWith('/api/pledges')) return ids.pledge
  if (path.startsWith('/api/spendings') || path.startsWith('/api/accounts')) return ids.spending
  if (path.startsWith('/api/donation-imports')) return ids.donationImport
  if (path.startsWith('/api/receipts'))
    return path.endsWith('replacements') ? ids.outdatedReceipt : ids.receipt
  if (path.startsWith('/api/donations'))
    return path.endsWith('restorations') ? ids.voidedDonation : ids.donation
  if (path.startsWith('/api/team/invitations')) return ids.invitation
  if (path.startsWith('/api/team')) return ids.member
  if (path.startsWith('/api/sessions')) return ids.session
  if (path.startsWith('/api/saved-views')) return ids.savedView
  if (path.startsWith('/api/newsletter/issues')) return ids.archivedIssue
  const isBroughtBack = path.endsWith('restorations')
  if (path.startsWith('/api/newsletter')) return isBroughtBack ? ids.removedReader : ids.reader
  if (path.startsWith('/api/subscribers')) return isBroughtBack ? ids.removedSubscriber : ids.subscriber
  if (path.startsWith('/api/statements')) return ids.statementYear
  if (path.startsWith('/api/donor-statements')) return ids.donorStatement
  if (path.startsWith('/api/donors')) return ids.donor
  if (path.startsWith('/api/donor-pairs')) return ids.donorPair
  return ids.message
}

export type Json = Record<string, unknown>

/** One operation of the gateway, as each edge offers it, and who may do it. */
export interface Operation {
  /** Its `operationId`s over REST; none where REST does not offer it. */
  routes: readonly string[]
  /** Its fields over GraphQL, as `Query.x` or `Mutation.x`; none where GraphQL does not offer it. */
  fields: readonly string[]
  allowed: 'everyone' | 'signed-in' | Permission
  /** What GraphQL is asked for besides asks for, and refuses; REST leaves it out. */
  nested?: Permission
  /** What somebody of a role is refused with who may ask for it. */
  refused?: Partial<Record<Role, ProblemCode>>
  rest: (agent: Agent, ids: Ids) => Promise<Answer<unknown>>
  /** Absent where GraphQL does not offer it. */
  graphql?: (agent: Agent, ids: Ids) => Promise<Answer<GraphqlBody<Json>>>
  /** What of REST's answer must equal the data of GraphQL's first field. */
  comparable?: (body: never, headers: Json) => unknown
}

/** One that answers nothing but an id over GraphQL, and over REST nothing at all. */
export const removal = (
  name: string,
  allowed: Permission,
  rest: Operation['rest'],
  idOf: (ids: Ids) => string,
): Operation => ({
  routes: [name],
  fields: [`Mutation.${name}`],
  allowed,
  rest,
  graphql: (agent, ids) => agent.graphql(`mutation ($id: ID!) { ${name}(id: $id) }`, { id: idOf(ids) }),
  comparable: () => 'an id',
})

const outcomes = '{ refusal version }'

/** One that does the same to many records, here to one that is there and to one that is not. */
export const toMany = (
  name: string,
  allowed: Permission,
  path: string,
  idOf: (ids: Ids) => string,
): Operation => {
  const both = (ids: Ids) => ({ ids: [idOf(ids), 'nowhere'] })
  return {
    routes: [name],
    fields: [`Mutation.${name}`],
    allowed,
    rest: (agent, ids) => agent.post(path, both(ids)),
    graphql: (agent, ids) =>
      agent.graphql(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) ${outcomes} }`, both(ids)),
  }
}

/** One that gives each of many records something of its own. */
export const changesOfMany = (
  name: string,
  allowed: Permission,
  path: string,
  input: string,
  change: (ids: Ids) => Json,
): Operation => {
  const changes = (ids: Ids) => ({ changes: [change(ids), { ...change(ids), id: 'nowhere' }] })
  return {
    routes: [name],
    fields: [`Mutation.${name}`],
    allowed,
    rest: (agent, ids) => agent.put(path, changes(ids)),
    graphql: (agent, ids) =>
      agent.graphql(
        `mutation ($changes: [${input}!]!) { ${name}(changes: $changes) ${outcomes} }`,
        changes(ids),
      ),
  }
}

/** Stands for the id of the session that asks. */
export const own = 'own'

/** What REST tells in several fields beside a nested list, as GraphQL tells it within. */
export const withNested = (key: 'donations' | 'subscribers', { [key]: nodes, ...record }: Json): Json => {
  const isAbout = (name: string): boolean => name.startsWith(key)
  const about = Object.entries(record).filter(([name]) => isAbout(name))
  const rest = Object.entries(record).filter(([name]) => !isAbout(name))
  const inner = about.map(([name, value]) => [
    name.charAt(key.length).toLowerCase() + name.slice(key.length + 1),
    value,
  ])
  return { ...Object.fromEntries(rest), [key]: { ...Object.fromEntries(inner), nodes } }
}

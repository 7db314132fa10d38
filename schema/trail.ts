import { z } from 'zod'
import { periodEnds, periodOf, periodQuery } from './analytics.ts'
import { id } from './fields.ts'
import { longest } from './limits.ts'
import { pageQuery, pageRequest, searchText, toPageRequest } from './lists.ts'
import { namesOf, type Words } from './model.ts'

interface Called {
  label: Words
  description: string
}

/** What is done to a record, in the words of whoever reads of it. */
export const trailActions = {
  create: { label: { en: 'Added', ka: 'დაემატა' }, description: 'It was not there before.' },
  change: { label: { en: 'Changed', ka: 'შეიცვალა' }, description: 'Some of it is another now.' },
  publish: {
    label: { en: 'Published', ka: 'გამოქვეყნდა' },
    description: 'Everybody is shown it, now or from a moment on.',
  },
  archive: {
    label: { en: 'Ended', ka: 'დასრულდა' },
    description: 'It is in no list for everybody any more.',
  },
  answer: {
    label: { en: 'Marked as answered', ka: 'პასუხგაცემულად მოინიშნა' },
    description: 'Of a message: somebody has answered it.',
  },
  close: {
    label: { en: 'Closed without an answer', ka: 'უპასუხოდ დაიხურა' },
    description: 'Of a message: it is done with.',
  },
  reopen: {
    label: { en: 'Made new again', ka: 'ახლებში დაბრუნდა' },
    description: 'Of a message: it waits for an answer again.',
  },
  take: {
    label: { en: 'Taken', ka: 'აღებულია' },
    description: 'Of a message: whoever did it will answer.',
  },
  give: {
    label: { en: 'Given to a colleague', ka: 'კოლეგას გადაეცა' },
    description: 'Of a message: somebody else will answer.',
  },
  release: {
    label: { en: 'Given back', ka: 'დაითმო' },
    description: 'Of a message: nobody has taken it any more.',
  },
  send: {
    label: { en: 'Sent', ka: 'გაიგზავნა' },
    description: 'Of an issue of the newsletter: from then on it went to its readers.',
  },
  schedule: {
    label: { en: 'Scheduled', ka: 'დაიგეგმა' },
    description: 'Of an issue of the newsletter: it goes to its readers from a moment on.',
  },
  unschedule: {
    label: { en: 'Taken off the schedule', ka: 'დაგეგმვა გაუქმდა' },
    description: 'Of an issue of the newsletter: it does not go at the moment it was scheduled for.',
  },
  pause: {
    label: { en: 'Sending paused', ka: 'გაგზავნა შეჩერდა' },
    description: 'Of an issue of the newsletter: it goes to nobody else for now.',
  },
  resume: {
    label: { en: 'Sending continued', ka: 'გაგზავნა განახლდა' },
    description: 'Of an issue of the newsletter: it goes on to whoever has no letter yet.',
  },
  stop: {
    label: { en: 'Sending ended', ka: 'გაგზავნა შეწყდა' },
    description: 'Of an issue of the newsletter: it goes to nobody else ever.',
  },
  delete: { label: { en: 'Deleted', ka: 'წაიშალა' }, description: 'It is in the bin, or gone.' },
  restore: { label: { en: 'Brought back', ka: 'დაბრუნდა' }, description: 'It is out of the bin again.' },
  destroy: { label: { en: 'Destroyed', ka: 'სამუდამოდ წაიშალა' }, description: 'It is gone for good.' },
} as const satisfies Record<string, Called>

export type TrailAction = keyof typeof trailActions

interface Kind extends Called {
  /** Where its records are kept. */
  table: string
}

/** What people write, and what one of it is called. */
export const trailKinds = {
  project: {
    table: 'projects',
    label: { en: 'Project', ka: 'პროექტი' },
    description: 'Something that money is raised for.',
  },
  event: {
    table: 'events',
    label: { en: 'Event', ka: 'ღონისძიება' },
    description: 'Something to come to.',
  },
  subscriber: {
    table: 'event_subscribers',
    label: { en: 'Subscriber', ka: 'მონაწილე' },
    description: 'Somebody who comes to an event.',
  },
  video: {
    table: 'gallery_slots',
    label: { en: 'Video', ka: 'ვიდეო' },
    description: 'A place of the gallery.',
  },
  picture: {
    table: 'pictures',
    label: { en: 'Picture', ka: 'სურათი' },
    description: 'A picture that is kept to be used again.',
  },
  gift: {
    table: 'donations',
    label: { en: 'Gift', ka: 'შემოწირულობა' },
    description: 'A gift to a project.',
  },
  pledge: {
    table: 'pledges',
    label: { en: 'Pledge', ka: 'დაპირებული თანხა' },
    description: 'What somebody has promised to give.',
  },
  monthlyGift: {
    table: 'monthly_gifts',
    label: { en: 'Monthly gift', ka: 'ყოველთვიური შემოწირულობა' },
    description: 'A gift that is charged every month.',
  },
  signature: {
    table: 'donors',
    label: { en: 'Donor’s name', ka: 'შემომწირველის სახელი' },
    description: 'How gifts are signed.',
  },
  giftImport: {
    table: 'donation_imports',
    label: { en: 'Bank’s file', ka: 'ბანკის ფაილი' },
    description: 'Gifts written from a file of a bank.',
  },
  bankMapping: {
    table: 'bank_mappings',
    label: { en: 'Columns of a bank', ka: 'ბანკის სვეტები' },
    description: 'What the columns of a bank’s files hold.',
  },
  receipt: {
    table: 'receipts',
    label: { en: 'Receipt', ka: 'ქვითარი' },
    description: 'A receipt that was issued.',
  },
  statement: {
    table: 'statements',
    label: { en: 'Yearly statement sent', ka: 'წლიური ამონაწერი გაიგზავნა' },
    description: 'That somebody had a donor sent a statement of what they gave in a year.',
  },
  statementSending: {
    table: 'statement_sendings',
    label: { en: 'Statements of a year', ka: 'წლის ამონაწერები' },
    description: 'That somebody had the statements of a year sent to all donors, or no further.',
  },
  spending: {
    table: 'spendings',
    label: { en: 'Spending', ka: 'ხარჯი' },
    description: 'Something that was paid out of what was given.',
  },
  donor: {
    table: 'people',
    label: { en: 'Donor', ka: 'შემომწირველი' },
    description: 'Who was merged with somebody, or taken apart, or is written to in another language.',
  },
  donorPair: {
    table: 'people_apart',
    label: { en: 'Two donors', ka: 'ორი შემომწირველი' },
    description: 'Two that nobody shall be asked of again.',
  },
  donorThanks: {
    table: 'donor_thanks',
    label: { en: 'Thanks by name', ka: 'საჯარო მადლობა' },
    description: 'That a donor has told the team that they may be thanked by name on the site.',
  },
  donorNote: {
    table: 'donor_notes',
    label: { en: 'Note', ka: 'შენიშვნა' },
    description: 'Something written down of a donor.',
  },
  message: {
    table: 'contact_messages',
    label: { en: 'Message', ka: 'წერილი' },
    description: 'A message to the team.',
  },
  messageNote: {
    table: 'message_notes',
    label: { en: 'Note on a message', ka: 'შენიშვნა წერილზე' },
    description: 'Something written down of a message.',
  },
  messageAnswer: {
    table: 'message_answers',
    label: { en: 'Answer to a message', ka: 'პასუხი წერილზე' },
    description: 'Something answered to a message, by letter.',
  },
  reader: {
    table: 'newsletter_subscriptions',
    label: { en: 'Newsletter reader', ka: 'სიახლეების მკითხველი' },
    description: 'Somebody who reads the newsletter.',
  },
  issue: {
    table: 'newsletter_issues',
    label: { en: 'Newsletter issue', ka: 'სიახლეების წერილი' },
    description: 'A letter to everybody who reads the newsletter.',
  },
  account: { table: 'users', label: { en: 'Account', ka: 'ანგარიში' }, description: 'Somebody’s account.' },
  secondFactor: {
    table: 'second_factors',
    label: { en: 'Second step at sign-in', ka: 'ორსაფეხურიანი დადასტურება' },
    description: 'That somebody signs in with a code besides the password.',
  },
  session: {
    table: 'sessions',
    label: { en: 'Session ended', ka: 'სესია დასრულდა' },
    description: 'That somebody signed out, or ended a session of theirs elsewhere.',
  },
  letter: {
    table: 'letters',
    label: { en: 'Letter sent again', ka: 'წერილი ხელახლა გაიგზავნა' },
    description: 'That somebody had a letter sent again.',
  },
  charity: {
    table: 'charity',
    label: { en: 'The charity’s details', ka: 'ორგანიზაციის რეკვიზიტები' },
    description: 'What the charity is called, and which account gifts go to.',
  },
  launch: {
    table: 'launches',
    label: { en: 'Launch', ka: 'გაშვება' },
    description: 'That visitors have something, or have it no more.',
  },
  invitation: {
    table: 'invitations',
    label: { en: 'Invitation', ka: 'მოწვევა' },
    description: 'A link that lets somebody join the team.',
  },
  erasure: {
    table: 'erasures',
    label: { en: 'A person’s data erased', ka: 'ადამიანის მონაცემები წაიშალა' },
    description: 'That a person was erased, and how much of what; never who.',
  },
} as const satisfies Record<string, Kind>

export type TrailKind = keyof typeof trailKinds

/** Columns of any of these tables that name an account by its id. */
export const accountColumns = [
  'deleted_by',
  'issued_by',
  'launched_by',
  'made_by',
  'merged_by',
  'recorded_by',
  'taken_by',
  'told_by',
  'uploaded_by',
  'user_id',
  'written_by',
] as const

/** Columns of any of these tables that name another record by its id, and what that is. */
export const recordColumns = {
  donor_id: 'signature',
  donation_id: 'gift',
  event_id: 'event',
  merged_into: 'donor',
  message_id: 'message',
  one_id: 'donor',
  other_id: 'donor',
  person_id: 'donor',
  project_id: 'project',
  replaces_id: 'receipt',
  root_id: 'donor',
} as const satisfies Record<string, TrailKind>

const actions = namesOf(trailActions)
const kinds = namesOf(trailKinds)

/** Of each kind at most so many records are looked for by what they are called: whoever types so little types more. */
export const mostCalled = 100

/** Takes the place of an account among who did something, where nobody was signed in. */
export const programs = 'program'

/** What each choice means, for whoever documents them. */
export const trailChoices = {
  actor: `Only what the account with this id did, or \`${programs}\`: what programs did, where nobody was signed in.`,
  kind: 'Only what was done to such records.',
  record: 'Only what was done to the record with this id; `kind` says of what.',
  action: 'Only what was done so.',
  search: `Only what was done to records that are called so now, or by somebody who is. Gifts are found by whoever gave them; subscribers of events are not looked for. Of each kind at most ${mostCalled} records are.`,
} as const

const narrowed = {
  search: searchText.nullish(),
  actor: z.union([z.literal(programs), z.uuid()]).nullish(),
  kind: z.enum(kinds).nullish(),
  record: id.nullish(),
  action: z.enum(actions).nullish(),
}

const selected = ({ search, actor, kind, record, action }: z.output<z.ZodObject<typeof narrowed>>) => ({
  search: search ?? '',
  actor: actor ?? null,
  kind: kind ?? null,
  record: record ?? null,
  action: action ?? null,
})

const narrowedQuery = periodQuery.extend({
  search: searchText
    .optional()
    .meta({ title: 'TrailSearch', maxLength: longest.search, description: trailChoices.search }),
  actor: z.string().optional().meta({ description: trailChoices.actor }),
  kind: z.enum(kinds).optional().meta({ title: 'TrailKind', description: trailChoices.kind }),
  record: z.string().optional().meta({ description: trailChoices.record }),
  action: z.enum(actions).optional().meta({ title: 'TrailAction', description: trailChoices.action }),
})

/** The shapes of the trail: what its service takes, what it takes in a query string, and an export of it. */
export const trailList = {
  request: pageRequest
    .extend({ ...periodEnds.shape, ...narrowed })
    .transform(({ first, after, from, until, ...given }, ctx) => ({
      first,
      after,
      ...periodOf({ from, until }, ctx),
      ...selected(given),
    })),

  query: pageQuery.extend(narrowedQuery.shape).transform(toPageRequest),

  exported: narrowedQuery,

  selection: periodEnds.extend(narrowed).transform(({ from, until, ...given }, ctx) => ({
    ...periodOf({ from, until }, ctx),
    ...selected(given),
  })),
}

/** What of the trail is asked for. */
export type TrailSelection = z.output<typeof trailList.selection>
export type TrailRequest = z.output<typeof trailList.request>

/** What old values are put back into, and from which version. */
export const restoration = z.strictObject({ version: z.int().min(1).nullish() })

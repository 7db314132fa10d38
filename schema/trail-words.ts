import { z } from 'zod'
import { user } from './accounts.ts'
import { bankFields, writtenAmounts, writtenDays } from './bank-words.ts'
import { charity } from './charity.ts'
import { contactMessage } from './contacts.ts'
import { bankMapping } from './donation-imports.ts'
import { donation, donationStatusWords } from './donations.ts'
import { donor, donorNote } from './donors.ts'
import { event } from './events.ts'
import { isLaunchable, launchable } from './launches.ts'
import { letter } from './letters.ts'
import { isLocale, type Locale, languageNames, locales } from './locales.ts'
import { type Field, namesOf, type WithFields, type Words } from './model.ts'
import { monthlyGift } from './monthly-gifts.ts'
import { newsletterReader } from './newsletter.ts'
import { newsletterIssue } from './newsletter-issues.ts'
import { personalPlaces, placeCount } from './personal-data.ts'
import { picture } from './picture-library.ts'
import { pledge } from './pledges.ts'
import { project } from './projects.ts'
import { receipt } from './receipts.ts'
import { spending } from './spending.ts'
import { invitation } from './team.ts'
import type { TrailKind } from './trail.ts'

/** What is known of the columns of a kind: the fields of its model. */
const nouns: Partial<Record<TrailKind, WithFields>> = {
  project,
  event,
  issue: newsletterIssue,
  picture,
  gift: donation,
  pledge,
  monthlyGift,
  message: contactMessage,
  reader: newsletterReader,
  account: user,
  donor,
  donorNote,
  invitation,
  letter,
  charity,
  spending,
  receipt,
}

interface Known {
  field: Field
  /** The language of a column that has one. */
  locale: Locale | null
}

const camelCase = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const known = (kind: TrailKind | null, column: string): Known | null => {
  const fields: Readonly<Record<string, Field>> = (kind && nouns[kind]?.fields) ?? {}
  const plain = fields[camelCase(column)]
  if (plain) return { field: plain, locale: null }
  const locale = locales.find((each) => column.endsWith(`_${each}`))
  const text = locale && fields[camelCase(column.slice(0, -`_${locale}`.length))]
  return text ? { field: text, locale } : null
}

/** What else of a record the trail tells than the fields of its form. */
const columnWords: Readonly<Record<string, Words>> = {
  created_at: { en: 'Written', ka: 'ჩაწერის დრო' },
  deleted_at: { en: 'Deleted', ka: 'წაშლის დრო' },
  deleted_by: { en: 'Deleted by', ka: 'ვინ წაშალა' },
  published_at: { en: 'Published from', ka: 'გამოქვეყნების დრო' },
  archived_at: { en: 'Ended', ka: 'დასრულების დრო' },
  place: { en: 'Place in the list', ka: 'ადგილი სიაში' },
  status: { en: 'State', ka: 'მდგომარეობა' },
  donation_id: { en: 'Gift', ka: 'შემოწირულობა' },
  donor_id: { en: 'Donor’s entry', ka: 'შემომწირველის ჩანაწერი' },
  project_id: { en: 'Project', ka: 'პროექტი' },
  event_id: { en: 'Event', ka: 'ღონისძიება' },
  recorded_by: { en: 'Recorded by', ka: 'ვინ ჩაწერა' },
  password_hash: { en: 'Password', ka: 'პაროლი' },
  token_version: { en: 'Sessions (all ended)', ka: 'სესიები (ყველა დასრულდა)' },
  video_url: { en: 'Video', ka: 'ვიდეო' },
  taken_by: { en: 'Taken by', ka: 'ვინ აიღო' },
  disabled_at: { en: 'Disabled', ka: 'გათიშვის დრო' },
  locale_chosen_at: { en: 'Language chosen', ka: 'ენის არჩევის დრო' },
  email_verified_at: { en: 'Email confirmed', ka: 'ელფოსტის დადასტურების დრო' },
  text: { en: 'Text', ka: 'ტექსტი' },
  message_id: { en: 'Message', ka: 'წერილი' },
  person_id: { en: 'Donor', ka: 'შემომწირველი' },
  written_by: { en: 'Written by', ka: 'ვინ დაწერა' },
  written_at: { en: 'Written', ka: 'დაწერის დრო' },
  launched_at: { en: 'Turned on', ka: 'ჩაირთო' },
  launched_by: { en: 'Turned on by', ka: 'ჩართო' },
  feature: { en: 'What', ka: 'რა' },
  user_id: { en: 'Account', ka: 'ანგარიში' },
  confirmed_at: { en: 'Turned on', ka: 'ჩართვის დრო' },
  codes_made_at: { en: 'Recovery codes made', ka: 'სარეზერვო კოდების შექმნის დრო' },
  name: { en: 'Name', ka: 'სახელი' },
  email: { en: 'Email', ka: 'ელფოსტა' },
  locale: { en: 'Language', ka: 'ენა' },
  role: { en: 'Role', ka: 'როლი' },
  expires_at: { en: 'Good until', ka: 'ვადა' },
  merged_into: { en: 'Merged with', ka: 'ვისთან გაერთიანდა' },
  merged_by: { en: 'Merged by', ka: 'ვინ გააერთიანა' },
  merged_at: { en: 'Merged', ka: 'გაერთიანების დრო' },
  root_id: { en: 'Counted with', ka: 'ვისთან ითვლება' },
  told_locale: { en: 'Letters in', ka: 'წერილების ენა' },
  told_by: { en: 'Told by', ka: 'ვინ გადაწყვიტა' },
  told_at: { en: 'Told', ka: 'გადაწყვეტის დრო' },
  one_id: { en: 'One donor', ka: 'ერთი შემომწირველი' },
  other_id: { en: 'The other donor', ka: 'მეორე შემომწირველი' },
  file_name: { en: 'File', ka: 'ფაილი' },
  gift_count: { en: 'Gifts', ka: 'შემოწირულობები' },
  sum: { en: 'Sum', ka: 'ჯამი' },
  made_by: { en: 'Made by', ka: 'ვინ შექმნა' },
  made_at: { en: 'Made', ka: 'შექმნის დრო' },
  voided_at: { en: 'Taken back', ka: 'გაუქმების დრო' },
  mapping: { en: 'Columns', ka: 'სვეტები' },
  erased: { en: 'What was erased', ka: 'რა წაიშალა' },
  position: { en: 'Place', ka: 'ადგილი' },
  issued_by: { en: 'Issued by', ka: 'ვინ გასცა' },
  replaces_id: { en: 'Instead of', ka: 'რომლის ნაცვლად' },
  year: { en: 'Year', ka: 'წელი' },
  sending: { en: 'Being sent', ka: 'იგზავნება' },
  sent_at: { en: 'Sent', ka: 'გაგზავნის დრო' },
  waiting: { en: 'Number in the waiting list', ka: 'ნომერი მოლოდინის სიაში' },
  amount: { en: 'Amount', ka: 'თანხა' },
  number: { en: 'Number', ka: 'ნომერი' },
  kind: { en: 'Kind', ka: 'სახე' },
  method: { en: 'Way', ka: 'გზა' },
  reference: { en: 'Reference', ka: 'გადარიცხვის კოდი' },
  refunded: { en: 'Went back', ka: 'დაბრუნდა' },
  anonymous: { en: 'Anonymous', ka: 'ანონიმური' },
  received_at: { en: 'Received', ka: 'მიღების დრო' },
}

/** What is called otherwise of one kind than of others. */
const ownWords: Partial<Record<TrailKind, Readonly<Record<string, Words>>>> = {
  reader: {
    asked_at: { en: 'Asked to confirm', ka: 'დადასტურების თხოვნის დრო' },
    confirmed_at: { en: 'Address confirmed', ka: 'მისამართის დადასტურების დრო' },
    unreachable_since: { en: 'No such mailbox since', ka: 'როდიდან აღარ არსებობს ყუთი' },
  },
  invitation: { token_hash: { en: 'Link', ka: 'ბმული' } },
  secondFactor: { key: { en: 'Secret of the codes', ka: 'კოდების საიდუმლო' } },
  spending: { paper: { en: 'Receipt', ka: 'ქვითარი' } },
}

/** What of a record nobody is told, and why. */
export const untold: Partial<Record<TrailKind, Readonly<Record<string, string>>>> = {
  account: { is_demo: 'whether it came with the demo, which nobody has decided' },
  bankMapping: { header_key: 'a hash of the names of the columns' },
  donor: { fingerprint: 'made from a name and an address, so that it says nothing of its own' },
  letter: { about: 'the id of something of any kind, which never changes' },
}

/** Whether a column is told: not the number of its record, which is called by its name beside it. */
export const isToldOf = (kind: TrailKind | null, column: string): boolean =>
  column !== 'id' && !(kind && Object.hasOwn(untold[kind] ?? {}, column))

const inLanguage: Record<Locale, (field: Words) => Words> = {
  en: ({ en, ka }) => ({ en: `${en} in English`, ka: `${ka} ინგლისურად` }),
  ka: ({ en, ka }) => ({ en: `${en} in Georgian`, ka: `${ka} ქართულად` }),
}

/** What a column of a record is called, as its form calls it. */
export const columnLabel = (kind: TrailKind | null, column: string, reader: Locale): string => {
  const found = known(kind, column)
  if (found?.locale) return inLanguage[found.locale](found.field.label)[reader]
  const words = (kind && ownWords[kind]?.[column]) ?? found?.field.label ?? columnWords[column]
  return words?.[reader] ?? column
}

const sums: readonly string[] = ['amount', 'refunded', 'sum']

/** What kind of field a column is; null where its form has none of it. */
export const fieldKindOf = (kind: TrailKind | null, column: string): Field['kind'] | null =>
  known(kind, column)?.field.kind ?? (sums.includes(column) ? 'lari' : null)

/** How much of what was erased. */
const placesText = (value: string, reader: Locale): string => {
  const found = z.array(placeCount).safeParse(JSON.parse(value))
  if (!found.success) return value
  return found.data.map(({ place, count }) => `${personalPlaces[place].label[reader]}: ${count}`).join('; ')
}

/** Which column of a bank's file holds what; what none holds is not told. */
const mappingText = (value: string, reader: Locale): string => {
  const { success, data } = bankMapping.safeParse(JSON.parse(value))
  if (!success) return value
  const { dayOrder, decimalMark, ...columns } = data
  const held = namesOf(columns).flatMap((name) =>
    columns[name] === null ? [] : [`${bankFields[name][reader]}: ${columns[name]}`],
  )
  return [
    ...held,
    `${bankFields.dayOrder[reader]}: ${writtenDays[dayOrder][reader]}`,
    `${bankFields.decimalMark[reader]}: ${writtenAmounts[decimalMark][reader]}`,
  ].join('; ')
}

/** A file is kept under a name that nobody can guess. */
const paperText = (name: string): Words =>
  name.endsWith('.pdf') ? { en: 'a PDF', ka: 'PDF ფაილი' } : { en: 'a picture', ka: 'სურათი' }

const answers: Readonly<Record<string, Words>> = {
  true: { en: 'yes', ka: 'კი' },
  false: { en: 'no', ka: 'არა' },
}

/** The number that keeps it is nobody's. */
const byHand: Words = { en: 'chosen by hand', ka: 'ხელით არჩეული' }

/** What a column held in words, where the database keeps it in others; null where it is told as it stands there. */
export const valueInWords = (
  kind: TrailKind | null,
  column: string,
  value: string,
  reader: Locale,
): string | null => {
  if (kind === 'erasure' && column === 'erased') return placesText(value, reader)
  if (kind === 'bankMapping' && column === 'mapping') return mappingText(value, reader)
  if (kind === 'spending' && column === 'paper') return paperText(value)[reader]
  if (kind === 'launch' && isLaunchable(value)) return launchable[value].label[reader]
  if (column === 'place' && kind !== null) return byHand[reader]
  const field = known(kind, column)?.field
  if (field?.kind === 'time') return value.slice(0, 5)
  if (field?.kind === 'choice') return field.options?.[value]?.label[reader] ?? value
  const states: Readonly<Record<string, Words>> = donationStatusWords
  if (column === 'status' && states[value]) return states[value][reader]
  if ((column === 'locale' || column === 'told_locale') && isLocale(value))
    return languageNames[value][reader]
  return answers[value]?.[reader] ?? null
}

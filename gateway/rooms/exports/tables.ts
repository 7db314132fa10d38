import { contactMessage } from '../../../schema/contacts.ts'
import { donation, donationStatusWords } from '../../../schema/donations.ts'
import { donor } from '../../../schema/donors.ts'
import { event, subscriberStates } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'
import { type NewsletterReader, newsletterReader } from '../../../schema/newsletter.ts'
import { pledge } from '../../../schema/pledges.ts'
import { project } from '../../../schema/projects.ts'
import { spending } from '../../../schema/spending.ts'
import {
  accountColumns as columnsOfAccounts,
  recordColumns,
  trailActions,
  trailKinds,
} from '../../../schema/trail.ts'
import { anonymousDonor, titleWithoutName } from '../../../schema/trail-titles.ts'
import { columnLabel, isToldOf, valueInWords } from '../../../schema/trail-words.ts'
import { inLocale } from '../../core/localized.ts'
import {
  type Column,
  column,
  columnsOf,
  fieldColumns,
  languageName,
  localizedColumns,
  moment,
  yesOrNo,
} from '../../models/file-columns.ts'
import type { HandledMessage } from '../contacts/handling.ts'
import type { DonationToProject, DonorMonth, LedgerDonation } from '../donations/donation.ts'
import type { DonorWithYears, WithoutName } from '../donors/donor.ts'
import type { SubscriberOfEvent } from '../events/subscriber.ts'
import type { PledgeToProject } from '../pledges/pledge.ts'
import type { TrailEntry } from '../trail/trail.ts'

/** Whoever wants to hear of something: of an event, or of all there is, by the newsletter. */
export type Subscription = ({ to: 'event' } & SubscriberOfEvent) | ({ to: 'newsletter' } & NewsletterReader)

export const projectColumns = columnsOf(project)
export const eventColumns = columnsOf(event)

const { method, reference, refunded } = donation.fields

export const donationColumns: readonly Column<DonationToProject>[] = [
  column('Id', 'იდენტიფიკატორი', ({ id }) => id),
  column('Received, Tbilisi time', 'მიღების დრო, თბილისი', ({ receivedAt }) => moment(receivedAt)),
  column('Amount, lari', 'თანხა, ლარი', ({ amount }) => amount),
  column('Donor', 'შემომწირველი', ({ donor }) => donor?.name ?? null),
  column('Anonymous', 'ანონიმური', ({ anonymous }, locale) => yesOrNo(anonymous, locale)),
  column(
    'Recorded name, for the team only',
    'ჩაწერილი სახელი, მხოლოდ გუნდისთვის',
    ({ recordedDonor }) => recordedDonor?.name ?? null,
  ),
  column(
    'Recorded email, for the team only',
    'ჩაწერილი ელფოსტა, მხოლოდ გუნდისთვის',
    ({ recordedDonor }) => recordedDonor?.email ?? null,
  ),
  column('Project id', 'პროექტის იდენტიფიკატორი', ({ projectId }) => projectId),
  ...localizedColumns<DonationToProject>('Project', 'პროექტი', ({ projectTitle }) => projectTitle),
  ...fieldColumns({ fields: { method, reference, refunded } }),
]

export const ledgerColumns: readonly Column<LedgerDonation>[] = [
  ...donationColumns,
  column('State', 'მდგომარეობა', ({ status }, locale) => donationStatusWords[status][locale]),
  column(
    'What went back on which day, lari',
    'რომელ დღეს რა დაბრუნდა, ლარი',
    ({ wentBack }) => wentBack ?? null,
  ),
]

export const pledgeColumns: readonly Column<PledgeToProject>[] = [
  ...columnsOf(pledge),
  column('Project id', 'პროექტის იდენტიფიკატორი', ({ projectId }) => projectId),
  ...localizedColumns<PledgeToProject>('Project', 'პროექტი', ({ projectTitle }) => projectTitle),
  column('Gift', 'შემოწირულობის იდენტიფიკატორი', ({ donationId }) => donationId),
  column('State of the gift', 'შემოწირულობის მდგომარეობა', ({ giftStatus }, locale) =>
    giftStatus === null ? null : donationStatusWords[giftStatus][locale],
  ),
  column('What of the gift counts, lari', 'რამდენი ითვლება, ლარი', ({ giftAmount }) => giftAmount),
  column('What of the gift went back, lari', 'რამდენი დაბრუნდა, ლარი', ({ giftRefunded }) => giftRefunded),
]

export const spendingColumns = columnsOf(spending)

const tbilisiDay = (instant: string): string => moment(instant).slice(0, 10)

/** A gift as it is booked: who gave is told, of an anonymous one too where that may be. */
export const accountColumns: readonly Column<DonationToProject>[] = [
  column('Month', 'თვე', ({ receivedAt }) => tbilisiDay(receivedAt).slice(0, 7)),
  column('Day', 'დღე', ({ receivedAt }) => tbilisiDay(receivedAt)),
  column('Amount, lari', 'თანხა, ლარი', ({ amount }) => amount),
  ...fieldColumns({ fields: { refunded, method, reference } }),
  ...localizedColumns<DonationToProject>('Project', 'პროექტი', ({ projectTitle }) => projectTitle),
  column('Donor', 'შემომწირველი', ({ recordedDonor }) => recordedDonor?.name ?? null),
  column('Email', 'ელფოსტა', ({ recordedDonor }) => recordedDonor?.email ?? null),
  column('Donor id', 'შემომწირველის იდენტიფიკატორი', ({ donorId }) => donorId),
  column('Anonymous', 'ანონიმური', ({ anonymous }, locale) => yesOrNo(anonymous, locale)),
  column('Gift', 'შემოწირულობის იდენტიფიკატორი', ({ id }) => id),
]

export const monthColumns: readonly Column<DonorMonth>[] = [
  column('Month', 'თვე', ({ month }) => month),
  column('Donor id', 'შემომწირველის იდენტიფიკატორი', ({ donorId }) => donorId),
  column('Donor', 'შემომწირველი', ({ donorId, name }, locale) =>
    donorId === null ? anonymousDonor[locale] : name,
  ),
  column('Email', 'ელფოსტა', ({ email }) => email),
  column('Gifts', 'შემოწირულობები', ({ donationCount }) => donationCount),
  column('Given, lari', 'შემოწირული, ლარი', ({ given }) => given),
  column('Corrected by, lari', 'შესწორებით შეიცვალა, ლარი', ({ corrected }) => corrected),
  column('Refunded, lari', 'დაბრუნებული, ლარი', ({ refunded }) => refunded),
  column('Net, lari', 'საბოლოოდ, ლარი', ({ net }) => net),
]

const { name, email, locale, isAnonymous, given } = donor.fields

/** A donor, or what nobody is known to have given. */
type DonorLine =
  | DonorWithYears
  | (WithoutName & { [Name in 'id' | 'email' | 'isAnonymous' | 'locale']: null })

const withoutName = { en: 'Without a name', ka: 'სახელის გარეშე' } as const

export const lineWithoutName = (sums: WithoutName): DonorLine => ({
  ...sums,
  ...{ id: null, email: null, isAnonymous: null, locale: null },
})

/** A donor with a column for each of these years. */
export const donorColumns = (years: readonly number[]): readonly Column<DonorLine>[] => [
  column<DonorLine>(name.label.en, name.label.ka, (line, reader) =>
    line.id === null ? withoutName[reader] : line.name,
  ),
  column<DonorLine>(email.label.en, email.label.ka, (line) => line.email),
  column<DonorLine>('Gifts', 'შემოწირულობები', ({ donationCount }) => donationCount),
  column<DonorLine>(`${given.label.en}, lari`, `${given.label.ka}, ლარი`, (line) => line.given),
  ...years.map((year) =>
    column<DonorLine>(`${year}, lari`, `${year}, ლარი`, ({ years: sums }) => sums.get(year) ?? 0),
  ),
  column<DonorLine>(isAnonymous.label.en, isAnonymous.label.ka, (line, reader) =>
    line.id === null ? null : yesOrNo(line.isAnonymous, reader),
  ),
  column<DonorLine>(locale.label.en, locale.label.ka, (line, reader) =>
    line.id === null ? null : languageName(line.locale, reader),
  ),
  column<DonorLine>('Id', 'იდენტიფიკატორი', ({ id }) => id),
]

const subscribedTo = {
  event: { en: 'event', ka: 'ღონისძიება' },
  newsletter: { en: 'newsletter', ka: 'სიახლეები' },
} as const

const noTitle = { en: null, ka: null }

export const subscriptionColumns: readonly Column<Subscription>[] = [
  column('Subscribed to', 'რა გამოიწერა', ({ to }, locale) => subscribedTo[to][locale]),
  column('Name', 'სახელი', (row) => (row.to === 'event' ? row.name : null)),
  column('Email', 'ელფოსტა', ({ email }) => email),
  ...localizedColumns<Subscription>('Event', 'ღონისძიება', (row) =>
    row.to === 'event' ? row.eventTitle : noTitle,
  ),
  column('Date of the event', 'ღონისძიების თარიღი', (row) => (row.to === 'event' ? row.eventDate : null)),
  column('Language', 'ენა', (row, locale) => languageName(row.locale, locale)),
  column('Subscribed, Tbilisi time', 'გამოწერის დრო, თბილისი', (row) =>
    moment(row.to === 'event' ? row.subscribedAt : row.createdAt),
  ),
  column('Place at the event', 'ადგილი ღონისძიებაზე', (row, locale) =>
    row.to === 'event' ? subscriberStates[row.state].label[locale] : null,
  ),
  column('Turn in the waiting list', 'ნომერი მოლოდინის სიაში', (row) =>
    row.to === 'event' ? row.turn : null,
  ),
]

export const messageColumns: readonly Column<HandledMessage>[] = [
  ...columnsOf(contactMessage),
  column('Taken by', 'ვინ აიღო', ({ takenBy }) => takenBy),
  column('Notes', 'შენიშვნები', ({ noteCount }) => noteCount),
]

export const readerColumns = columnsOf(newsletterReader)

const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)

/** What another record or an account is called by now. */
const namedIn = (
  { accounts, records }: TrailEntry,
  column: string,
  value: string,
  locale: Locale,
): string | null => {
  if (columnsOfAccounts.some((each) => each === column))
    return accounts.find(({ id }) => id === value)?.name ?? value
  if (!Object.hasOwn(recordColumns, column)) return null
  const title = records.find(({ id }) => id === value)?.title
  return title ? (inLocale(title, locale) ?? value) : value
}

const toldValue = (entry: TrailEntry, column: string, value: string, locale: Locale): string =>
  namedIn(entry, column, value, locale) ??
  valueInWords(entry.kind, column, value, locale) ??
  (isMoment(value) ? moment(value) : value)

const valuesOf = (entry: TrailEntry, when: 'before' | 'after', locale: Locale): string =>
  entry.changes
    .flatMap(({ column, [when]: value }) =>
      value === null || !isToldOf(entry.kind, column)
        ? []
        : [`${columnLabel(entry.kind, column, locale)}: ${toldValue(entry, column, value, locale)}`],
    )
    .join('\n')

const recordTitle = ({ kind, recordId, title }: TrailEntry): Localized =>
  title.en === null && title.ka === null ? (titleWithoutName(kind, recordId) ?? title) : title

export const trailColumns: readonly Column<TrailEntry>[] = [
  column('When, Tbilisi time', 'როდის, თბილისი', ({ at }) => moment(at)),
  column('Who', 'ვინ', ({ actor, actorId, program }) => actor ?? actorId ?? program),
  column('What', 'რა', ({ action }, locale) => trailActions[action].label[locale]),
  column('Kind', 'ტიპი', ({ kind }, locale) => (kind ? trailKinds[kind].label[locale] : null)),
  ...localizedColumns<TrailEntry>('Record', 'ჩანაწერი', recordTitle),
  column('Record’s id', 'ჩანაწერის იდენტიფიკატორი', ({ recordId }) => recordId),
  column('Before', 'იყო', (entry, locale) => valuesOf(entry, 'before', locale)),
  column('After', 'არის', (entry, locale) => valuesOf(entry, 'after', locale)),
  column('From', 'საიდან', ({ address }) => address),
  column('Device', 'მოწყობილობა', ({ device }) => device),
  column('Operation', 'ოპერაცია', ({ operation }) => operation),
]

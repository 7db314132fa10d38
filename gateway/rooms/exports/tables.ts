import { contactMessage } from '../../../schema/contacts.ts'
import { donation } from '../../../schema/donations.ts'
import { project } from '../../../schema/projects.ts'
import type { DonationToProject } from '../donations/donation.ts'
import type { SubscriberOfEvent } from '../events/subscriber.ts'
import type { NewsletterReader } from '../newsletter/newsletter.ts'
import {
  type Column,
  column,
  columnsOf,
  fieldColumns,
  languageName,
  localizedColumns,
  moment,
  yesOrNo,
} from './columns.ts'

/** Whoever wants to hear of something: of an event, or of all there is, by the newsletter. */
export type Subscription = ({ to: 'event' } & SubscriberOfEvent) | ({ to: 'newsletter' } & NewsletterReader)

export const projectColumns = columnsOf(project)

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
  column('Subscribed, Tbilisi time', 'გამოწერის დრო, თბილისი', ({ subscribedAt }) => moment(subscribedAt)),
]

export const messageColumns = columnsOf(contactMessage)

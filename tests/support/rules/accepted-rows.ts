import { newId } from '../../../gateway/core/ids.ts'

export type Row = Record<string, unknown>

const [user, session, donor, project, donation, donationImport, entry, event, subscriber, issue] = [
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
  newId(),
]

const receipt = newId()
const pledge = newId()
const monthlyGift = newId()
const spending = newId()

export { project, receipt, spending, user }

const email = 'nino@example.org'
const stored = { id: newId(), email, email_key: email, locale: 'ka' }

/** Of a picture that was uploaded. */
export const pictureAddress = '/uploads/0123456789abcdef0123456789abcdef-600x400.webp'

/** One row of each table that every rule allows. */
export const accepted = {
  users: {
    ...stored,
    id: user,
    first_name: 'ნინო',
    last_name: 'ლომიძე',
    username: 'nino',
    username_key: 'nino',
    password_hash: 'hash',
  },
  login_attempts: { key: 'a fingerprint', attempts: [new Date(0)], expires_at: new Date(0) },
  counted_acts: { key: 'a fingerprint', moments: [new Date(0)], expires_at: new Date(0) },
  counted_requests: { key: 'a fingerprint', gateway: newId(), count: 60, expires_at: new Date(0) },
  known_addresses: { user_id: user, hash: 'a hash', expires_at: new Date(0) },
  new_places: { id: newId(), user_id: user, signed_in_at: new Date(0), device: '' },
  sessions: {
    id: session,
    user_id: user,
    token_version: 0,
    opened_at: new Date(0),
    seen_at: new Date(0),
    expires_at: new Date(0),
    address: '192.0.2.1',
    device: 'curl',
  },
  donors: { ...stored, id: donor, name: 'ნინო ლომიძე' },
  projects: { id: project, title_ka: 'ღობე', description_ka: 'ეზოს ღობე სჭირდება.', goal: 3200 },
  donations: {
    id: donation,
    project_id: project,
    donor_id: donor,
    amount: 50,
    received_at: new Date(0),
    locale: 'ka',
  },
  donation_entries: {
    id: entry,
    donation_id: donation,
    version: 2,
    kind: 'corrected',
    corrects: 1,
    reason: 'The bank statement says 50.',
    project_id: project,
    donor_id: donor,
    anonymous: false,
    amount: 50,
    refunded: 0,
    status: 'pending',
    received_at: new Date(0),
  },
  provider_answers: { name: 'bog', outcome: 'refused', status: 401, asked_at: new Date(0) },
  receipt_numbers: { year: 2026, last: 1 },
  receipts: {
    id: receipt,
    year: 2026,
    ordinal: 1,
    number: '2026-000001',
    kind: 'gift',
    donation_id: donation,
    issued_at: new Date(0),
    locale: 'ka',
    donor_name: 'ნინო ლომიძე',
    amount: 50,
    refunded: 0,
    received_at: new Date(0),
    project_id: project,
    project_title: 'ღობე',
    charity_name: 'კავშირი',
    charity_code: '000000000',
    charity_address: 'თბილისი',
  },
  outdated_receipts: { receipt_id: receipt },
  letter_pace: { next_at: new Date(0) },
  statement_sendings: { year: 2026, made_by: user, sending: true, next_at: new Date(0) },
  spendings: {
    id: spending,
    project_id: project,
    amount: 880,
    spent_on: '2026-11-09',
    purpose_ka: 'თივა, ორმოცი შეკვრა',
  },
  spending_entries: {
    spending_id: spending,
    version: 2,
    kind: 'corrected',
    reason: 'The invoice says so.',
    project_id: project,
    amount: 890,
    spent_on: '2026-11-09',
    purpose_ka: 'თივა, ორმოცი შეკვრა',
    status: 'counted',
  },
  donation_imports: { id: donationImport, gift_count: 1, sum: 50, made_by: user },
  imported_donations: { donation_id: donation, import_id: donationImport, line: 2 },
  bank_mappings: { header_key: 'a hash', mapping: '{}' },
  idempotency_keys: {
    record_id: donation,
    user_id: user,
    operation: 'recordDonation',
    key: 'a key',
    fingerprint: 'a hash',
  },
  events: { id: event, title_en: 'A walk', content_en: 'Around the lake.' },
  event_subscribers: { ...stored, id: subscriber, event_id: event, name: 'ნინო' },
  newsletter_subscriptions: { ...stored },
  removed_rows: { id: subscriber, list: 'event_subscribers', content: '{}' },
  imports: { id: newId(), of_table: 'projects', created: 1, changed: 0, unchanged: 0, made_by: user },
  invitations: {
    id: newId(),
    token_hash: 'a hash',
    name: 'Eka',
    role: 'editor',
    created_at: new Date(0),
    expires_at: new Date(0),
  },
  monthly_gifts: {
    id: monthlyGift,
    way: 'stripe',
    state: 'ended',
    subscription_id: 'sub_1',
    ended_at: new Date(0),
    ended_why: 'donor',
  },
  pledges: {
    id: pledge,
    code: 'STS-7K4MXQJ',
    project_id: project,
    amount: 70,
    donor_name: 'ნინო',
    locale: 'ka',
    state: 'pledged',
    frequency: 'monthly',
    monthly_gift_id: monthlyGift,
    expires_at: new Date(0),
    payment_id: 'a payment',
    pay_url: 'https://bank.example/a',
  },
  pledged_gifts: { donation_id: donation, pledge_id: pledge },
  letters: {
    id: newId(),
    kind: 'trial',
    locale: 'ka',
    recipient: email,
    written_at: new Date(0),
  },
  password_resets: {
    id: newId(),
    user_id: user,
    token_hash: 'a hash',
    asked_at: new Date(0),
    expires_at: new Date(0),
  },
  email_verifications: {
    id: newId(),
    user_id: user,
    token_hash: 'a hash',
    asked_at: new Date(0),
    expires_at: new Date(0),
  },
  email_changes: {
    id: newId(),
    user_id: user,
    old_email: email,
    old_email_key: email,
    email: 'new@example.org',
    email_key: 'new@example.org',
    token_hash: 'a hash',
    new_token_hash: 'another hash',
    asked_at: new Date(0),
    expires_at: new Date(0),
  },
  saved_views: { id: newId(), user_id: user, room: 'projects', name: 'ზამთარი', opens_room: true },
  newsletter_issues: {
    id: issue,
    title_en: 'Autumn',
    title_ka: 'შემოდგომა',
    content_en: 'Twelve dogs found a home.',
    content_ka: 'თორმეტმა ძაღლმა სახლი იპოვა.',
  },
  event_mailings: { event_id: event, kind: 'eventOff', made_at: new Date(0), last_subscriber: subscriber },
  newsletter_progress: { issue_id: issue, next_at: new Date(0), readers: 1 },
  launches: { feature: 'newsletter', launched_at: new Date(0), launched_by: user },
  erasures: { id: newId(), erased: '[]', made_by: user },
  pictures: { id: newId(), address: pictureAddress, name: 'kennels' },
  unkept_pictures: { address: pictureAddress, at: new Date(0) },
  unkept_papers: { name: `paper-${spending}.pdf`, at: new Date(0) },
  contact_messages: { id: newId(), name: 'ნინო', email, message: 'გამარჯობა!', locale: 'ka' },
} satisfies Record<string, Row>

export type Table = keyof typeof accepted

export const long = (length: number): string => 'ღ'.repeat(length)
export const twin = { id: newId() }
export const nextEntry = { ...twin, version: 3 }

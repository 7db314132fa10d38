import type { EntityManager } from 'typeorm'
import { askedBy } from '../../gateway/core/asker.ts'
import { newId } from '../../gateway/core/ids.ts'
import { requireSignedIn, type Viewer } from '../../gateway/core/viewer.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createTestClock } from '../support/clock.ts'
import { autumnIssue, walkEvent, winterProject } from '../support/content.ts'
import { changeToken } from '../support/email-changes.ts'
import { verificationToken } from '../support/email-verifications.ts'
import { tokenOfSubscriber } from '../support/event-letters.ts'
import { address } from '../support/gateway.ts'
import { codeOf } from '../support/one-time-codes.ts'
import { paper } from '../support/papers.ts'
import { sentToken } from '../support/password-resets.ts'
import { anasPledge, launchGiving } from '../support/pledges.ts'
import { tokenOfReader } from '../support/subscriptions.ts'
import { type Ids, own } from './operations/operation.ts'

/** Somebody who signs in with codes; answers what their telephone makes them from. */
const withSecondStep = async ({ accounts }: Services): Promise<string> => {
  await accounts.signUp(signUpOf('careful'), 'en', address)
  const { token } = await accounts.login({ username: 'careful', password }, address)
  const careful = await accounts.identify(`Bearer ${token}`)
  const { key } = await accounts.startSecondFactor(careful, { currentPassword: password }, address)
  await accounts.confirmSecondFactor(careful, { code: codeOf(key, createTestClock().now()) }, address)
  return key
}

/** A month of what was given every month, until whoever gave it has stopped that: whoever charges cards is not there. */
const endedMonthly = async (
  { pledges }: Services,
  project: string,
  manager: EntityManager,
): Promise<Pick<Ids, 'monthlyPledge' | 'monthlyPledgeToken'>> => {
  const { id, token } = await pledges.make(project, anasPledge, 'ka', address)
  const monthly = newId()
  await manager.query(
    `insert into monthly_gifts (id, way, state, ended_at, ended_why) values ($1, 'stripe', 'ended', now(), 'donor')`,
    [monthly],
  )
  await manager.query(`update pledges set frequency = 'monthly', monthly_gift_id = $2 where id = $1`, [
    id,
    monthly,
  ])
  return { monthlyPledge: id, monthlyPledgeToken: token }
}

/** A letter that nobody could take. */
const failedLetter = async (manager: EntityManager): Promise<string> => {
  const id = newId()
  const letters = createLettersRepository(manager)
  const recipient = 'addressee@example.org'
  await letters.write({ id, kind: 'trial', locale: 'ka', recipient, writtenAt: createTestClock().now() })
  await letters.settle(id, null, { state: 'failed', answer: '550 5.1.1 no such mailbox' })
  return id
}

/** Two receipts; what the second tells of was put right since. The charity is written past its service, and so has its first version. */
const withReceipts = async (
  { donations, pledges, receipts }: Services,
  founder: Viewer,
  project: string,
  manager: EntityManager,
): Promise<Pick<Ids, 'receipt' | 'outdatedReceipt' | 'paidPledgeToken'>> => {
  await manager.query(
    `update charity set name_en = 'An Example Union', address_en = '1 Example Street', identification_code = '123456789'`,
  )
  const given = {
    ...{ amount: 40, donorName: 'Receipted Donor', donorEmail: 'receipted@example.org' },
    receivedAt: '2025-12-03T00:00:00Z',
  }
  const record = async (): Promise<string> => (await donations.record(founder, project, given, 'en')).id
  const [one, other] = [await record(), await record()]
  const receipt = await receipts.issue(founder, one, {})
  const outdated = await receipts.issue(founder, other, {})
  await donations.correct(founder, other, { amount: 45, reason: 'The bank statement says so.' }, 'en')
  const promised = await pledges.make(
    project,
    { amount: 40, donorName: 'Receipted Donor', donorEmail: 'receipted@example.org' },
    'en',
    address,
  )
  const { donationId } = await pledges.confirm(founder, promised.id, {})
  await receipts.issue(founder, donationId ?? '', {})
  return { receipt: receipt.id, outdatedReceipt: outdated.id, paidPledgeToken: promised.token }
}

/** Somebody who has forgotten their password; answers what stands behind the `#` of the link they were sent. */
const withLostPassword = async ({ accounts }: Services, manager: EntityManager): Promise<string> => {
  await accounts.signUp(signUpOf('forgetful'), 'en', address)
  await accounts.requestPasswordReset({ email: 'forgetful@example.org' }, address)
  return sentToken(manager)
}

/** The same person, who has asked for another address; answers what stands behind the `#` of the link that one was sent. */
const withNewAddress = async ({ accounts }: Services, manager: EntityManager): Promise<string> => {
  const { token } = await accounts.login({ username: 'forgetful', password }, address)
  const forgetful = await accounts.identify(`Bearer ${token}`)
  const input = { email: 'remembered@example.org', currentPassword: password }
  await accounts.requestEmailChange(forgetful, input, address)
  return changeToken(manager, 'newEmail')
}

/** The newsletter as visitors have it, and an issue that everybody reads on the site; answers its id. */
const sentIssue = async (
  { launches, issues }: Services,
  founder: Viewer,
  manager: EntityManager,
): Promise<string> => {
  await launches.setState(founder, 'newsletter', { launched: true })
  const { id } = await issues.create(founder, autumnIssue, 'en')
  await manager.query(
    `update newsletter_issues set state = 'sent', send_at = $2, sent_at = $2 where id = $1`,
    [id, createTestClock().now()],
  )
  return id
}

/**
 * Puts one of everything into the database, gifts of a visible and of a hidden donor among it; with `manager`, where
 * the site writes letters, a letter that has failed, too, which no service writes, an issue of the newsletter that was sent, and links for a forgotten password, and to confirm and to change an address, which only their letters have.
 */
export const prepare = async (services: Services, manager?: EntityManager): Promise<Ids> => {
  await services.accounts.createAdmin(signUpOf('founder'), 'en')
  const { token } = await services.accounts.login({ username: 'founder', password }, address)
  const founder = await services.accounts.identify(`Bearer ${token}`)
  const project = await services.projects.create(founder, { ...winterProject, startDate: null }, 'en')
  const gift = { amount: 5, receivedAt: '2025-12-01T00:00:00Z' }
  const visible = { ...gift, amount: 250, donorName: 'Visible Donor' }
  const donation = await services.donations.record(founder, project.id, visible, 'en')
  const hidden = { ...gift, donorName: 'Hidden Donor', donorEmail: 'hidden@example.org', anonymous: true }
  await services.donations.record(founder, project.id, hidden, 'en')
  const mistake = await services.donations.record(founder, project.id, hidden, 'en')
  await services.donations.void(founder, mistake.id, { reason: 'It was written down twice.' })
  const statement = 'Date;Amount;Sender;Reference\n04.12.2025;3,00;Imported Donor;18-1'
  const mapping = { day: 1, dayOrder: 'dayFirst', amount: 2, decimalMark: 'comma', payer: 3, reference: 4 }
  const file = { csv: statement, mapping, gifts: 1, sum: 3 }
  const made = await services.donations.importDonations(founder, project.id, file)
  const { nodes } = await services.donors.list(founder, { sort: 'given', direction: 'desc' })
  const [donor, other] = nodes.filter(({ isAnonymous }) => !isAnonymous).map(({ id }) => id)
  if (donor === undefined || other === undefined) throw new Error('two donors gave')
  const addressed = nodes.find(({ email }) => email !== null)?.id
  const event = await services.events.create(founder, walkEvent, 'en')
  await services.events.subscribe(
    event.id,
    { name: 'Subscriber', email: 'subscriber@example.org' },
    'en',
    address,
  )
  const visitor = { name: 'Former', email: 'former@example.org' }
  await services.events.subscribe(event.id, visitor, 'en', address)
  const { nodes: subscribers } = await services.events.subscribersByEvent(founder, event.id, {})
  const [removedSubscriber, subscriber] = subscribers.map(({ id }) => id)
  await services.events.removeSubscriber(founder, removedSubscriber ?? '')
  for (const email of ['reader@example.org', 'former@example.org']) {
    await services.newsletter.subscribe({ email, source: 'dashboard' }, 'ka', address)
  }
  const { nodes: readers } = await services.newsletter.list(founder, {}, 'en')
  const [removedReader, reader] = readers.map(({ id }) => id)
  await services.newsletter.unsubscribe(founder, removedReader ?? '')
  const letter = { name: 'Writer', email: 'writer@example.org', message: 'A letter to the team' }
  const message = await services.contacts.send(letter, 'en', address)
  const over = { ...winterProject, startDate: '2020-12-01', endDate: '2021-03-31' }
  const empty = await services.projects.create(founder, over, 'en')
  const deleted = await services.contacts.send(
    { ...letter, message: 'A letter to be deleted' },
    'en',
    address,
  )
  await services.contacts.delete(founder, deleted.id)
  const { id: actor, session } = requireSignedIn(founder)
  await askedBy({ actor, session, address, device: 'a test', operation: 'updateProject' }, () =>
    services.projects.update(founder, empty.id, { goal: 3200 }, 'en'),
  )
  const { nodes: entries } = await services.trail.list(founder, { record: empty.id })
  await services.pictures.keep(founder, '/uploads/0123456789abcdef0123456789abcdef-600x400.webp', 'kennels')
  const { nodes: pictures } = await services.pictures.list(founder, {}, 'en')
  const secondFactorKey = await withSecondStep(services)
  await services.accounts.signUp(signUpOf('colleague'), 'en', address)
  await services.accounts.changeRole('colleague', 'editor')
  const { members } = await services.team.get(founder)
  const invited = await services.team.invite(founder, { name: 'Eka', role: 'viewer' })
  const owner: Viewer = {
    ...requireSignedIn(founder),
    id: members.find(({ username }) => username === 'admin')?.id ?? actor,
  }
  const view = { room: 'projects', name: 'Nearly there', search: 'winter' }
  const savedView = await services.savedViews.create(owner, view)
  const issue = await services.issues.create(founder, autumnIssue, 'en')
  await launchGiving(services, founder)
  const spent = await services.spendings.create(
    founder,
    { amount: 3600, spentOn: '2026-03-14', projectId: project.id, purpose: 'Kennels' },
    'en',
  )
  await services.spendings.attach(founder, spent.id, async () => ({ file: paper, confirmed: 'true' }))
  const pledged = await services.pledges.make(project.id, anasPledge, 'ka', address)
  return {
    pledge: pledged.id,
    pledgeToken: pledged.token,
    ...(manager
      ? await endedMonthly(services, project.id, manager)
      : { monthlyPledge: 'nowhere', monthlyPledgeToken: 'nowhere' }),
    issue: issue.id,
    archivedIssue: manager ? await sentIssue(services, founder, manager) : 'nowhere',
    letter: manager ? await failedLetter(manager) : 'nowhere',
    spending: spent.id,
    launch: 'newsletter',
    savedView: savedView.id,
    member: members.find(({ username }) => username === 'colleague')?.id ?? '',
    invitation: invited.id,
    invitationToken: invited.token,
    passwordResetToken: manager ? await withLostPassword(services, manager) : 'nobody’s',
    emailVerificationToken: manager ? await verificationToken(manager, 'forgetful@example.org') : 'nobody’s',
    emailChangeToken: manager ? await withNewAddress(services, manager) : 'nobody’s',
    project: project.id,
    emptyProject: empty.id,
    donation: donation.id,
    voidedDonation: mistake.id,
    donationImport: made.id,
    ...(manager
      ? await withReceipts(services, founder, project.id, manager)
      : { receipt: 'nowhere', outdatedReceipt: 'nowhere', paidPledgeToken: 'nobody’s' }),
    statementYear: '2025',
    donorStatement: `${addressed}_2025`,
    donor,
    donorPair: `${donor}_${other}`,
    event: event.id,
    picture: pictures[0]?.id ?? '',
    message: message.id,
    session: own,
    secondFactorKey,
    deletedMessage: deleted.id,
    reader: reader ?? '',
    subscriptionToken: tokenOfReader(reader ?? ''),
    removedReader: removedReader ?? '',
    subscriber: subscriber ?? '',
    removedSubscriber: removedSubscriber ?? '',
    placeToken: tokenOfSubscriber(removedSubscriber ?? ''),
    trailEntry: entries[0]?.id ?? '',
  }
}

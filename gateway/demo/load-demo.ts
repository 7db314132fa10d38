import type { EntityManager } from 'typeorm'
import { charityId } from '../../schema/charity.ts'
import { transferDays } from '../../schema/payment-ways.ts'
import { lookupKey } from '../core/lookup-key.ts'
import { UserEntity } from '../rooms/accounts/user.entity.ts'
import { CharityEntity } from '../rooms/charity/charity.repository.ts'
import { ContactMessageEntity } from '../rooms/contacts/contacts.repository.ts'
import { EventSubscriberEntity } from '../rooms/events/event-subscriber.entity.ts'
import { EventEntity } from '../rooms/events/events.repository.ts'
import { GallerySlotEntity } from '../rooms/gallery/gallery-slot.entity.ts'
import { NewsletterIssueEntity } from '../rooms/issues/issues.repository.ts'
import { NewsletterProgressEntity } from '../rooms/issues/newsletter-progress.entity.ts'
import { NewsletterSubscriptionEntity } from '../rooms/newsletter/newsletter-subscription.entity.ts'
import { PledgeEntity } from '../rooms/pledges/pledge.entity.ts'
import { ProjectEntity } from '../rooms/projects/projects.repository.ts'
import { SpendingEntity } from '../rooms/spending/spending.entity.ts'
import { demoAccounts } from './accounts.ts'
import { demoCharity } from './charity.ts'
import { demoPaper } from './demo-paper.ts'
import { demoEvents } from './events.ts'
import { demoVideoLinks } from './gallery.ts'
import { demoIssues } from './issues.ts'
import { type CameIn, loadGifts, refundGifts } from './load-gifts.ts'
import { demoMessages } from './messages.ts'
import { type PersonWithEmail, somebodyWithEmail } from './people.ts'
import { demoPledges } from './pledges.ts'
import { demoProjects } from './projects.ts'
import { createRandom, type Random } from './pseudo-random.ts'
import { demoSpendings } from './spendings.ts'

type HashPassword = (password: string) => Promise<string>

/** Keeps a file under a name. */
type KeepFile = (name: string, bytes: Buffer) => Promise<void>

/** The day the story of the demo begins. */
const beginning = new Date('2025-11-01T09:00:00Z')
const hour = 3_600_000
const seed = 2_026
const newsletterReaders = 36

/** Answered under a lock, so that of two gateways that start together one finds the other's demo. */
const isUntouched = async (manager: EntityManager): Promise<boolean> => {
  await manager.query('lock table users, projects in share row exclusive mode')
  return !(await manager.exists(UserEntity)) && !(await manager.exists(ProjectEntity))
}

/** @returns the id of the admin */
const loadAccounts = async (
  manager: EntityManager,
  hashPassword: HashPassword,
  random: Random,
): Promise<string> => {
  const users = await Promise.all(
    demoAccounts.map(async ({ password, ...account }) => ({
      ...account,
      id: random.id(beginning),
      emailKey: lookupKey(account.email),
      usernameKey: lookupKey(account.username),
      passwordHash: await hashPassword(password),
      isDemo: true,
      createdAt: beginning,
    })),
  )
  await manager.insert(UserEntity, users)
  const admin = users.find(({ role }) => role === 'admin')
  if (!admin) throw new Error('the demo has an admin')
  return admin.id
}

/** The projects and their gifts; answers how those that are to go back are taken back. */
const loadProjects = async (manager: EntityManager, adminId: string, random: Random) => {
  const wentBack: CameIn[] = []
  for (const project of demoProjects) {
    const { gifts: _gifts, raised: _raised, ...columns } = project
    const createdAt = new Date(project.createdAt)
    const id = random.id(createdAt)
    await manager.insert(ProjectEntity, {
      ...columns,
      id,
      createdAt,
      updatedAt: createdAt,
      publishedAt: project.createdAt,
    })
    wentBack.push(...(await loadGifts(manager, { projectId: id, recordedBy: adminId, project }, random)))
  }
  return () => refundGifts(manager, wentBack, adminId, random)
}

/** Different people who left an email, an hour apart. */
const signUps = (count: number, from: Date, random: Random) => {
  const byEmail = new Map<string, PersonWithEmail>()
  while (byEmail.size < count) {
    const person = somebodyWithEmail(random)
    byEmail.set(lookupKey(person.email), person)
  }
  return [...byEmail].map(([emailKey, person], index) => {
    const createdAt = new Date(from.getTime() + (index + 1) * hour)
    return { ...person, id: random.id(createdAt), emailKey, createdAt }
  })
}

const loadEvents = async (manager: EntityManager, random: Random): Promise<void> => {
  for (const { subscribers, createdAt: made, ...event } of demoEvents) {
    const createdAt = new Date(made)
    const eventId = random.id(createdAt)
    await manager.insert(EventEntity, {
      ...event,
      ...{ id: eventId, createdAt, updatedAt: createdAt, publishedAt: made },
    })
    const rows = signUps(subscribers, createdAt, random).map((row) => ({ ...row, eventId }))
    await manager.insert(EventSubscriberEntity, rows)
  }
}

const loadPost = async (manager: EntityManager, random: Random): Promise<void> => {
  const messages = demoMessages.map((message) => {
    const createdAt = new Date(message.createdAt)
    return { ...message, id: random.id(createdAt), createdAt }
  })
  await manager.insert(ContactMessageEntity, messages)
  const readers = signUps(newsletterReaders, beginning, random).map(
    ({ id, email, emailKey, locale, createdAt }, index) => {
      // The first of them came before anybody wrote down from where.
      const source = index < newsletterReaders / 3 ? null : 'dashboard'
      return { id, email, emailKey, locale, source, createdAt }
    },
  )
  await manager.insert(NewsletterSubscriptionEntity, readers)
  for (const issue of demoIssues) {
    const createdAt = new Date(issue.createdAt)
    await manager.insert(NewsletterIssueEntity, { ...issue, createdAt, updatedAt: createdAt })
    if (!('sentAt' in issue)) continue
    const written = newsletterReaders
    await manager.insert(NewsletterProgressEntity, {
      issueId: issue.id,
      nextAt: issue.sentAt,
      writtenAt: issue.sentAt,
      readers: written,
      written,
      delivered: written,
    })
  }
}

/** Days ago that what is still waited for was promised, whenever the demo is loaded. */
const waitedFor = 3

const loadPledges = async (manager: EntityManager, random: Random): Promise<void> => {
  for (const { project, createdAt: made, ...pledge } of demoPledges) {
    const { id: projectId } = await manager.findOneByOrFail(ProjectEntity, { title: { en: project } })
    const createdAt = made === null ? new Date(Date.now() - waitedFor * 24 * hour) : new Date(made)
    const emailKey = lookupKey(pledge.donorEmail)
    const expiresAt = new Date(createdAt.getTime() + transferDays * 24 * hour)
    await manager.insert(PledgeEntity, {
      ...pledge,
      ...{
        id: random.id(createdAt),
        projectId,
        emailKey,
        dedicationShown: pledge.dedication !== null,
        createdAt,
        expiresAt,
      },
    })
  }
}

const receiptOf = ({ purpose, amount, spentOn }: (typeof demoSpendings)[number]): Buffer =>
  demoPaper([
    'RECEIPT OF THE DEMO',
    'No real one: nothing was bought, nobody was paid.',
    '',
    purpose.en ?? '',
    `Day: ${spentOn}`,
    `Paid: GEL ${amount.toFixed(2)}`,
    `For: ${demoCharity.name.en}`,
  ])

/** Written down in the evening of its day, with its receipt where that can be kept. */
const loadSpendings = async (
  manager: EntityManager,
  recordedBy: string,
  random: Random,
  keep: KeepFile | null,
): Promise<void> => {
  // Of their own, so that all else is the same whether files can be kept or not.
  const names = createRandom(seed + 1)
  for (const spending of demoSpendings) {
    const { project, purpose, ...paid } = spending
    const found = project && (await manager.findOneByOrFail(ProjectEntity, { title: { en: project } }))
    const createdAt = new Date(`${paid.spentOn}T18:00:00+04:00`)
    const paper = `paper-${names.id(createdAt)}.pdf`
    await keep?.(paper, receiptOf(spending))
    await manager.insert(SpendingEntity, {
      ...paid,
      paper: keep && paper,
      ...{ id: random.id(createdAt), projectId: found ? found.id : null, purpose: { ...purpose } },
      ...{ recordedBy, createdAt, updatedAt: createdAt },
    })
  }
}

const loadGallery = async (manager: EntityManager): Promise<void> => {
  const slots = demoVideoLinks.map((videoUrl, index) => ({ position: index + 1, videoUrl }))
  await manager.upsert(GallerySlotEntity, slots, ['position'])
}

/**
 * Fills a database nobody has used yet, one without a user and a project, with the demo: always the same,
 * whole or not at all; with `keep` also the receipts of what was spent.
 * @returns whether it did
 */
export const loadDemo = (
  manager: EntityManager,
  hashPassword: HashPassword,
  keep: KeepFile | null = null,
): Promise<boolean> =>
  manager.transaction(async (transaction) => {
    if (!(await isUntouched(transaction))) return false
    const random = createRandom(seed)
    const adminId = await loadAccounts(transaction, hashPassword, random)
    const refund = await loadProjects(transaction, adminId, random)
    await loadEvents(transaction, random)
    await loadPost(transaction, random)
    await loadGallery(transaction)
    await loadPledges(transaction, random)
    await loadSpendings(transaction, adminId, random, keep)
    await refund()
    await transaction.update(CharityEntity, { id: charityId }, demoCharity)
    return true
  })

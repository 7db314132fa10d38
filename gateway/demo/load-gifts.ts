import type { EntityManager } from 'typeorm'
import { lookupKey } from '../core/lookup-key.ts'
import { DonationEntity } from '../rooms/donations/donation.entity.ts'
import { DonationEntryEntity } from '../rooms/donations/donation-entry.entity.ts'
import { DonorEntity } from '../rooms/donations/donor.entity.ts'
import { type Gift, giftsOf } from './gifts.ts'
import type { DemoProject } from './projects.ts'
import type { Random } from './pseudo-random.ts'

interface Recipient {
  projectId: string
  /** The admin who wrote the gifts down. */
  recordedBy: string
  project: DemoProject
}

/** The day after the gift has come. */
const untilRefund = 24 * 3_600_000
const refundReason = 'It was transferred twice by mistake.'

const donorKey = ({ name, email }: Pick<DonorEntity, 'name' | 'email'>): string =>
  `${email === null ? '' : lookupKey(email)} ${name ?? ''}`

/** A donor is one name at one email; without an email every gift stands for itself. */
const donorIds = async (
  manager: EntityManager,
  gifts: readonly Gift[],
  random: Random,
): Promise<(string | null)[]> => {
  const stored = await manager.find(DonorEntity)
  const known = new Map(
    stored.filter(({ email }) => email !== null).map((donor) => [donorKey(donor), donor.id]),
  )
  const added: Partial<DonorEntity>[] = []
  const ids = gifts.map(({ giver, receivedAt }) => {
    if (giver === null) return null
    const { name, email, locale } = giver
    const before = email === null ? undefined : known.get(donorKey(giver))
    if (before !== undefined) return before
    const id = random.id(receivedAt)
    if (email !== null) known.set(donorKey(giver), id)
    added.push({
      id,
      name,
      email,
      emailKey: email === null ? null : lookupKey(email),
      locale,
      createdAt: receivedAt,
    })
    return id
  })
  await manager.insert(DonorEntity, added)
  return ids
}

/** A gift as it came in. */
export type CameIn = Pick<
  DonationEntity,
  'id' | 'projectId' | 'donorId' | 'anonymous' | 'amount' | 'receivedAt'
>

/** Writes the gifts of one project into the ledger, with their givers; answers those that are to go back. */
export const loadGifts = async (
  manager: EntityManager,
  { projectId, recordedBy, project }: Recipient,
  random: Random,
): Promise<CameIn[]> => {
  const gifts = giftsOf(project, random)
  const donors = await donorIds(manager, gifts, random)
  const rows = gifts.map(({ giver, anonymous, amount, status, receivedAt }, index) => ({
    id: random.id(receivedAt),
    projectId,
    donorId: donors[index] ?? null,
    anonymous,
    amount,
    // What went back has come first.
    status: status === 'refunded' ? ('confirmed' as const) : status,
    receivedAt,
    locale: giver?.locale ?? 'en',
    recordedBy,
    createdAt: receivedAt,
  }))
  if (rows.length > 0) await manager.insert(DonationEntity, rows)
  return rows.filter((_, index) => gifts[index]?.status === 'refunded')
}

/** Takes gifts back that have come, each the day after. */
export const refundGifts = async (
  manager: EntityManager,
  gifts: readonly CameIn[],
  madeBy: string,
  random: Random,
): Promise<void> => {
  // What was written by now is nothing to the database's plans until it has looked.
  await manager.query('analyze donations, donors, people')
  const entries = gifts.map(({ id: donationId, amount, ...gift }) => {
    const madeAt = new Date(gift.receivedAt.getTime() + untilRefund)
    return {
      ...gift,
      ...{
        id: random.id(madeAt),
        donationId,
        version: 2,
        kind: 'refunded' as const,
        corrects: 1,
        reason: refundReason,
      },
      ...{ madeBy, madeAt, amount: 0, refunded: amount, status: 'refunded' as const },
    }
  })
  await manager.insert(DonationEntryEntity, entries)
}

import type { EntityManager } from 'typeorm'
import type { DonationStatus } from '../../../schema/donations.ts'
import { Problem } from '../../core/problem.ts'

interface Origin {
  pledgeId: string
  /** Whether that is this gift still. */
  isThis: boolean
  /** How the gift stands that it is now; null where it is none. */
  status: DonationStatus | null
}

const hold = `
  select from pledges where id = (select pledge_id from pledged_gifts where donation_id = $1) for no key update`

const originOf = `
  select p.id as "pledgeId", coalesce(p.donation_id = $1, false) as "isThis", d.status
  from pledged_gifts g join pledges p on p.id = g.pledge_id left join donations d on d.id = p.donation_id
  where g.donation_id = $1`

const join = `
  update pledges set state = 'confirmed', settled_at = $3, donation_id = $2, reason = null,
    version = version + 1, updated_at = now()
  where id = $1`

/** While its gift counted for nothing, nobody has read what went back of the payment. */
const lookAgain = 'update pledges set look_at = $2 where id = $1 and payment_id is not null'

/** Holds the pledge that a gift came of, if it came of one, until the transaction ends: before the ledger, as whoever settles it does. */
export const holdPledgeOf = async (transaction: EntityManager, donationId: string): Promise<void> => {
  await transaction.query(hold, [donationId])
}

/**
 * Has a gift that counts again be what its pledge became, so that the same money is not waited for as well.
 * @throws Problem `pledge_has_gift` where that is another gift by now
 */
export const joinPledgeOf = async (
  transaction: EntityManager,
  donationId: string,
  now: Date,
): Promise<void> => {
  const [origin] = await transaction.query<Origin[]>(originOf, [donationId])
  if (!origin) return
  const { pledgeId, isThis, status } = origin
  if (!isThis) {
    if (status !== null && status !== 'voided') throw new Problem('pledge_has_gift')
    await transaction.query(join, [pledgeId, donationId, now])
  }
  await transaction.query(lookAgain, [pledgeId, now])
}

/** Has what may have been paid besides a gift that counts no more looked at, as that is one now. */
export const lookAtPledgeOf = async (
  transaction: EntityManager,
  donationId: string,
  now: Date,
): Promise<void> => {
  await transaction.query(
    'update pledges set look_at = $2 where donation_id = $1 and payment_id is not null',
    [donationId, now],
  )
}

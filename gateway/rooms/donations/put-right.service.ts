import { donation, donationCorrection, donationReason, donationRefund } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { withoutAddresses } from '../../models/withheld.ts'
import { type Change, correct, refund, restore, type StandingGift, voidGift } from './changes.ts'
import type { DonationWithHistory } from './donation.ts'
import type { EntriesRepository } from './entries.repository.ts'
import { sightOf, withoutGivers } from './sight.ts'

interface Dependencies {
  entries: EntriesRepository
  clock: Clock
}

/** The transaction in which an entry is added. */
type Within = Parameters<EntriesRepository['lastTakenAway']>[0]

/** What every change of a gift says besides. */
interface Explained {
  reason: string
  version?: number | undefined
}

/** The operation, by the name that both edges call it. */
type Operation = 'correctDonation' | 'refundDonation' | 'voidDonation' | 'restoreDonation'

/** How an entry is added: what has to be held before, and what is done beside it. */
type Adding = EntriesRepository['addRefund']

interface Asked {
  viewer: Viewer
  id: string
  idempotencyKey: string | null | undefined
}

/**
 * How gifts are put right: by entries that are added. Each takes a key, under which it is added once; names the
 * version it was made from, if it likes; and answers the gift as it stands then.
 */
export const putRight = ({ entries, clock }: Dependencies) => {
  const found = async (id: string): Promise<DonationWithHistory> => {
    const gift = isId(id) ? await entries.find(id) : null
    if (!gift) throw notFound(donation.singular)
    return gift
  }

  const add = async (
    operation: Operation,
    { viewer, id, idempotencyKey }: Asked,
    input: Explained,
    decide: (
      stood: StandingGift,
      takenAway: Parameters<typeof restore>[1],
      within: Within,
    ) => Promise<Change | null> | Change | null,
    adding: Adding = entries.add,
  ): Promise<DonationWithHistory> => {
    const admin = requirePermission(viewer, 'gifts:write')
    const request = keyedRequest(operation, { viewer, idempotencyKey }, [id, input])
    const gift = await found(id)
    const entry = { id: newId(), donationId: gift.id, madeBy: admin.id, reason: input.reason }
    await adding(entry, request, async (stood, within) => {
      if (input.version !== undefined && input.version !== stood.version) throw new Problem('edit_conflict')
      return decide(stood, await entries.lastTakenAway(within, gift.id), within)
    })
    return found(id)
  }

  /** The pledge that it came of before the ledger. */
  const holdingPledge =
    (donationId: string): Adding =>
    (entry, request, decide) =>
      entries.add(entry, request, decide, (within) => entries.holdPledgeOf(within, donationId))

  return {
    /**
     * A gift, whatever has become of it, with all that was done to it, for the team.
     * @throws Problem `not_found`
     */
    getWithHistory: async (viewer: Viewer, id: string): Promise<DonationWithHistory> => {
      requirePermission(viewer, 'gifts:read')
      return withoutAddresses(viewer, withoutGivers(await found(id), sightOf(viewer)))
    },

    /**
     * Corrects what `input` names of a gift that counts; what is so already is no correction.
     * @throws Problem `not_found`, `validation_failed`, `edit_conflict`, `gift_not_counted`, `idempotency_key_reused`
     */
    correct: (
      viewer: Viewer,
      id: string,
      input: unknown,
      locale: Locale,
      idempotencyKey?: string | null,
    ): Promise<DonationWithHistory> => {
      requirePermission(viewer, 'gifts:write')
      const correction = parse(donationCorrection, input)
      const { projectId } = correction
      if (projectId !== undefined && !isId(projectId)) throw notFound('project')
      return add('correctDonation', { viewer, id, idempotencyKey }, correction, (stood) =>
        correct(stood, correction, { now: clock.now(), locale }),
      )
    },

    /**
     * Writes down that some of a gift went back, or all that was left. Whoever was written that it had come is sent a receipt.
     * @throws Problem as `correct` does
     */
    refund: (
      viewer: Viewer,
      id: string,
      input: unknown,
      idempotencyKey?: string | null,
    ): Promise<DonationWithHistory> => {
      requirePermission(viewer, 'gifts:write')
      const given = parse(donationRefund, input)
      return add(
        'refundDonation',
        { viewer, id, idempotencyKey },
        given,
        (stood) => refund(stood, given.amount),
        entries.addRefund,
      )
    },

    /**
     * A gift that never was counts no more.
     * @throws Problem as `correct` does
     */
    void: (
      viewer: Viewer,
      id: string,
      input: unknown,
      idempotencyKey?: string | null,
    ): Promise<DonationWithHistory> => {
      requirePermission(viewer, 'gifts:write')
      return add(
        'voidDonation',
        { viewer, id, idempotencyKey },
        parse(donationReason, input),
        async (stood, _, within) => {
          const change = voidGift(stood)
          await entries.lookAtPledgeOf(within, id, clock.now())
          return change
        },
        holdingPledge(id),
      )
    },

    /**
     * Takes back what was last refunded or voided of a gift, which is then again what its pledge became.
     * @throws Problem `nothing_to_take_back`, `pledge_has_gift`, and as `correct` does
     */
    restore: (
      viewer: Viewer,
      id: string,
      input: unknown,
      idempotencyKey?: string | null,
    ): Promise<DonationWithHistory> => {
      requirePermission(viewer, 'gifts:write')
      return add(
        'restoreDonation',
        { viewer, id, idempotencyKey },
        parse(donationReason, input),
        async (stood, takenAway, within) => {
          const change = restore(stood, takenAway)
          await entries.joinPledgeOf(within, id, clock.now())
          return change
        },
        holdingPledge(id),
      )
    },
  }
}

import { donation } from '../../../schema/donations.ts'
import { type PledgeState, stateBefore } from '../../../schema/pledge-states.ts'
import { type Pledge, pledge, pledgeArrival, pledgeReason } from '../../../schema/pledges.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { found, requireVersion } from '../../models/records.service.ts'
import { fieldsWithheld, withoutFields } from '../../models/withheld.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { PayingService } from './paying.service.ts'
import type { PledgesRepository } from './pledges.repository.ts'
import { requireStep } from './require-step.ts'

/** What is done with a pledge is done with the ledger in one transaction. */
export interface Held {
  pledges: PledgesRepository
  donations: Pick<
    DonationsService,
    'record' | 'fulfil' | 'void' | 'getWithHistory' | 'keepPeople' | 'holdReceiptNumbers'
  >
}

interface Dependencies {
  pledges: PledgesRepository
  within: <Done>(act: (held: Held) => Promise<Done>) => Promise<Done>
  clock: Clock
  /** For how many days one is waited for again. */
  days: number
  closePayment: PayingService['close']
}

const day = 86_400_000

/** What the team says of pledges: whether the money came. */
export const settlePledges = ({ pledges, within, clock, days, closePayment }: Dependencies) => {
  /** Whether whoever took the payment has said that it came: what somebody else says of it then is of other money. */
  const isToldElsewhere = async (held: Held, viewer: Viewer, { donationId }: Pledge): Promise<boolean> => {
    if (donationId === null) return false
    const { entries } = await held.donations.getWithHistory(viewer, donationId)
    return entries.at(-1)?.byProvider ?? false
  }

  /** Whoever settles the same one meanwhile waits, and finds what this has made of it. */
  const settle = async (
    viewer: Viewer,
    id: string,
    { version, next }: { version: number | undefined; next: PledgeState },
    act: (stood: Pledge, held: Held) => Promise<void>,
  ): Promise<Pledge> => {
    await found(pledge, id, pledges.findWhole)
    await within(async (held) => {
      await held.donations.keepPeople()
      const stood = await found(pledge, id, held.pledges.hold)
      const state = stateBefore(next, stood)
      if (state === next) {
        if (await isToldElsewhere(held, viewer, stood)) requireVersion(stood, version, null)
        return
      }
      requireStep(state, next)
      requireVersion(stood, version, null)
      await act(stood, held)
    })
    return withoutFields(await found(pledge, id, pledges.findWhole), fieldsWithheld(pledge, viewer))
  }

  return {
    /**
     * One pledge, for the team.
     * @throws Problem `not_found`
     */
    get: async (viewer: Viewer, id: string): Promise<Pledge> => {
      requirePermission(viewer, pledge.permissions.read)
      return withoutFields(await found(pledge, id, pledges.findWhole), fieldsWithheld(pledge, viewer))
    },

    /**
     * That which a gift was promised as; none where nobody had promised it, or there is no such gift.
     * @throws Problem `not_found` for what is no id
     */
    ofDonation: async (viewer: Viewer, donationId: string): Promise<Pledge[]> => {
      requirePermission(viewer, pledge.permissions.read)
      if (!isId(donationId)) throw notFound(donation.singular)
      const all = await pledges.ofDonation(donationId)
      return all.map((each) => withoutFields(each, fieldsWithheld(pledge, viewer)))
    },

    /**
     * The money came: it becomes a gift of what came, on the day it came. Of one that is confirmed nothing is written again, and
     * whoever has not heard that its payment came is told so;
     * one that had expired or was withdrawn is confirmed, too. Of what was to be charged every month, and came another way, it is
     * all: that does not begin.
     * @throws Problem `not_found`, `validation_failed`, `edit_conflict`
     */
    confirm: async (viewer: Viewer, id: string, input: unknown): Promise<Pledge> => {
      const { id: by } = requirePermission(viewer, pledge.permissions.write)
      const { amount, receivedAt, reference, version } = parse(pledgeArrival, input)
      let open: Pledge | null = null
      const confirmed = await settle(
        viewer,
        id,
        { version, next: 'confirmed' },
        async (stood, { donations }) => {
          open = stood
          const { donorName, donorEmail, anonymous, code, locale, projectId, cameInstead } = stood
          const came = amount ?? stood.amount
          // What was promised has not been paid there, so it came another way.
          const isPaid = cameInstead !== null && came !== stood.amount
          await donations.holdReceiptNumbers()
          const gift = await donations.record(
            viewer,
            projectId,
            {
              amount: came,
              ...{ donorName, donorEmail, anonymous, receivedAt: receivedAt ?? null },
              method: isPaid ? 'card' : 'transfer',
              reference: reference ?? code,
            },
            locale,
          )
          await donations.fulfil({ id, donorEmail, locale, donationId: gift.id }, by)
        },
      )
      // What came another way is not to be paid as well, nor to be begun by its page where it is charged every month.
      if (open) await closePayment(open)
      return confirmed
    },

    /**
     * It is not waited for any more. What is so already stays so.
     * @throws Problem `not_found`, `validation_failed`, `pledge_settled`, `edit_conflict`
     */
    refuse: async (viewer: Viewer, id: string, input: unknown): Promise<Pledge> => {
      requirePermission(viewer, pledge.permissions.write)
      const { reason, version } = parse(pledgeReason, input)
      let open: Pledge | null = null
      const refused = await settle(
        viewer,
        id,
        { version, next: 'withdrawn' },
        async (stood, { pledges: held }) => {
          open = stood
          await held.settle(id, { state: 'withdrawn', settledAt: clock.now(), donationId: null, reason })
        },
      )
      if (open) await closePayment(open)
      return refused
    },

    /**
     * Takes back that the money came, whose gift then never was, or that it was withdrawn: it is waited for again.
     * @throws Problem `not_found`, `validation_failed`, `pledge_settled`, `edit_conflict`; `gift_not_counted` where it went back
     */
    waitAgain: (viewer: Viewer, id: string, input: unknown): Promise<Pledge> => {
      requirePermission(viewer, pledge.permissions.write)
      const { reason, version } = parse(pledgeReason, input)
      return settle(viewer, id, { version, next: 'pledged' }, async (stood, { pledges: held, donations }) => {
        if (stood.donationId !== null) {
          const { status } = await donations.getWithHistory(viewer, stood.donationId)
          if (status !== 'voided') await donations.void(viewer, stood.donationId, { reason })
        }
        await held.settle(id, {
          ...{ state: 'pledged', settledAt: null, donationId: null, reason },
          // What may have been paid meanwhile is looked at.
          lookAt: stood.paymentId === null ? null : clock.now(),
          expiresAt: new Date(clock.now().getTime() + days * day),
        })
      })
    },
  }
}

export type SettlingService = ReturnType<typeof settlePledges>

import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import type { Pledge } from '../../../schema/pledges.ts'
import { toldOfGiver } from '../../database/language-of.ts'
import type { DonorLetters } from './donor-letters.ts'

/** A pledge whose money came, and the gift that it became. */
export interface Fulfilled extends Pick<Pledge, 'id' | 'donorEmail' | 'locale'> {
  donationId: string
}

const confirm = `
  update pledges p set state = 'confirmed', settled_at = $2, donation_id = g."donationId", reason = null,
    look_at = case when $3 and p.payment_id is not null then $2 else p.look_at end,
    version = p.version + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) as g(id uuid, "donationId" uuid)
  where p.id = g.id`

/** What the team has said of a donor's language goes before that of the promise. */
const language = `select coalesce(${toldOfGiver('d')}, $2::text) as locale from donations d where d.id = $1`

/** What becomes of pledges as their money comes, however that is known. */
export const createFulfilmentsRepository = (manager: EntityManager, letters: DonorLetters | null) => {
  /** By the receipt of what came; by thanks alone where none can be issued yet. */
  const thank = async (
    { id: about, donorEmail: recipient, locale: promisedIn, donationId }: Fulfilled,
    by: string | null,
  ): Promise<void> => {
    if (!letters || !recipient) return
    if (await letters.receipts(manager).issueByLetter({ donationId, entry: null }, by)) return
    const [told] = await manager.query<{ locale: Locale }[]>(language, [donationId, promisedIn])
    const locale = told?.locale ?? promisedIn
    await letters.outbox.write(manager, { kind: 'pledgeConfirmed', locale, recipient, about })
  }

  return {
    /** For a transaction that will fulfil pledges, or refund a gift, and holds those by then: before it locks the ledger. */
    holdReceiptNumbers: async (): Promise<void> => {
      await letters?.receipts(manager).holdNumbers()
    },

    /**
     * Confirms pledges that are held by the transaction in which their gifts were recorded, and thanks whoever has left an
     * address in the same one. Where whoever takes a payment has not said it, its page may be open still: it is looked at.
     * @param by who says that the money came; null where whoever took it does
     */
    fulfil: async (fulfilled: readonly Fulfilled[], now: Date, by: string | null): Promise<void> => {
      const gifts = fulfilled.map(({ id, donationId }) => ({ id, donationId }))
      await manager.query(confirm, [JSON.stringify(gifts), now, by !== null])
      for (const each of fulfilled) await thank(each, by)
    },
  }
}

export type FulfilmentsRepository = ReturnType<typeof createFulfilmentsRepository>

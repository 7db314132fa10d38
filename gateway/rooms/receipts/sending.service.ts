import { pledgeToken } from '../../../schema/own-pledge.ts'
import { type Receipt, receipt } from '../../../schema/receipts.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { Draft, Outbox } from '../../letters/outbox.ts'
import { found } from '../../models/records.service.ts'
import { fieldsWithheld, withoutFields } from '../../models/withheld.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { ReceiptsRepository } from './receipts.repository.ts'
import type { Occasion } from './said.ts'
import { yearOf } from './year-of.ts'

export interface SendingDependencies {
  receipts: ReceiptsRepository
  /** Of promised gifts, by whose links their donors have a receipt sent again. */
  tokens: RecordTokens
  publicWrites: Limit
  /** Null where the site writes no letters. */
  outbox: Outbox | null
  clock: Clock
}

const letterWith = ({ id, locale }: Receipt, recipient: string): Draft => ({
  ...{ kind: 'receipt', locale, recipient, about: id },
})

/** How receipts reach whoever gave, by letter. */
export const sendReceipts = ({ receipts, tokens, publicWrites, outbox, clock }: SendingDependencies) => {
  const find = (id: string): Promise<Receipt> => found(receipt, id, (known) => receipts.find(known))

  /** Null where nobody has said yet who issues it. */
  const issue = async (occasion: Occasion, issuedBy: string | null): Promise<string | null> => {
    const issuedAt = clock.now()
    try {
      return await receipts.issue(occasion, { issuedAt, issuedBy, sentAt: issuedAt, year: yearOf(issuedAt) })
    } catch (error) {
      if (error instanceof Problem && error.code === 'charity_details_missing') return null
      throw error
    }
  }

  const issueByLetter = async (occasion: Occasion, issuedBy: string | null): Promise<boolean> => {
    const id = outbox && (await issue(occasion, issuedBy))
    if (!outbox || id === null) return false
    const issued = await find(id)
    if (issued.donorEmail === null) throw new Error('a receipt is sent to nobody')
    await receipts.writeLetter(letterWith(issued, issued.donorEmail), outbox)
    return true
  }

  return {
    /**
     * For a transaction that changes the ledger and then sends receipts of that: their numbers are held before the gift, as by
     * whoever issues one by hand, so that of two neither waits for the other one's.
     */
    holdNumbers: async (): Promise<void> => {
      if (outbox) await receipts.hold(yearOf(clock.now()))
    },

    /**
     * Within a transaction that holds the numbers: issues a receipt of what was just written to the ledger, of a donor with an
     * address, and sends it. False where no letters are written, or nobody has said yet what the charity is.
     */
    issueByLetter,

    /** The same of what went back, where its donor is written to. */
    issueRefundByLetter: async (occasion: Occasion, issuedBy: string | null): Promise<void> => {
      if (outbox && (await receipts.isWrittenTo(occasion.donationId))) await issueByLetter(occasion, issuedBy)
    },

    /**
     * Sends a receipt to the address that its gift has by now. Asked for again within a minute, it is sent once.
     * @throws Problem `letters_off`, `not_found`, `donor_unreachable`, `gift_not_counted` and `not_refunded` where what it tells of
     * was taken back
     */
    send: async (viewer: Viewer, id: string): Promise<Receipt> => {
      requirePermission(viewer, receipt.permissions.write)
      if (!outbox) throw new Problem('letters_off')
      const told = await find(id)
      if (told.donorEmail === null) throw new Problem('donor_unreachable')
      if ((await receipts.beside(told.id)).isTakenBack)
        throw new Problem(told.kind === 'gift' ? 'gift_not_counted' : 'not_refunded')
      const letter = letterWith(told, told.donorEmail)
      await receipts.send(told.id, clock.now(), letter, outbox)
      return withoutFields(await find(id), fieldsWithheld(receipt, viewer))
    },

    /**
     * Sends the receipt of a promised gift again, for whoever has its link: to the address that the gift has by now, and to no
     * other. Asked for again within a minute, it is sent once.
     * @throws Problem `validation_failed`, `not_found`, `letters_off`, `rate_limited`, `donor_unreachable`
     */
    sendOwn: async (input: unknown, address: string): Promise<void> => {
      const pledgeId = tokens.read(parse(pledgeToken, input).token)
      const own = pledgeId === null ? null : await receipts.ofPledge(pledgeId)
      if (!own) throw notFound(receipt.singular)
      if (!outbox) throw new Problem('letters_off')
      await publicWrites.take(address)
      const told = await find(own.id)
      if (told.donorEmail === null) throw new Problem('donor_unreachable')
      await receipts.send(told.id, clock.now(), letterWith(told, told.donorEmail), outbox)
    },
  }
}

export type SendingService = ReturnType<typeof sendReceipts>

import { donation } from '../../../schema/donations.ts'
import { receiptFile } from '../../../schema/gift-page.ts'
import { type OwnPledge, pledgeToken } from '../../../schema/own-pledge.ts'
import { newReceipt, type Receipt, receipt, receiptList } from '../../../schema/receipts.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { maskedAddress } from '../../core/masked-address.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { found, readRecords } from '../../models/records.service.ts'
import { fieldsWithheld, withoutFields } from '../../models/withheld.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { Issue, ReceiptsRepository } from './receipts.repository.ts'
import { yearOf } from './year-of.ts'

export interface IssuingDependencies {
  receipts: ReceiptsRepository
  /** Of promised gifts, by whose links their donors come to their receipts. */
  tokens: RecordTokens
  clock: Clock
}

const { read, write } = receipt.permissions

/** What whoever gave reads of it on the page of their gift. */
type ToldReceipt = Pick<OwnPledge, 'receipt' | 'receiptName' | 'receivedAt' | 'method' | 'sentTo'>

/** A receipt as a file. */
export interface ReceiptFile {
  name: string
  bytes: Buffer
}

/** What was received, and what went back, told on papers that stay as they are. */
export const issueReceipts = ({ receipts, tokens, clock }: IssuingDependencies) => {
  const find = (id: string): Promise<Receipt> => found(receipt, id, (known) => receipts.find(known))

  const fileOf = async (told: Receipt): Promise<ReceiptFile> => ({
    name: receiptFile(told.number),
    bytes: await drawReceipt(told),
  })

  const shown = (viewer: Viewer, each: Receipt): Receipt =>
    withoutFields(each, fieldsWithheld(receipt, viewer))

  const byNow = (issuedBy: string): Issue => {
    const issuedAt = clock.now()
    return { issuedAt, issuedBy, sentAt: null, year: yearOf(issuedAt) }
  }

  const requireGift = (id: string): void => {
    if (!isId(id)) throw notFound(donation.singular)
  }

  return {
    /** A page of the receipts, searched and narrowed as the input says, for the team. */
    list: readRecords({ model: receipt, list: receiptList, records: receipts, clock }).list,

    /** @throws Problem `not_found` */
    get: async (viewer: Viewer, id: string): Promise<Receipt> => {
      requirePermission(viewer, read)
      return shown(viewer, await find(id))
    },

    /**
     * All receipts of a gift, those that were replaced among them, newest first; none where there is no such gift.
     * @throws Problem `not_found` for what is no id
     */
    ofDonation: async (viewer: Viewer, donationId: string): Promise<Receipt[]> => {
      requirePermission(viewer, read)
      requireGift(donationId)
      const ids = await receipts.ofDonation(donationId)
      const all = await receipts.findAll(ids)
      return all.toSorted((one, other) => (one.id < other.id ? 1 : -1)).map((each) => shown(viewer, each))
    },

    /**
     * The receipt that stands for a gift, or for a refund of it: issued now where there is none, so whoever asks twice is answered
     * the same one.
     * @throws Problem `not_found`, `validation_failed`, `gift_not_counted`, `not_refunded`, `charity_details_missing`
     */
    issue: async (viewer: Viewer, donationId: string, input: unknown): Promise<Receipt> => {
      const { id: issuedBy } = requirePermission(viewer, write)
      const { entry = null } = parse(newReceipt, input)
      requireGift(donationId)
      return shown(viewer, await find(await receipts.issue({ donationId, entry }, byNow(issuedBy))))
    },

    /**
     * Another one in the place of a receipt of which the ledger says something else by now; the one that stands, where that was
     * replaced already.
     * @throws Problem `not_found`, `receipt_still_right`, `gift_not_counted`, `not_refunded`, `charity_details_missing`
     */
    replace: async (viewer: Viewer, id: string): Promise<Receipt> => {
      const { id: issuedBy } = requirePermission(viewer, write)
      const { donationId, entryVersion } = await find(id)
      const occasion = { donationId, entry: entryVersion }
      return shown(viewer, await find(await receipts.issue(occasion, byNow(issuedBy), id)))
    },

    /**
     * A receipt as a PDF, for whoever may know whom it names.
     * @throws Problem `not_found`
     */
    pdf: async (viewer: Viewer, id: string): Promise<ReceiptFile> => {
      requirePermission(viewer, 'people:addresses')
      return fileOf(await find(id))
    },

    /** What the receipt of what came of a promised gift says to whoever gave; null where there is none. */
    toldOfPledge: async (pledgeId: string): Promise<ToldReceipt | null> => {
      const own = await receipts.ofPledge(pledgeId)
      if (!own) return null
      const { number, donorName, donorEmail, receivedAt, method, sentAt } = await find(own.id)
      const sentTo = sentAt === null || donorEmail === null ? null : maskedAddress(donorEmail)
      return { receipt: number, receiptName: donorName, receivedAt, method, sentTo }
    },

    /**
     * The same receipt as a file, for whoever has the link of that gift.
     * @throws Problem `validation_failed`, `not_found`
     */
    ownPdf: async (input: unknown): Promise<ReceiptFile> => {
      const pledgeId = tokens.read(parse(pledgeToken, input).token)
      const own = pledgeId === null ? null : await receipts.ofPledge(pledgeId)
      if (!own) throw notFound(receipt.singular)
      return fileOf(await find(own.id))
    },
  }
}

export type IssuingService = ReturnType<typeof issueReceipts>

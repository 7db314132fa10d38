import type { EntityManager } from 'typeorm'
import type { BankMapping } from '../../../schema/donation-imports.ts'
import { transferDays } from '../../../schema/payment-ways.ts'
import { newId } from '../../core/ids.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import type { BankRow } from './bank-rows.ts'
import type { DonationImport } from './donation-import.ts'
import { upsertDonor } from './donations.repository.ts'
import type { DonorLetters } from './donor-letters.ts'
import { createFulfilmentsRepository } from './fulfilments.repository.ts'
import type { ImportedGift } from './import-choices.ts'
import type { Known } from './import-codes.ts'
import { inLanguages } from './import-languages.ts'
import { keepPeople } from './keep-people.ts'
import { createKnownGifts } from './known-gifts.ts'
import { findPledges, holdPledges } from './known-pledges.ts'

/** Each gift is looked up by its import: joined, the whole ledger is read for each of them where statistics say so. */
const listed = `
  select i.id, i.file_name as "fileName", i.gift_count as gifts, ${readAs('lari', 'i.sum')} as sum,
    u.first_name || ' ' || u.last_name as "madeBy", ${readAs('instant', 'i.made_at')} as "madeAt",
    ${readAs('instant', 'i.voided_at')} as "voidedAt",
    c.counting, ${readAs('lari', 'c.sum')} as "countingSum", c.put_right as "putRight"
  from donation_imports i left join users u on u.id = i.made_by
  cross join lateral (
    select count(*)::integer as counting, coalesce(sum(d.amount), 0) as sum,
      count(*) filter (where d.version > 1)::integer as put_right
    from imported_donations m cross join lateral (
      select amount, version, status from donations where id = m.donation_id offset 0
    ) d
    where m.import_id = i.id and d.status = 'confirmed'
  ) c`

/**
 * No other import passes, and no gift is written or put right beside this one: what is found is all there is. Whoever is
 * writing one is waited for. Between the two come the pledges that the file names: whoever confirms one of these holds it
 * before the gift is written, and whoever undoes an import that has confirmed some holds that import first.
 */
const lockImportsOut = 'lock table donation_imports in exclusive mode'
const lockGiftsOut = 'lock table donations in share row exclusive mode'

const insertDonors = `
  insert into donors (id, name, locale)
  select id, name, locale from jsonb_to_recordset($1::jsonb) as r(id uuid, name text, locale text)`

const insertGifts = `
  insert into donations (id, project_id, donor_id, anonymous, amount, status, received_at, method, reference, locale, recorded_by)
  select id, "projectId", "donorId", anonymous, amount, 'confirmed', "receivedAt", method, reference, locale, $2
  from jsonb_to_recordset($1::jsonb) as r(id uuid, "projectId" uuid, "donorId" uuid, anonymous boolean, amount numeric,
    "receivedAt" timestamptz, method text, reference text, locale text)`

const insertLines = `
  insert into imported_donations (donation_id, import_id, line)
  select id, $2, line from jsonb_to_recordset($1::jsonb) as r(id uuid, line integer)`

const remember = `
  insert into bank_mappings (header_key, mapping) values ($1, $2::jsonb)
  on conflict (header_key) do update set mapping = excluded.mapping, updated_at = now()`

/**
 * As one would be put right by hand: first the pledges, then the gifts, then the lines of their projects, each in one order for
 * all; and before them the import itself, as whoever imports does.
 */
const lockGifts = `
  select from donations where status = 'confirmed' and id in (
    select donation_id from imported_donations where import_id = $1
  ) order by id for no key update`
const lockTotals = `
  select from project_totals where project_id in (
    select d.project_id from donations d join imported_donations i on i.donation_id = d.id where i.import_id = $1
  ) order by project_id for update`

const lockPledges = `
  select from pledges where donation_id in (select donation_id from imported_donations where import_id = $1)
  order by id for no key update`
/** What went back stays so: that money was there. What may have been paid meanwhile is looked at. */
const waitAgain = `
  update pledges p set state = 'pledged', settled_at = null, donation_id = null, reason = $2, expires_at = $3,
    look_at = case when p.payment_id is not null then $4::timestamptz end,
    version = p.version + 1, updated_at = now()
  from imported_donations i join donations d on d.id = i.donation_id
  where i.import_id = $1 and p.donation_id = i.donation_id and d.status in ('confirmed', 'voided')`

const day = 86_400_000

/** One statement has its time: an import is written, and undone, by as many gifts at once as have enough of it. */
const atOnce = 200
const voidGifts = `
  insert into donation_entries (id, donation_id, version, kind, corrects, reason, made_by, project_id, donor_id,
    anonymous, amount, refunded, status, received_at, method, reference)
  select gen_random_uuid(), d.id, d.version + 1, 'voided', d.version, $2, $3, d.project_id, d.donor_id,
    d.anonymous, d.amount, d.refunded, 'voided', d.received_at, d.method, d.reference
  from donations d join imported_donations i on i.donation_id = d.id
  where i.import_id = $1 and d.status = 'confirmed'
  limit ${atOnce}
  returning donation_id`

export interface WrittenImport {
  id: string
  fileName: string | null
  madeBy: string
  now: Date
  headerKey: string
  mapping: BankMapping
  /** Codes of pledges that are said to be meant by mistyped ones. */
  meant: readonly string[]
}

const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, batch) =>
    rows.slice(batch * atOnce, (batch + 1) * atOnce),
  )

/**
 * Has triggers of the ledger plan anew for what is written since: a session keeps the plans of its first gift, and where
 * tables were small then, each of very many more is compared with all that have come, until a batch takes longer than a
 * statement may.
 */
const planAnew = (transaction: EntityManager): Promise<unknown> => transaction.query('discard plans')

/** Gifts from banks' files. */
export const createImportsRepository = (manager: EntityManager, letters: DonorLetters | null) => {
  const findGifts = createKnownGifts(manager)

  const findKnown = async (rows: readonly BankRow[], within: EntityManager = manager): Promise<Known> => ({
    ...(await findGifts(rows, within)),
    pledges: await findPledges(rows, within),
  })

  const find = async (id: string): Promise<DonationImport | null> => {
    const [row] = await manager.query<DonationImport[]>(`${listed} where i.id = $1`, [id])
    return row ?? null
  }

  /** Each who gave an email is one donor; whoever gave none is one for each gift. */
  const writeDonors = async (
    transaction: EntityManager,
    gifts: readonly ImportedGift[],
  ): Promise<Map<string, string>> => {
    const ids = new Map<string, string>()
    const named = []
    for (const { id, donor } of gifts) {
      if (donor?.email) ids.set(id, await upsertDonor(transaction, donor))
      else if (donor) {
        const donorId = newId()
        ids.set(id, donorId)
        named.push({ id: donorId, name: donor.name, locale: donor.locale })
      }
    }
    for (const batch of batchesOf(named)) {
      await planAnew(transaction)
      await transaction.query(insertDonors, [JSON.stringify(batch)])
    }
    return ids
  }

  return {
    findKnown,
    find,

    /** What the last file with this header was imported by; null where none was. */
    findMapping: async (headerKey: string): Promise<unknown> => {
      const [row] = await manager.query<{ mapping: unknown }[]>(
        'select mapping from bank_mappings where header_key = $1',
        [headerKey],
      )
      return row?.mapping ?? null
    },

    count: async (): Promise<number> => {
      const [row] = await manager.query<{ count: number }[]>(
        'select count(*)::integer as count from donation_imports',
      )
      return row?.count ?? 0
    },

    /** Up to `limit`, newest first, after the one with the id `after`. */
    list: (limit: number, after: string | null): Promise<DonationImport[]> =>
      manager.query<DonationImport[]>(
        `${listed} where $2::uuid is null or i.id < $2 order by i.id desc limit $1`,
        [limit, after],
      ),

    /**
     * Writes what `choose` makes of what is known by then, all of it with the key of the request and what is remembered of
     * the bank, or nothing. Whoever imports at the same time waits, and finds what was written here.
     */
    write: (
      { id, fileName, madeBy, now, headerKey, mapping, meant }: WrittenImport,
      request: KeyedRequest | null,
      rows: readonly BankRow[],
      choose: (known: Known) => ImportedGift[],
    ): Promise<string> =>
      createOnce(manager, request, id, async (transaction) => {
        await keepPeople(transaction)
        await transaction.query(lockImportsOut)
        const fulfilments = createFulfilmentsRepository(transaction, letters)
        if (await holdPledges(rows, meant, transaction)) await fulfilments.holdReceiptNumbers()
        await transaction.query(lockGiftsOut)
        const gifts = await inLanguages(transaction, choose(await findKnown(rows, transaction)))
        const donors = await writeDonors(transaction, gifts)
        const sum = sumOfLari(...gifts.map(({ amount }) => amount))
        await transaction.query(
          'insert into donation_imports (id, file_name, gift_count, sum, made_by) values ($1, $2, $3, $4, $5)',
          [id, fileName, gifts.length, sum, madeBy],
        )
        const written = gifts.map(({ donor, ...gift }) => ({ ...gift, donorId: donors.get(gift.id) ?? null }))
        for (const batch of batchesOf(written)) {
          await planAnew(transaction)
          await transaction.query(insertGifts, [JSON.stringify(batch), madeBy])
          await transaction.query(insertLines, [JSON.stringify(batch), id])
        }
        const fulfilled = gifts.flatMap(({ id: donationId, locale, pledge }) =>
          pledge ? [{ ...pledge, locale, donationId }] : [],
        )
        if (fulfilled.length > 0) await fulfilments.fulfil(fulfilled, now, madeBy)
        await transaction.query(remember, [headerKey, JSON.stringify(mapping)])
      }),

    /**
     * Voids every gift of an import that counts, by an entry each, and waits again for the pledges that it has confirmed, with
     * the key of the request; or none.
     */
    void: async (
      { id, reason, madeBy, now }: { id: string; reason: string; madeBy: string; now: Date },
      request: KeyedRequest | null,
    ): Promise<void> => {
      await createOnce(manager, request, newId(), async (transaction) => {
        await keepPeople(transaction)
        await transaction.query(
          'update donation_imports set voided_at = coalesce(voided_at, now()) where id = $1',
          [id],
        )
        await transaction.query(lockPledges, [id])
        await transaction.query(lockGifts, [id])
        await transaction.query(lockTotals, [id])
        await transaction.query(waitAgain, [id, reason, new Date(now.getTime() + transferDays * day), now])
        let voided: unknown[]
        do {
          await planAnew(transaction)
          voided = await transaction.query<unknown[]>(voidGifts, [id, reason, madeBy])
        } while (voided.length > 0)
      })
    },
  }
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>

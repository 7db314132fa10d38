import type { EntityManager } from 'typeorm'
import { donation } from '../../../schema/donations.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { toldOfGiver } from '../../database/language-of.ts'
import type { ReceiptEntity } from './receipt.entity.ts'

/** What a receipt is issued of: a gift, or an entry of it that says what went back. */
export interface Occasion {
  donationId: string
  entry: number | null
}

/** What a receipt says of a gift and of the charity. */
type Said = Pick<
  ReceiptEntity,
  | 'locale'
  | 'donorName'
  | 'amount'
  | 'receivedAt'
  | 'method'
  | 'way'
  | 'frequency'
  | 'projectId'
  | 'projectTitle'
  | 'charityName'
  | 'charityCode'
  | 'charityAddress'
>

interface Row extends Omit<Said, 'charityName' | 'charityCode' | 'charityAddress'> {
  isCounted: boolean
  wentBackWhole: boolean
  wentBack: number | null
  wentBackAt: Date | null
  charityName: string | null
  charityCode: string | null
  charityAddress: string | null
}

/** In the language of the donor, and in the other one where a text is not written in it. */
const inLocale = (table: string, name: string): string =>
  `case l.locale when 'ka' then coalesce(${table}.${name}_ka, ${table}.${name}_en)
    else coalesce(${table}.${name}_en, ${table}.${name}_ka) end`

/**
 * What the team has said of a donor's language goes before. Whoever promised a gift has said so in their own; what a colleague wrote
 * down of a donor may be in theirs.
 */
const say = `
  select l.locale, d.status = 'confirmed' as "isCounted", d.status = 'refunded' as "wentBackWhole", o.name as "donorName",
    (d.amount + d.refunded)::float8 as amount, d.received_at as "receivedAt", d.method,
    case when d.method = 'card' and g.way <> 'transfer' then g.way end as way,
    case when g.frequency = 'monthly' and d.method = 'card' then 'monthly' when g.id is not null then 'once' end as frequency,
    d.project_id as "projectId",
    ${inLocale('p', 'title')} as "projectTitle", ${inLocale('c', 'name')} as "charityName",
    c.identification_code as "charityCode", ${inLocale('c', 'address')} as "charityAddress",
    (e.refunded - b.refunded)::float8 as "wentBack", e.made_at as "wentBackAt"
  from donations d
  join projects p on p.id = d.project_id
  cross join charity c
  left join donors o on o.id = d.donor_id
  left join donation_entries e on (e.donation_id, e.version) = (d.id, $2) and e.kind = 'refunded' and not exists (
    select from donation_entries t where t.donation_id = d.id and t.kind = 'restored' and t.corrects = e.version)
  left join donation_entries b on (b.donation_id, b.version) = (e.donation_id, e.version - 1)
  left join pledges g on g.donation_id = d.id
  cross join lateral (select coalesce(${toldOfGiver('d')}, g.locale, o.locale, d.locale) as locale) l
  where d.id = $1`

/**
 * What the ledger says of it by now, and whom people give to. Of a gift it is what came: what went back has receipts of its own, and
 * is told by them alone. Of what went back as a whole only a receipt that there is already gets another one in its place.
 * @throws Problem `not_found`, `gift_not_counted`, `not_refunded`, `charity_details_missing`
 */
export const ledgerSays = async (
  within: EntityManager,
  { donationId, entry }: Occasion,
  isReplacement: boolean,
): Promise<Said> => {
  const [row] = await within.query<Row[]>(say, [donationId, entry])
  if (!row) throw notFound(donation.singular)
  const {
    isCounted,
    wentBackWhole,
    wentBack,
    wentBackAt,
    charityName,
    charityCode,
    charityAddress,
    ...said
  } = row
  const charity =
    charityName && charityCode && charityAddress ? { charityName, charityCode, charityAddress } : null
  const isTold = entry === null ? isCounted || (isReplacement && wentBackWhole) : wentBack !== null
  if (!isTold) throw new Problem(entry === null ? 'gift_not_counted' : 'not_refunded')
  if (!charity) throw new Problem('charity_details_missing')
  const told = { ...said, ...charity }
  return wentBack === null || wentBackAt === null
    ? told
    : { ...told, amount: wentBack, receivedAt: wentBackAt }
}

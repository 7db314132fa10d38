import type { EntityManager } from 'typeorm'
import { Problem } from '../../core/problem.ts'
import { giftsOf, languageOf } from '../../database/language-of.ts'
import type { StatedGift, Statement } from './statement.ts'

/** In the language of the donor, and in the other one where a text is not written in it. */
const inLocale = (table: string, name: string, locale: string): string =>
  `case ${locale} when 'ka' then coalesce(${table}.${name}_ka, ${table}.${name}_en)
    else coalesce(${table}.${name}_en, ${table}.${name}_ka) end`

const head = `
  select l.locale, p.name as "donorName", ${inLocale('c', 'name', 'l.locale')} as "charityName",
    c.identification_code as "charityCode", ${inLocale('c', 'address', 'l.locale')} as "charityAddress"
  from people p cross join charity c cross join lateral (select ${languageOf('p')} as locale) l
  where p.id = $1`

const counted = `
  select d.received_at as "receivedAt", ${inLocale('p', 'title', '$3')} as "projectTitle", r.number as receipt,
    d.amount::float8 as amount, d.refunded::float8 as refunded
  from ${giftsOf} join projects p on p.id = d.project_id
    left join receipts r on r.donation_id = d.id and r.kind = 'gift'
      and not exists (select from receipts x where x.replaces_id = r.id)
  where m.root_id = $1 and d.status = 'confirmed'
    and d.received_at >= make_timestamptz($2, 1, 1, 0, 0, 0, 'Asia/Tbilisi')
    and d.received_at < make_timestamptz($2 + 1, 1, 1, 0, 0, 0, 'Asia/Tbilisi')
  order by d.received_at, d.id`

interface Head extends Pick<Statement, 'locale' | 'donorName'> {
  charityName: string | null
  charityCode: string | null
  charityAddress: string | null
}

/**
 * What a donor gave in a year; null where nothing of it counts.
 * @throws Problem `charity_details_missing`
 */
export const state = async (
  manager: EntityManager,
  personId: string,
  year: number,
  asOf: Date,
): Promise<Statement | null> => {
  const [row] = await manager.query<Head[]>(head, [personId])
  if (!row) return null
  const told = await manager.query<StatedGift[]>(counted, [personId, year, row.locale])
  if (told.length === 0) return null
  const { charityName, charityCode, charityAddress, ...donor } = row
  if (!charityName || !charityCode || !charityAddress) throw new Problem('charity_details_missing')
  return { ...donor, year, asOf, charityName, charityCode, charityAddress, gifts: told }
}

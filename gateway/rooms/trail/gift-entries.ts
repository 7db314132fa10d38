/** Where an entry of the trail stands whose gift is told of: a row with `of_table`, `action`, `columns`, `record_id`, and `before` and `after`. */
type Row = string

const lari = (row: Row, side: 'before' | 'after', column: 'amount' | 'refunded'): string =>
  `(${row}.${side} ->> '${column}')::numeric`

/** Joins what stood in a gift before and after an entry, looked for one by one: there are few. */
export const giftValues = (row: Row, ofTable: string): string => `
  left join lateral (
    select before, after from trail_values where entry_id = ${row}.id and ${ofTable} = 'donations' limit 1
  ) v on true`

/**
 * What kind of entry of the ledger has changed a gift: an entry and what the trail tells of it are written in one transaction, and
 * say the same. Null of what changed by itself, as a promise that was kept.
 */
export const entryKind = (row: Row): string => `case
  when ${row}.of_table <> 'donations' or ${row}.action <> 'change' then null
  when ${row}.before ->> 'status' = 'pending' then null
  when ${lari(row, 'after', 'refunded')} > ${lari(row, 'before', 'refunded')} then 'refunded'
  when ${row}.columns @> '{refunded}' then 'restored'
  when ${row}.after ->> 'status' in ('refunded', 'voided') then ${row}.after ->> 'status'
  when ${row}.columns @> '{status}' then 'restored'
  when ${row}.columns @> '{project_id}' then 'moved'
  else 'corrected'
end`

/** How many lari an entry of a gift was about, of the kind that {@link entryKind} tells. */
export const entrySum = (row: Row): string => `case
  when ${row}.of_table <> 'donations' then null
  when ${row}.action = 'create' then ${lari(row, 'after', 'amount')}
  when ${row}.columns @> '{refunded}'
    then abs(${lari(row, 'after', 'refunded')} - ${lari(row, 'before', 'refunded')})
  when ${row}.entry in ('refunded', 'voided', 'restored', 'moved')
    then (select amount from donations where id = ${row}.record_id::uuid)
  else ${lari(row, 'after', 'amount')} - ${lari(row, 'before', 'amount')}
end`

import { describe, expect } from 'vitest'
import { launchable } from '../../schema/launches.ts'
import { locales } from '../../schema/locales.ts'
import { namesOf } from '../../schema/model.ts'
import { type TrailKind, trailKinds } from '../../schema/trail.ts'
import { columnLabel, fieldKindOf, isToldOf, untold, valueInWords } from '../../schema/trail-words.ts'
import { test } from '../../tests/support/database.ts'

interface Column {
  table: string
  name: string
  type: string
  /** Words that the database keeps in it, where it takes no others. */
  words: string[]
}

/** Every column of which entries of the trail may tell: not of what leaves one only once it is gone. */
const toldColumns = `
  select distinct g.tgrelid::regclass::text as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    array(
      select m[1] from pg_constraint c,
        regexp_matches(substring(pg_get_constraintdef(c.oid) from '\\m' || a.attname || ' = ANY \\(+ARRAY\\[([^]]*)\\]'), '''(\\w+)''', 'g') m
      where c.conrelid = g.tgrelid and c.contype = 'c'
    ) as words
  from pg_trigger g join pg_attribute a on a.attrelid = g.tgrelid and a.attnum > 0 and not a.attisdropped
  cross join lateral (select string_to_array(encode(g.tgargs, 'escape'), '\\000') as given) given
  where g.tgfoid = 'keep_trail'::regproc and g.tgtype & 20 <> 0
    and a.attname <> all(given[3]::name[]) and a.attname <> 'id' order by 1, 2`

const kindOf = (table: string): TrailKind => {
  const kind = namesOf(trailKinds).find((each) => trailKinds[each].table === table)
  if (!kind) throw new Error(`${table} is of no kind`)
  return kind
}

const told = async (manager: { query: (sql: string) => Promise<Column[]> }) => {
  const columns = (await manager.query(toldColumns)).map((each) => ({ ...each, kind: kindOf(each.table) }))
  return columns.filter(({ kind, name }) => isToldOf(kind, name))
}

describe('in both languages the trail calls', () => {
  test('each column of each table by a word', async ({ manager }) => {
    const wordless = (await told(manager)).flatMap(({ table, kind, name }) =>
      locales.filter((locale) => columnLabel(kind, name, locale) === name).map(() => `${table} ${name}`),
    )
    expect(wordless).toEqual([])
  })

  test('what stands there by words, where the database keeps others', async ({ manager }) => {
    const columns = await told(manager)
    const kept = columns.map((each) => ({
      ...each,
      words: each.type === 'boolean' ? ['true', 'false'] : each.words,
    }))
    expect(kept.filter(({ words }) => words.length > 0).length).toBeGreaterThan(20)
    const raw = kept.flatMap(({ table, kind, name, words }) =>
      words
        // What the database keeps may be an English word.
        .filter((word) => [null, word].includes(valueInWords(kind, name, word, 'ka')))
        .map((word) => `${table} ${name}: ${word}`),
    )
    expect(raw).toEqual([])
  })

  test('each sum a sum', async ({ manager }) => {
    const sums = (await told(manager)).filter(({ type }) => /^numeric\(\d+,2\)$/.test(type))
    expect(sums.length).toBeGreaterThan(10)
    const raw = sums.filter(({ kind, name }) => fieldKindOf(kind, name) !== 'lari')
    expect(raw.map(({ table, name }) => `${table} ${name}`)).toEqual([])
  })

  test('each hour without its seconds', async ({ manager }) => {
    const hours = (await told(manager)).filter(({ type }) => type.startsWith('time without'))
    expect(hours.map(({ kind, name }) => valueInWords(kind, name, '18:30:00', 'ka'))).toEqual([
      '18:30',
      '18:30',
    ])
  })

  test('each feature that was launched as the page of launches does', () => {
    for (const feature of namesOf(launchable)) {
      for (const locale of locales)
        expect(valueInWords('launch', 'feature', feature, locale)).toBe(launchable[feature].label[locale])
    }
  })
})

test('nothing is left out that is not there', async ({ manager }) => {
  const columns = await manager.query<Column[]>(toldColumns)
  const names = columns.map(({ table, name }) => `${table} ${name}`)
  const left = namesOf(trailKinds).flatMap((kind) =>
    Object.keys(untold[kind] ?? {}).map((name) => `${trailKinds[kind].table} ${name}`),
  )
  expect(left.filter((name) => !names.includes(name))).toEqual([])
})

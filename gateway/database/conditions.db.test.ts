import { expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { Conditions } from './conditions.ts'

/** Letters that have one case, two and three, and what means something in a pattern. */
const signs = [..."aBძᲫႠǅßẞİıΣς5%_\\'[^$.🐕", 'a\u0301', '\n']

const cases = (text: string): string[] =>
  Array.from(text, (sign) =>
    [sign, sign.toLowerCase(), sign.toUpperCase()].filter((each) => Array.from(each).length === 1),
  ).reduce((begun, ways) => begun.flatMap((each) => ways.map((way) => each + way)), [''])

const isShort = (text: string): boolean => Array.from(text).length < 3

test('one letter or two are found in whatever case they are written, and signs as they are', async ({
  manager,
}) => {
  const pairs = signs.flatMap((one) => signs.map((other) => one + other))
  const texts = [...pairs.map((pair) => `x${pair}y`), ...signs, '']
  for (const search of [...signs, ...pairs].filter(isShort)) {
    const conditions = new Conditions()
    conditions.addSearch(['text', 'other'], search)
    const found = await manager.query<{ text: string }[]>(
      `select text from unnest(${conditions.bind(texts)}::text[]) with ordinality t (text, place)
       cross join (values (null::text)) o (other) where ${conditions.sql} order by place`,
      conditions.values,
    )
    const ways = cases(search)
    const expected = texts.filter((text) => ways.some((way) => text.includes(way)))
    expect([search, found.map(({ text }) => text)]).toEqual([search, expected])
  }
})

test('two letters are not compared with a text once for each way to write them', () => {
  const conditions = new Conditions()
  conditions.addSearch(['text'], 'ძა')
  expect(conditions.values).toHaveLength(1)
})

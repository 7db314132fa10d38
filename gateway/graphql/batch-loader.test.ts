import { expect, test } from 'vitest'
import { everything, type Wanted } from '../core/wanted.ts'
import { BatchLoader } from './batch-loader.ts'

/** How the keys of `asked` are loaded: the keys of each batch, in the order it was begun. */
const loaderOf = async (
  asked: [field: string, args: object, key: string, wanted?: Wanted][],
): Promise<string[][]> => {
  const batchLoader = new BatchLoader()
  const loaded: string[][] = []
  const loading = asked.map(([field, args, key, wanted = everything]) =>
    batchLoader.load(field, args, wanted, key, async (keys) => {
      loaded.push([...keys])
      return keys
    }),
  )
  await Promise.all(loading)
  return loaded
}

test('what is asked alike of several is answered together', async () => {
  const page = { first: 2, after: 'x' }
  expect(
    await loaderOf([
      ['gifts', page, 'a'],
      ['gifts', { ...page }, 'b'],
      ['gifts', {}, 'c'],
      ['gifts', { after: undefined }, 'd'],
    ]),
  ).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('what only looks alike is not', async () => {
  expect(
    await loaderOf([
      ['gifts', {}, 'absent'],
      ['gifts', { after: 'undefined' }, 'a word'],
      ['gifts', { after: 'null' }, 'another word'],
      ['gifts', { first: 1, after: '2 3' }, 'text'],
      ['gifts', { first: 12, after: '3' }, 'other text'],
      ['gifts', { after: 1 }, 'a number'],
      ['gifts', { after: '1' }, 'a digit'],
      ['guests', {}, 'another field'],
      ['guests', {}, 'other fields of it', { ...everything }],
    ]),
  ).toHaveLength(9)
})

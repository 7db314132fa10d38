import { expect, test } from 'vitest'
import { writeFile } from './write-file.ts'

const head = { email: 'nino@example.org', madeAt: '2026-11-22T09:00:00.000Z' }

test('what is read in parts is one document, a place once', () => {
  const file = writeFile(head, 'ka')
  file.add({ place: 'gifts', records: [{ amount: 5, reference: 'a "word"\nand more' }, { amount: 7 }] })
  file.add({ place: 'gifts', records: [{ amount: 9 }] })
  file.add({ place: 'messages', records: [{ message: 'გამარჯობა', at: new Date(0) }] })
  expect(JSON.parse(file.end().toString())).toEqual({
    ...head,
    places: [
      {
        place: 'gifts',
        title: 'შემოწირულობები',
        records: [{ amount: 5, reference: 'a "word"\nand more' }, { amount: 7 }, { amount: 9 }],
      },
      {
        place: 'messages',
        title: 'წერილები',
        records: [{ message: 'გამარჯობა', at: '1970-01-01T00:00:00.000Z' }],
      },
    ],
  })
})

test('of whom nothing is held there is a document without places', () => {
  expect(JSON.parse(writeFile(head, 'en').end().toString())).toEqual({ ...head, places: [] })
})

import { expect, test } from 'vitest'
import { createRecordCounter } from './count-records.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('records are counted as they arrive, line breaks inside a cell are not', () => {
  const count = createRecordCounter()
  expect(count(bytes('\uFEFFName,Message\r\n'))).toBe(1)
  expect(count(bytes('ნინო,"two\r\nlines, ""quo'))).toBe(1)
  expect(count(bytes('ted"" and\n more"\r\nAna,'))).toBe(2)
  expect(count(bytes('one\r\n'))).toBe(3)
})

import { expect, it } from 'vitest'
import { csvLines } from '../../gateway/models/csv.ts'
import { csvRows, parseCsv } from './csv.ts'

it('reads what the gateway writes', () => {
  const cells = ['a, b', 'she said "hi"', '', '"', '""', 'two\r\nlines, "quoted"', '\r', 'ნინო', '12.5']
  const written = cells.map((cell) => cell.replace(/^\r/, "'\r"))
  expect(parseCsv(csvLines([cells, ['x']]))).toEqual([written, ['x']])
})

it('names the cells by their headings', () => {
  expect(csvRows('\uFEFFName,Email\r\nნინო,nino@example.org\r\n')).toEqual([
    { Name: 'ნინო', Email: 'nino@example.org' },
  ])
})

import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../core/read-csv.ts'
import { type Cell, csvLines, plainText } from './csv.ts'

const csvLine = (cells: readonly Cell[]): string => csvLines([cells])

describe('a line of a CSV file', () => {
  it('ends like RFC 4180 wants it, and keeps numbers and empty cells as they are', () => {
    expect(csvLine(['ნინო', 120.5, -3, 0, null, ''])).toBe('ნინო,120.5,-3,0,,\r\n')
  })

  it('quotes what would break it', () => {
    expect(csvLine(['a, b', 'she said "hi"', 'two\nlines', 'two\r\nlines'])).toBe(
      '"a, b","she said ""hi""","two\nlines","two\r\nlines"\r\n',
    )
  })

  for (const text of [
    '=1+1',
    '+995 555 12 34 56',
    '-2+3',
    '@SUM(A1)',
    '  =1+1',
    '\u00a0=1+1',
    '\uFEFF=1+1',
    '＝1+1',
    '＠SUM(A1)',
  ]) {
    it(`keeps ${JSON.stringify(text)} from being a formula`, () => {
      expect(csvLine([text])).toBe(`'${text}\r\n`)
    })
  }

  for (const text of ['\tcmd', '\rcmd', '\n=1', '=HYPERLINK("http://a.example","b")']) {
    it(`quotes and neutralises ${JSON.stringify(text)}`, () => {
      expect(csvLine([text])).toMatch(/^(?:"'|'\t)/)
    })
  }

  it('quotes what other spreadsheets part cells by', () => {
    expect(csvLine(['a; b', 'a\tb'])).toBe('"a; b","a\tb"\r\n')
  })

  for (const [text, kept] of [
    ['Hello\n=1+1', "Hello\n'=1+1"],
    ['Hello\r\n  @SUM(A1)', "Hello\r\n'  @SUM(A1)"],
    ['Hello\n\n-2+3', "Hello\n\n'-2+3"],
    ['Hello;=1+1', "Hello;'=1+1"],
    ['Hello\t+1', "Hello\t'+1"],
  ] as const) {
    it(`keeps ${JSON.stringify(text)} from being one where a cell is taken for several`, () => {
      expect(csvLine([text])).toBe(`"${kept}"\r\n`)
    })
  }

  for (const text of ['a=b', '1 - 2', 'nino@example.org', "'quoted'", 'გამარჯობა!', '№ 5']) {
    it(`leaves ${text} alone`, () => {
      expect(csvLine([text])).toBe(`${text}\r\n`)
    })
  }
})

describe('what a file says', () => {
  const written = (text: string): string => {
    const [row] = readCsv(
      csvLines([
        ['Text', 'Other'],
        [text, 'x'],
      ]),
      { longestCell: 10_000, isExact: true },
    ).rows
    return plainText(row?.cells[0] ?? '')
  }

  for (const text of ["'=1", "''+1", "'\t=1", "a;'-1", "'", " '@b", '\r\n=1\r', "'quoted'", ' blanks ']) {
    it(`is read as it was written: ${JSON.stringify(text)}`, () => {
      expect(written(text)).toBe(text)
    })
  }

  it('whatever it is', () => {
    const odd = constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      '＝',
      ';',
      ',',
      '"',
      '\t',
      '\r',
      '\n',
      ' ',
      'a',
      'ნ',
      '🐕',
    )
    const text = oneof(
      array(odd, { maxLength: 30 }).map((all) => all.join('')),
      string(),
    )
    assert(
      property(text, (each) => written(each) === each),
      { numRuns: 500 },
    )
  })
})

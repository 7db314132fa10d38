import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostInFile } from '../../schema/limits.ts'
import { Problem } from './problem.ts'
import { faultInFile, readCsv } from './read-csv.ts'

const options = { longestCell: 100 }
const table = (text: string) => readCsv(text, options)
const cells = (text: string) => table(text).rows.map((row) => row.cells)

const refusalOf = (text: string, more: { hasPreamble?: boolean; needsRows?: boolean } = {}) => {
  try {
    readCsv(text, { ...options, ...more })
  } catch (error) {
    if (error instanceof Problem)
      return error.errors?.map(({ field, code, message }) => [field, code, message])
    throw error
  }
  return undefined
}

describe('a file', () => {
  test.each([
    ['commas', 'day,amount\n2026-11-22,"12.50"\n'],
    ['semicolons, with commas in the amounts', 'day;amount\n22.11.2026;12,50\n23.11.2026;1,00'],
    ['tabs', 'day\tamount\r\n22.11.2026\t12,50\r\n'],
    ['vertical bars, with commas and semicolons in the texts', 'day|amount\n22.11.2026|12,50\n"a;b"|1,00'],
    ['vertical bars, as its first line says', 'sep=|\nday|amount\n22;11;2026|1,2\n22;11;2026|1,2\n'],
    ['what its first line says', 'sep=;\nday;amount\n22,11,2026;1,2,3,4\n22,11,2026;1,2,3,4\n'],
  ])('whose cells are parted by %s', (_, text) => {
    expect(table(text).header.cells).toEqual(['day', 'amount'])
    expect(table(text).rows.every((row) => row.cells.length === 2)).toBe(true)
  })

  test('has a bar in its texts, where something else parts them', () => {
    expect(cells('day,details,amount\n2026-11-22,POS|Gori|7|GEL,5\n2026-11-23,POS|Tbilisi|8|GEL,6')).toEqual([
      ['2026-11-22', 'POS|Gori|7|GEL', '5'],
      ['2026-11-23', 'POS|Tbilisi|8|GEL', '6'],
    ])
  })

  test('of one column has rows', () => {
    expect(cells('email\nana@example.org\nnino@example.org')).toEqual([
      ['ana@example.org'],
      ['nino@example.org'],
    ])
  })

  test('may begin with a byte order mark, end its lines in any way and hold empty ones', () => {
    expect(table('\uFEFFa;b\r\n\r\n1;2\r3;4')).toEqual({
      header: { line: 1, cells: ['a', 'b'] },
      rows: [
        { line: 3, cells: ['1', '2'] },
        { line: 4, cells: ['3', '4'] },
      ],
    })
  })

  test.each([
    ['\n', '\n'],
    ['\r\n', '\r\n'],
    ['\r', '\r'],
    ['\r\n', '\n'],
  ])(
    'knows where a row begins whose cells are left as they are, between %j and within them %j',
    (end, within) => {
      const text = ['', 'a,b', `"one${within}two${within}three",2`, '', '', `3,"4${within}"`, '5,6'].join(end)
      const { header, rows } = readCsv(text, { ...options, isExact: true })
      expect([header, ...rows].map(({ line }) => line)).toEqual([2, 3, 8, 10])
    },
  )

  test('has lines in its cells, and knows where a row begins', () => {
    expect(table('a,b\n"one\r\ntwo",2\n"x ""y""",4').rows).toEqual([
      { line: 2, cells: ['one\ntwo', '2'] },
      { line: 4, cells: ['x "y"', '4'] },
    ])
  })

  test('may quote a name within a cell as people do', () => {
    expect(cells('payer;amount\nშპს "მწყემსი";5\n"სს ""ბანკი""";6')).toEqual([
      ['შპს "მწყემსი"', '5'],
      ['სს "ბანკი"', '6'],
    ])
  })

  test('has rows as long as its header, whatever is missing or empty at their end', () => {
    expect(cells('a,b,c,\n1\n1,2,3,,,\n')).toEqual([
      ['1', '', ''],
      ['1', '2', '3'],
    ])
  })

  test('of a bank may tell of the account above its header', () => {
    const text =
      'Account;GE00XX0000000000000001\nPeriod;01.11.2026;30.11.2026\n\nDate;Details;In;Out\n22.11.2026;;5,00;'
    const read = readCsv(text, { ...options, hasPreamble: true })
    expect(read.header).toEqual({ line: 4, cells: ['Date', 'Details', 'In', 'Out'] })
    expect(read.rows).toEqual([{ line: 5, cells: ['22.11.2026', '', '5,00', ''] }])
  })

  test.each([
    ['with a column that has no name', 'Date;Amount;Sender;;Reference\n22.11.2026;5;Ana;GE00;T1\n', 1],
    [
      'below a transfer with a stray cell',
      'Date;Amount;Sender;Reference;Note\n22.11.2026;5;Ana;T1;\n22.11.2026;6;Eka;T2;x\n',
      2,
    ],
  ])('of a bank has its names for a header, %s', (_what, text, count) => {
    const read = readCsv(text, { ...options, hasPreamble: true })
    expect(read.header).toMatchObject({ line: 1 })
    expect(read.rows).toHaveLength(count)
  })

  test('of a bank that writes figures into its names has the fullest row for a header', () => {
    const text = 'Account;GE00XX1\nDate;Amount (GEL 981);Sender;Reference 1\n22.11.2026;5;Ana;T1\n'
    expect(readCsv(text, { ...options, hasPreamble: true }).header).toMatchObject({ line: 2 })
  })
})

describe('what is no table is refused', () => {
  test.each(['', ' \n \n', '\uFEFF', ';;;\n'])('as nothing: %j', (text) => {
    const sentence = 'csv holds no rows: send a file with a header and what stands below it'
    expect(refusalOf(text)).toEqual([['csv', 'empty_file', sentence]])
  })

  test.each(['Date;Amount\n', 'Date;Amount\n\n;\n;;\n', 'Account;GE00XX1\n\nDate;Details;In;Out\n'])(
    'as nothing, where rows are needed: %j',
    (text) => {
      expect(refusalOf(text, { hasPreamble: true, needsRows: true })).toMatchObject([
        ['csv', 'empty_file', expect.any(String)],
      ])
      expect(refusalOf(text, { hasPreamble: true })).toBeUndefined()
    },
  )

  test('at the line whose quotation mark is never closed', () => {
    const sentence = 'line 3 of the file opens a quotation mark that is not closed: close it, or take it away'
    expect(refusalOf('a,b\nç,2\n3,"four\n5,6')).toEqual([['csv.3', 'unclosed_quote', sentence]])
  })

  test.each([
    ['semicolons', 'a;b;c\n1;5,00;"Ana\n2;6,00;Nino\n3;7,00;Eka\n'],
    ['tabs', 'a\tb\tc\n1\t5,00\t"Ana\n2\t6,00\tNino\n3\t7,00\tEka\n'],
  ])('at that line whatever parts the cells: %s', (_what, text) => {
    expect(refusalOf(text)).toMatchObject([['csv.2', 'unclosed_quote', expect.any(String)]])
  })

  test.each([
    ['closed by the name of the next row', 'a,b,c\n1,"Ana,x\n2,"Nino",y\n'],
    ['closed within the text of the next row', 'a,b,c\n1,"Ana,x\n2,the "Shepherd" of Gori,y\n3,Eka,z\n'],
    ['closed by the inches of a row further down', 'a,b,c\n1,"Ana,x\n2,Eka,y\n3,a dog of 20" in Gori,z\n'],
  ])('at the line whose quotation mark is only %s', (_what, text) => {
    expect(refusalOf(text)).toMatchObject([['csv.2', 'unclosed_quote', expect.any(String)]])
  })

  test('at the line of a text that holds what can only be a row of its own', () => {
    const isRow = (pieces: readonly string[]) => pieces.includes('2026-11-23')
    const refused = (text: string) => {
      try {
        return readCsv(text, { ...options, isRow }).rows.length
      } catch (error) {
        return error instanceof Problem ? error.errors?.map(({ field, code }) => [field, code]) : error
      }
    }
    const swallowed = 'day;payer;sum\n2026-11-22;"Ana;5\n2026-11-23;a dog of 20";6\n'
    expect(refused(swallowed)).toEqual([['csv.2', 'unclosed_quote']])
    expect(refused('day;payer;sum\n2026-11-22;"Ana; of Gori\nsince 2026-11-23";5\n')).toBe(1)
  })

  test('at every line that has more cells than the header', () => {
    expect(refusalOf('a,b\n1,2,3\n1,2\n1,2,3,4')).toEqual([
      ['csv.2', 'uneven_row', 'line 2 of the file must have at most 2 cells, as many as the header'],
      ['csv.4', 'uneven_row', 'line 4 of the file must have at most 2 cells, as many as the header'],
    ])
  })

  test('at the line and the column of a cell that is too long', () => {
    const sentence = 'line 2, column 2 of the file must have at most 100 characters'
    expect(refusalOf(`a,b\n1,${'ა'.repeat(101)}`)).toEqual([['csv.2.2', 'too_long', sentence]])
    expect(refusalOf(`a,b\n1,${'🐕'.repeat(100)}`)).toBeUndefined()
  })

  test('with too many rows, columns, or a row without an end', () => {
    const rows = (count: number) => `a,b\n${'1,2\n'.repeat(count)}`
    expect(refusalOf(rows(mostInFile.rows))).toBeUndefined()
    expect(refusalOf(rows(mostInFile.rows + 1))).toMatchObject([['csv', 'too_many_rows', expect.any(String)]])
    expect(refusalOf(`x${','.repeat(101)}`)).toBeUndefined()
    expect(refusalOf(Array.from({ length: 101 }, () => 'x').join())).toMatchObject([
      ['csv.1', 'too_many', expect.any(String)],
    ])
    expect(refusalOf(`a,b\n1,${'x'.repeat(300_000)}`)).toMatchObject([
      ['csv.2', 'too_long', expect.any(String)],
    ])
  })

  test('with no more words than any refusal has', () => {
    expect(refusalOf(`a\n${'1,2\n'.repeat(100)}`)).toHaveLength(20)
  })
})

test('whoever judges its cells names them alike', () => {
  const { field, message } = faultInFile([12, 3], 'invalid_date')
  expect(field).toBe('csv.12.3')
  expect(message).toBe('line 12, column 3 of the file must be a day: YYYY-MM-DD')
})

test('whatever a spreadsheet writes is read as it was written', () => {
  const cell = fc.string({
    maxLength: 20,
    unit: fc.constantFrom('a', 'ბ', ',', ';', '"', '\n', ' ', '🐕', '1'),
  })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (written, separator) => {
      const lines = [['one', 'two', 'three'], ...written].map((row) => row.map(quoted).join(separator))
      expect(cells(lines.join('\r\n'))).toEqual(written.map((row) => row.map((text) => text.trim())))
    }),
  )
})

test('whatever it is, it is a table or a refusal', () => {
  const text = fc.string({
    maxLength: 200,
    unit: fc.constantFrom('a', ',', ';', '\t', '"', '\n', '\r', ' ', '\uFEFF', '\0'),
  })
  fc.assert(
    fc.property(text, fc.boolean(), (anything, hasPreamble) => {
      const refused = refusalOf(anything, { hasPreamble })
      if (refused) expect(refused.length).toBeGreaterThan(0)
    }),
  )
})

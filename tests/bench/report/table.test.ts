import { describe, expect, it } from 'vitest'
import { figure, table } from './table.ts'

describe('a table', () => {
  it('has its words on the left and its figures on the right', () => {
    expect(
      table(
        ['what', 'a second'],
        [
          ['gateway', '6.6'],
          ['the limit', '17.4'],
        ],
      ),
    ).toBe(
      [
        '| what      | a second |',
        '| --------- | -------: |',
        '| gateway   |      6.6 |',
        '| the limit |     17.4 |',
      ].join('\n'),
    )
  })
})

it('names its rows on the left, also where a name begins with a number', () => {
  expect(table(['what', 'ms', 'side'], [['100 gifts', '5', 'ours']])).toBe(
    ['| what      |  ms | side |', '| --------- | --: | ---- |', '| 100 gifts |   5 | ours |'].join('\n'),
  )
})

describe('a figure', () => {
  it('has the digits that matter', () => {
    expect([6.617, 0.4249, 17.4, 2321.4, 39_329, 0.02, 100, 3].map(figure)).toEqual([
      '6.62',
      '0.425',
      '17.4',
      '2,321',
      '39,329',
      '0.02',
      '100',
      '3',
    ])
  })

  it('is a dash where nothing was measured', () => {
    expect(figure(Number.NaN)).toBe('–')
  })
})

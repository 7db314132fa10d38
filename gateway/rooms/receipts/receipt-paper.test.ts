import { describe, expect, test } from 'vitest'
import type { Receipt } from '../../../schema/receipts.ts'
import { receipt } from '../../../schema/receipts.ts'
import { exampleRecord } from '../../models/examples.ts'
import { runsOf } from '../../paper/fonts.ts'
import { receiptPaper } from './receipt-paper.ts'

const example: Receipt = exampleRecord(receipt)

describe('the paper of a receipt', () => {
  test('is the same bytes whenever it is made', async () => {
    expect((await receiptPaper(example)).equals(await receiptPaper(example))).toBe(true)
  })

  test('says what it is to whoever has it read aloud', async () => {
    const text = (await receiptPaper(example)).toString('latin1')
    expect(text).toContain('/Lang (ka)')
    expect(text).toContain('/Marked true')
  })

  test.each([
    ['the longest words there may be', { projectTitle: 'ძ'.repeat(200), charityAddress: 'W'.repeat(300) }],
    ['a name in letters that no font has', { donorName: 'مرحبا 🐕 \u200F' }],
    ['the largest gift', { amount: 10_000_000 }],
    ['nobody’s name', { donorName: null, method: null }],
  ] as const)('is made of %s on one sheet', async (_, more) => {
    const text = (await receiptPaper({ ...example, ...more })).toString('latin1')
    expect(text.match(/\/Type \/Page\n/g)).toHaveLength(1)
  })
})

describe('a text in several scripts', () => {
  const told = (text: string): string =>
    runsOf('plain', text)
      .map((run) => run.text)
      .join('')

  test('is written whole, each letter by a font that has it', () => {
    const text = '„ქუჩიდან“ – 70,00 ₾, № 7, Łukasz, Иванов, Ιωάννης'
    expect(told(text)).toBe(text)
  })

  test('has a mark for what no font has, and nothing for what nobody sees', () => {
    expect(told('Nino 🐕\u200D')).toBe('Nino ?')
  })
})

import { describe, expect, test } from 'vitest'
import {
  isSettled,
  keptLines,
  lastWritten,
  noLines,
  saidOf,
  withHead,
  withLine,
  withOwn,
  withTexts,
  wordsOf,
  writtenOf,
} from './gift-lines.ts'

const written = (...amounts: number[]) =>
  amounts.reduce((all, amount) => {
    const id = all.lines.at(-1)?.id ?? ''
    return withLine(all, id, { state: 'written', amount, gift: `gift ${amount}` })
  }, noLines())

describe('gifts that are written down one after another', () => {
  test('leave one line to type into', () => {
    const all = written(0.1, 0.2)
    expect(all.lines.map(({ state }) => state)).toEqual(['written', 'written', 'typed'])
    expect(isSettled(all)).toBe(true)
  })

  test('are summed to the tetri, without what was taken back', () => {
    expect(writtenOf(written(0.1, 0.2))).toEqual({ count: 2, sum: 0.3 })
    const all = written(10, 20, 30)
    expect(writtenOf(withLine(all, all.lines[1]?.id ?? '', { state: 'undone' }))).toEqual({
      count: 2,
      sum: 40,
    })
  })

  test('ask anew who gave once another name is typed', () => {
    const all = noLines()
    const first = all.lines[0]?.id ?? ''
    const asked = withLine(all, first, { isAsked: true, isNew: true })
    expect(withTexts(asked, first, { reference: 'TBC 1' }).lines[0]).toMatchObject({
      isAsked: true,
      isNew: true,
    })
    expect(withTexts(asked, first, { donorName: 'Ana' }).lines[0]).toMatchObject({
      isAsked: false,
      isNew: false,
    })
  })

  test('are taken back last first', () => {
    const all = written(10, 20, 30)
    const [, second, third] = all.lines
    expect(lastWritten(all)?.gift).toBe('gift 30')
    expect(lastWritten(withLine(all, third?.id ?? '', { state: 'undone' }))?.id).toBe(second?.id)
  })

  test('are not settled while one is typed or on its way', () => {
    const all = written(10)
    const last = all.lines.at(-1)?.id ?? ''
    expect(
      isSettled(
        withLine(all, last, { texts: { amount: '5', donorName: '', donorEmail: '', reference: '' } }),
      ),
    ).toBe(false)
    expect(isSettled(withLine(all, last, { state: 'sent' }))).toBe(false)
  })

  test('are of one day, method and project but where a line says its own, which only it can put right', () => {
    const own = { receivedAt: '', method: 'cash', projectId: 'other' } as const
    const all = withHead(written(10), { projectId: 'one' })
    const [first, second] = all.lines
    const id = second?.id ?? ''
    const apart = withLine(withOwn(all, id, own), id, {
      refused: [{ field: 'receivedAt', code: 'required' }],
    })
    const said = apart.lines.map((line) => saidOf(line, apart.head))
    expect(said).toMatchObject([{ method: 'transfer', projectId: 'one' }, own])
    expect(withHead(apart, { receivedAt: '2026-11-23' }).lines[1]?.refused).toHaveLength(1)
    expect(withOwn(apart, id, { ...own, receivedAt: '2026-11-23' }).lines[1]?.refused).toEqual([])
    expect(first?.own).toBeNull()
  })

  test('are told in words as far as they are not written', () => {
    const given = (amount: string, donorName: string, reference: string) => ({
      texts: { amount, donorName, donorEmail: '', reference },
    })
    const all = withHead(written(10), { receivedAt: '2026-11-23' })
    expect(wordsOf(all, 'en')).toBeNull()
    const sent = withLine(all, all.lines.at(-1)?.id ?? '', { ...given('20.50', 'Nino', ''), state: 'sent' })
    const typed = withLine(sent, sent.lines.at(-1)?.id ?? '', given(' 30 ', '', 'TBC 7'))
    expect(wordsOf(typed, 'en')).toBe('23\u00A0Nov 2026\n20.50 ₾, Nino\n30 ₾, TBC 7')
    expect(wordsOf(typed, 'ka')).toBe('2026 წლის 23\u00A0ნოემბერი\n20.50 ₾, Nino\n30 ₾, TBC 7')
  })

  test('are read again as they were kept', () => {
    const all = written(10)
    expect(keptLines.parse(JSON.parse(JSON.stringify(all)))).toEqual(all)
  })
})

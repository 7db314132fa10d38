import { expect, test } from 'vitest'
import { statementPaper } from './statement-paper.ts'

const gifts = (count: number) =>
  Array.from({ length: count }, () => ({
    receivedAt: new Date('2025-06-02T10:00:00Z'),
    projectTitle: 'A warm winter in Gori',
    receipt: '2025-000001',
    amount: 5,
    refunded: 0,
  }))

test('a statement of many gifts lets others be served between its sheets', async () => {
  let served = 0
  const others = setInterval(() => {
    served += 1
  }, 0)
  const paper = await statementPaper({
    ...{ year: 2025, asOf: new Date('2026-01-15T10:00:00Z'), locale: 'en', donorName: 'Gela Lomidze' },
    ...{ charityName: 'Street to Sofa', charityCode: '123456789', charityAddress: 'Tbilisi' },
    gifts: gifts(300),
  })
  clearInterval(others)
  const sheets = paper.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(15)
  expect(served).toBeGreaterThan(sheets / 2)
})

import { describe, expect } from 'vitest'
import { importOf, preview, raised, states, test, write } from '../support/bank-imports.ts'

const file = (...rows: string[]): string => ['Date;Amount;Sender;Transaction ID', ...rows].join('\n')

describe('what a bank writes where a transfer has no reference', () => {
  for (const nothing of ['-', '—', 'N/A', '0', '000000', '.']) {
    test(`makes no two transfers of a file the same: ${nothing}`, async ({ asAdmin }) => {
      const csv = file(`02.02.2026;20,00;;${nothing}`, `02.02.2026;20,00;;${nothing}`)
      const found = await preview(asAdmin, csv)
      expect(states(found).map(([, state]) => state)).not.toContain('known')
    })
  }

  test('does not keep a gift of the next day out of the ledger', async ({ asAdmin, project }) => {
    for (const day of ['02.02.2026', '03.02.2026']) {
      const input = await importOf(asAdmin, file(`${day};20,00;;-`), {
        choices: [{ line: 2, included: true }],
      })
      await write(asAdmin, project, { ...input, gifts: 1, sum: 20 })
    }
    expect(await raised(asAdmin, project)).toBe(40)
  })
})

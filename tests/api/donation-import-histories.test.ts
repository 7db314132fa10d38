import { expect } from 'vitest'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import { bankOfGeorgiaFile, signedFile, type Transfer, tbcFile } from '../support/bank-files.ts'
import { preview, type Row, test, write } from '../support/bank-imports.ts'
import { winterProject } from '../support/content.ts'

/** How many files are imported by lot: some in every run, and as many as somebody has time for with `LEDGER_HISTORIES=10000`. */
const rounds = Math.ceil(Number(process.env.LEDGER_HISTORIES ?? 80) / 10)

/** Whether a reference is that of another gift: of these none is written twice here. */
const isUsed = (twin: Row['twin']): boolean =>
  twin !== null && twin.match === 'reference' && twin.gift?.status !== 'voided'

test(
  'after random imports, choices, undoings and refunds every total equals the ledger',
  async ({ asAdmin, project, manager }) => {
    const random = createRandom(18)
    const { body: other } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    for (let round = 0; round < rounds; round += 1) {
      const transfers = Array.from(
        { length: 1 + random.below(20) },
        (): Transfer => ({
          day: random.pick(['2026-01-31', '2026-02-01', '2026-02-28']),
          amount: (random.below(20_000) - 4000) / 100,
          payer: random.pick(['ანა ბერიძე', 'Nino', '']),
          purpose: random.pick(['ზამთარი', 'with; a "quote",\nand a line']),
          reference: random.pick([`R-${random.below(60)}`, '']),
        }),
      )
      const csv = random.pick([tbcFile, bankOfGeorgiaFile, signedFile])(transfers)
      const told = await preview(asAdmin, csv)
      const mapping = { ...told.mapping, dayOrder: told.mapping.dayOrder ?? 'dayFirst' }
      const { rows } = await preview(asAdmin, csv, mapping)
      const included = rows.filter(
        ({ state, twin }) =>
          state === 'new' || (state === 'question' && !isUsed(twin) && random.next() < 0.5),
      )
      const choices = included.map(({ line }) => ({
        line,
        included: true,
        ...(random.next() < 0.3 ? { projectId: other.id } : {}),
        ...(random.next() < 0.3 ? { donorName: 'Gia', donorEmail: 'gia@example.org' } : {}),
      }))
      if (included.length === 0) continue
      const sum = included.reduce((tetri, { amount }) => tetri + Math.round((amount ?? 0) * 100), 0) / 100
      const { status, body } = await write(asAdmin, project, {
        csv,
        mapping,
        choices,
        gifts: included.length,
        sum,
      })
      expect([status, body]).toMatchObject([201, { gifts: included.length, sum }])
      const reason = { reason: 'By lot.' }
      const { body: gifts } = await asAdmin.get<{ id: string }[]>(
        `/api/projects/${project}/donations?limit=3`,
      )
      for (const { id } of gifts)
        await asAdmin.post(`/api/donations/${id}/refunds`, { amount: 0.01, ...reason })
      if (random.next() < 0.4) await asAdmin.post(`/api/donation-imports/${body.id}/voids`, reason)
    }
    const kept = await manager.query(
      'select rebuild_project_totals() as totals, rebuild_project_months() as months, rebuild_project_donors() as donors',
    )
    expect(kept).toEqual([{ totals: 0, months: 0, donors: 0 }])
    const [{ twice }] = await manager.query(`
    select count(*)::integer as twice from (
      select from donations where reference is not null and status <> 'voided' group by lower(reference) having count(*) > 1
    ) each`)
    expect(twice).toBe(0)
  },
  30_000 + rounds * 1000,
)

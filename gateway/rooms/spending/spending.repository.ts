import type { EntityManager } from 'typeorm'
import {
  type Spending,
  type SpendingEntry,
  type SpendingEntryKind,
  type SpendingStatus,
  spending,
} from '../../../schema/spending.ts'
import { notFound } from '../../core/problem.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'
import { createUnkeptFiles } from '../../models/unkept-files.ts'
import { SpendingEntity } from './spending.entity.ts'
import { SpendingEntryEntity } from './spending-entry.entity.ts'

/** The most entries that are told of one. */
const mostEntries = 1000

/** All that entries say. */
export type SpendingState = Pick<SpendingEntity, 'projectId' | 'amount' | 'spentOn' | 'purpose' | 'paper'> & {
  status: SpendingStatus
}

/** What is done to it; what is not named of its state stays. */
export interface SpendingChange {
  kind: SpendingEntryKind
  state: Partial<SpendingState>
}

export interface NewEntry {
  reason: string | null
  madeBy: string
  madeAt: Date
}

export interface NewSpendingRow extends Omit<SpendingState, 'status' | 'paper'> {
  id: string
  recordedBy: string
  createdAt: Date
}

type EntryRow = Omit<SpendingEntry, 'purpose'> & { en: string | null; ka: string | null }

const entries = `
  select e.version, e.kind, e.reason, u.first_name || ' ' || u.last_name as "madeBy",
    ${readAs('instant', 'e.made_at')} as "madeAt", ${readAs('lari', 'e.amount')} as amount,
    ${readAs('day', 'e.spent_on')} as "spentOn", e.project_id as "projectId", e.purpose_en as en, e.purpose_ka as ka,
    e.status, e.paper is not null as "hasReceipt"
  from spending_entries e left join users u on u.id = e.made_by
  where e.spending_id = $1 order by e.version desc limit ${mostEntries}`

const recordsOf = (manager: EntityManager) =>
  createRecordsRepository(manager, spending, {
    entity: SpendingEntity,
    isCounted: false,
    computed: { receiptPath: `case when r.paper is not null then '/api/accounts/receipts/' || r.id end` },
    filters: {
      counted: () => `r.status = 'counted'`,
      voided: () => `r.status = 'voided'`,
      withoutReceipt: () => `r.status = 'counted' and r.paper is null`,
    },
  })

export const createSpendingRepository = (manager: EntityManager) => ({
  ...recordsOf(manager),

  /** Files that go unless something that was spent names them by then, and what was taken off. */
  papers: createUnkeptFiles(manager, {
    table: 'unkept_papers',
    name: 'name',
    kept: { table: 'spendings', name: 'paper' },
  }),

  /** All that was done to it, newest first. */
  entriesOf: async (id: string): Promise<SpendingEntry[]> => {
    const rows = await manager.query<EntryRow[]>(entries, [id])
    return rows.map(({ en, ka, ...rest }) => ({ ...rest, purpose: { en, ka } }))
  },

  /** What its receipt is kept as; null where it has none. */
  paperOf: async (id: string): Promise<string | null> =>
    (await manager.findOneBy(SpendingEntity, { id }))?.paper ?? null,

  /** Answers the id of what was written, or of what the same request has written before. */
  add: (row: NewSpendingRow, request: KeyedRequest | null): Promise<string> =>
    createOnce(manager, request, row.id, async (transaction) => {
      await transaction.insert(SpendingEntity, row)
    }),

  /**
   * Adds the entry that `decide` makes of it as it stands, for which whoever else changes it waits; nothing where that is null.
   * Answers what its receipt was kept as before.
   */
  change: (
    id: string,
    entry: NewEntry,
    decide: (stood: Spending) => SpendingChange | null,
  ): Promise<string | null> =>
    manager.transaction(async (transaction) => {
      await transaction.query('select from spendings where id = $1 for no key update', [id])
      const stood = await recordsOf(transaction).find(id)
      const row = await transaction.findOneBy(SpendingEntity, { id })
      if (!stood || !row) throw notFound(spending.singular)
      const change = decide(stood)
      if (!change) return row.paper
      const { projectId, amount, spentOn, purpose, status, paper } = { ...row, ...change.state }
      const version = row.version + 1
      await transaction.insert(SpendingEntryEntity, {
        ...{ spendingId: id, version, kind: change.kind, ...entry },
        ...{ projectId, amount, spentOn, purpose: { ...purpose }, status, paper },
      })
      return row.paper
    }),
})

export type SpendingRepository = ReturnType<typeof createSpendingRepository>

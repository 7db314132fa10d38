import type { EntityManager } from 'typeorm'
import type { Import, ImportCounts } from '../../schema/imports.ts'
import { createOnce } from '../idempotency/create-once.ts'
import type { KeyedRequest } from '../idempotency/keyed-request.ts'
import type { WrittenColumns } from './columns.ts'
import { ImportEntity } from './import.entity.ts'

/** How records are found and written, within one transaction or without. */
export interface ImportedRecords {
  findAll: (ids: readonly string[], isForWriting: boolean) => Promise<{ id: string }[]>
  insert: (id: string, columns: WrittenColumns) => Promise<unknown>
  update: (id: string, change: () => WrittenColumns) => Promise<unknown>
}

interface NewImport {
  id: string
  /** The table its records stand in. */
  ofTable: string
  madeBy: string
}

/** Files of records that were written. */
export const createImportsRepository = (
  manager: EntityManager,
  recordsIn: (manager: EntityManager) => ImportedRecords,
) => ({
  /** The records as they are, for whoever only looks. */
  records: (): ImportedRecords => recordsIn(manager),

  /** Writes records and what came of it in one transaction, or nothing; answers the id of the import. */
  write: (
    { id, ofTable, madeBy }: NewImport,
    request: KeyedRequest | null,
    work: (records: ImportedRecords) => Promise<ImportCounts>,
  ): Promise<string> =>
    createOnce(manager, request, id, async (transaction) => {
      const counts = await work(recordsIn(transaction))
      await transaction.insert(ImportEntity, { id, ofTable, madeBy, ...counts })
    }),

  find: async (id: string): Promise<Import | null> => {
    const found = await manager.findOneBy(ImportEntity, { id })
    return found && { id, created: found.created, changed: found.changed, unchanged: found.unchanged }
  },
})

export type ImportsRepository = ReturnType<typeof createImportsRepository>

import {
  type Import,
  type ImportPreview,
  importInput,
  type NotTaken,
  type PreviewedRow,
  type RowOutcome,
} from '../../schema/imports.ts'
import { mostRefused } from '../../schema/limits.ts'
import type { Locale } from '../../schema/locales.ts'
import type { Model } from '../../schema/model.ts'
import type { FieldError } from '../../schema/problems.ts'
import { newId } from '../core/ids.ts'
import { inLocale } from '../core/localized.ts'
import { parse } from '../core/parse.ts'
import { Problem, validationFailed } from '../core/problem.ts'
import { faultInFile } from '../core/read-csv.ts'
import { requirePermission, type Viewer } from '../core/viewer.ts'
import { keyedRequest } from '../idempotency/keyed-request.ts'
import { type ImportShapes, idsIn, notTakenOf, type PlannedRow, planRows, recordOf } from './import-plan.ts'
import { type FileRow, readRows } from './import-rows.ts'
import type { ImportedRecords, ImportsRepository } from './imports.repository.ts'
import { withPlainDays } from './plain-days.ts'

interface Importing extends ImportShapes {
  model: Model
  imports: ImportsRepository
}

const countOf = (rows: readonly PlannedRow[], outcome: RowOutcome): number =>
  rows.filter((row) => row.outcome === outcome).length

const countsOf = (rows: readonly PlannedRow[]) => ({
  created: countOf(rows, 'new'),
  changed: countOf(rows, 'changed'),
  unchanged: countOf(rows, 'unchanged'),
})

const faultsOf = ({ line, errors, columnOf }: PlannedRow): FieldError[] =>
  errors.map(({ field, code, message }) => ({
    ...faultInFile([line, columnOf(field)], code),
    message: `line ${line}: ${message}`,
  }))

/** How admins write many records at once, by a file that an export has written or that looks like one. */
export const importRecords = ({ model, create, change, imports }: Importing) => {
  const plan = async (
    records: ImportedRecords,
    rows: readonly FileRow[],
    isForWriting: boolean,
  ): Promise<{ planned: PlannedRow[]; notTaken: NotTaken[] }> => {
    const found = await records.findAll(idsIn(rows), isForWriting)
    const known = new Map(found.map((record) => [record.id, record]))
    const plain = withPlainDays(model, rows, (row) => recordOf(row, known))
    return {
      planned: planRows(model, { create, change }, plain, known),
      notTaken: notTakenOf(model, plain, known),
    }
  }

  const write = async (records: ImportedRecords, rows: readonly FileRow[]): Promise<PlannedRow[]> => {
    const { planned } = await plan(records, rows, true)
    const faults = planned.flatMap(faultsOf)
    if (faults.length > 0) throw validationFailed(faults.slice(0, mostRefused.fields))
    // A file begins with the newest, as lists do: so does what is made of it.
    for (const { outcome, id, columns } of planned.toReversed()) {
      if (outcome === 'new') await records.insert(newId(), columns)
      else if (outcome === 'changed' && id !== null) await records.update(id, () => columns)
    }
    return planned
  }

  return {
    /**
     * What importing a file would do, row by row, with what each record is called in this language. Nothing is written.
     * @throws Problem `validation_failed` where it cannot be read at all
     */
    previewImport: async (viewer: Viewer, input: unknown, locale: Locale): Promise<ImportPreview> => {
      requirePermission(viewer, model.permissions.write)
      const rows = readRows(model, parse(importInput, input).csv)
      const { planned, notTaken } = await plan(imports.records(), rows, false)
      const shown = planned.map(
        ({ columns: _, columnOf: __, title, ...row }): PreviewedRow => ({
          ...row,
          title: inLocale(title, locale),
        }),
      )
      return { ...countsOf(planned), refused: countOf(planned, 'refused'), notTaken, rows: shown }
    },

    /**
     * Writes all of a file in one transaction, or nothing.
     * @throws Problem `validation_failed` where a row is refused, by its line; `idempotency_key_reused`
     */
    importAll: async (viewer: Viewer, input: unknown, idempotencyKey?: string | null): Promise<Import> => {
      const { id: madeBy } = requirePermission(viewer, model.permissions.write)
      const { csv } = parse(importInput, input)
      const rows = readRows(model, csv)
      const request = keyedRequest(`import ${model.plural}`, { viewer, idempotencyKey }, csv)
      const wanted = { id: newId(), ofTable: model.table, madeBy }
      const id = await imports.write(wanted, request, async (records) => countsOf(await write(records, rows)))
      const done = await imports.find(id)
      if (!done) throw new Problem('internal')
      return done
    },
  }
}

export type RecordImports = ReturnType<typeof importRecords>

import { type ImportState, importStates } from '../../../schema/donation-imports.ts'
import { namesOf } from '../../../schema/model.ts'
import type { ChosenRow } from './choices.ts'

/** What the rows of a file can be narrowed to: what becomes of them, and what somebody should look at before they are written. */
export type RowKind = ImportState | 'unnamed' | 'returned'

const looked = { unnamed: 'isUnnamed', returned: 'isReturned' } as const

export const rowKinds: readonly RowKind[] = [...namesOf(importStates), ...namesOf(looked)]

export const rowsOfKind = (rows: readonly ChosenRow[], kind: RowKind): readonly ChosenRow[] =>
  rows.filter((each) =>
    kind === 'unnamed' || kind === 'returned' ? each[looked[kind]] : each.row.state === kind,
  )

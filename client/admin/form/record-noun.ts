import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import type { FieldName, Loaded, RecordFields, RecordOf } from './record-fields.ts'
import type { RecordFormOptions } from './use-record-form.ts'

/** A record as the server answers it. */
export type ServerRecord<Of extends Fields> = RecordOf<Of> & { id: string }

/** A record that has just been written. */
export interface Saved<Name extends string> extends Loaded<Name> {
  id: string
}

/** What the server answered of a record so far. */
interface RecordQuery<Found> {
  record: Found | null | undefined
  error: Error | undefined
  refetch: () => Promise<unknown>
}

/** How records are read and written. Each answers what the server then has, and throws what Apollo throws. */
interface RecordOperations<Input, Found> {
  /** Past every cache. */
  read: (id: string) => Promise<Found | null | undefined>
  /** Once under the same key. */
  create: (input: Input, idempotencyKey: string) => Promise<Found | null | undefined>
  update: (id: string, input: Input, version: number | null) => Promise<Found | null | undefined>
}

/** Asks for a record past every cache. */
export const freshRecord = (id: string) => ({ variables: { id }, fetchPolicy: 'network-only' }) as const

export interface NounFormProps<Of extends Fields, Shape extends z.ZodType>
  extends Omit<RecordFormOptions<FieldName<Of>, Shape, Saved<FieldName<Of>>>, 'record' | 'uploads'> {
  /** What stands on the button that saves. */
  submit: string
}

/** A noun whose records are created on one page and edited on another, in the same form. */
export interface RecordNoun<Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>> {
  record: RecordFields<FieldName<Of>, Shape>
  /** Reads a record as it is now, and follows what is written to it. */
  useRecord: (id: string) => RecordQuery<Found>
  useOperations: () => RecordOperations<z.output<Shape>, Found>
  Form: ComponentType<NounFormProps<Of, Shape>>
  /** Where one record is edited. */
  editPath: (id: string) => string
}

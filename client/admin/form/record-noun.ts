import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { Loaded } from './record-fields.ts'
import type { RecordFormOptions } from './use-record-form.ts'

/** A record of the server, as far as every form needs to know it. */
export interface ServerRecord {
  id: string
  version: number
}

/** What the server answered of a record so far. */
interface RecordQuery<Found> {
  record: Found | null | undefined
  error: Error | undefined
  refetch: () => Promise<unknown>
}

/** How records are read and written. Each answers what the server then has, and throws what Apollo throws. */
export interface RecordOperations<Input, Found> {
  /** Past every cache. */
  read: (id: string) => Promise<Found | null | undefined>
  create: (input: Input) => Promise<Found | undefined>
  update: (id: string, input: Input, version: number | null) => Promise<Found | undefined>
}

export interface NounFormProps<Name extends string, Shape extends z.ZodType, Saved extends Loaded<Name>>
  extends Pick<
    RecordFormOptions<Name, Shape, Saved>,
    'start' | 'save' | 'reload' | 'onSaved' | 'isJustCreated'
  > {
  /** What stands on the button that saves. */
  submit: string
}

/** A noun whose records are created on one page and edited on another, in the same form. */
export interface RecordNoun<Name extends string, Shape extends z.ZodType, Found extends ServerRecord> {
  empty: Record<Name, string>
  /** A record as the server answers it, written into the fields of the form. */
  toLoaded: (found: Found) => Loaded<Name>
  /** Reads a record as it is now, and follows what is written to it. */
  useRecord: (id: string) => RecordQuery<Found>
  useOperations: () => RecordOperations<z.output<Shape>, Found>
  Form: ComponentType<NounFormProps<Name, Shape, Loaded<Name> & ServerRecord>>
  /** Where one record is edited. */
  editPath: (id: string) => string
}

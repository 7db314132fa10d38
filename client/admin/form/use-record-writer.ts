import { useRef } from 'react'
import type { z } from 'zod'
import { type FieldName, type Kinds, toLoaded } from './record-fields.ts'
import type { RecordNoun, Saved, ServerRecord } from './record-noun.ts'

/**
 * Writes a record that exists, or a new one for as long as it does not: who types on while theirs is being created
 * may stay, and save again, and it is not created twice.
 */
export const useRecordWriter = <
  Table extends Kinds,
  Shape extends z.ZodType,
  Found extends ServerRecord<Table>,
>(
  { useOperations, record: { fields } }: RecordNoun<Table, Shape, Found>,
  existingId: string | null,
) => {
  const { read, create, update } = useOperations()
  const id = useRef(existingId)

  const toSaved = (found: Found | null | undefined): Saved<FieldName<Table>> => {
    if (!found) throw new Error('the record was not answered')
    return { ...toLoaded(fields, found), id: found.id }
  }
  return {
    save: async (input: z.output<Shape>, version: number | null) => {
      const saved = toSaved(
        id.current === null ? await create(input) : await update(id.current, input, version),
      )
      id.current = saved.id
      return saved
    },
    reload: async () => toSaved(id.current === null ? null : await read(id.current)),
  }
}

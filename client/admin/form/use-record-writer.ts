import { useRef } from 'react'
import type { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { type FieldName, toLoaded } from './record-fields.ts'
import type { RecordNoun, Saved, ServerRecord } from './record-noun.ts'

/**
 * Writes a record that exists, or a new one for as long as it does not: who types on while theirs is being created
 * may stay, and save again, and it is not created twice.
 */
export const useRecordWriter = <Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>>(
  { useOperations, record: { fields } }: RecordNoun<Of, Shape, Found>,
  existingId: string | null,
) => {
  const { read, create, update } = useOperations()
  const id = useRef(existingId)
  const locale = useLocale()

  const toSaved = (found: Found | null | undefined): Saved<FieldName<Of>> => {
    if (!found) throw new Error('the record was not answered')
    return { ...toLoaded(fields, found, locale), id: found.id }
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

import { useRef } from 'react'
import type { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useCreateOnce } from '../../lib/use-create-once.ts'
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
  const { createOnce, unanswered } = useCreateOnce<z.output<Shape>>()
  const id = useRef(existingId)
  const locale = useLocale()
  const createdVersion = useRef<number | null>(null)

  const toSaved = (found: Found | null | undefined): Saved<FieldName<Of>> => {
    if (!found) throw new Error('the record was not answered')
    return { ...toLoaded(fields, found, locale), id: found.id }
  }

  /** What was asked for before and not answered is created first, if it has not been; then it is changed. */
  const createAndChange = async (input: z.output<Shape>) => {
    const first = unanswered() ?? input
    const created = toSaved(await createOnce(first, (key) => create(first, key)))
    id.current = created.id
    createdVersion.current = created.version
    if (JSON.stringify(first) === JSON.stringify(input)) return created
    return toSaved(await update(created.id, input, created.version))
  }

  return {
    save: async (input: z.output<Shape>, version: number | null) =>
      id.current === null
        ? await createAndChange(input)
        : toSaved(await update(id.current, input, version ?? createdVersion.current)),
    reload: async () => toSaved(id.current === null ? null : await read(id.current)),
  }
}

import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { draftsInTab } from '../../lib/drafts.ts'
import { type Attempt, useCreateOnce } from '../../lib/use-create-once.ts'
import { useKeptDraft } from './kept-draft.ts'
import { type FieldName, toLoaded } from './record-fields.ts'
import type { RecordNoun, Saved, ServerRecord } from './record-noun.ts'

/** What is known of a record that is being created: itself, or what was asked for and not answered. */
interface Writing {
  createdId: string | null
  unanswered: Attempt<unknown> | null
}

const draftsOf = draftsInTab<Writing>(
  'writing',
  z.object({
    createdId: z.string().nullable(),
    unanswered: z.object({ input: z.unknown(), key: z.string() }).nullable(),
  }),
)

/**
 * Writes a record that exists, or a new one for as long as it does not: who types on while theirs is being created
 * may stay, and save again, and it is not created twice.
 */
export const useRecordWriter = <Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>>(
  { useOperations, editPath, record: { fields, shape } }: RecordNoun<Of, Shape, Found>,
  existingId: string | null,
) => {
  const { read, create, update } = useOperations()
  const { pathname } = useLocation()
  const kept = useKeptDraft(
    draftsOf,
    () => pathname,
    (): Writing | null => {
      const createdId = existingId === null ? id.current : null
      return createdId === null && unanswered() === null ? null : { createdId, unanswered: unanswered() }
    },
  )
  const { data: asked } = shape.safeParse(kept?.unanswered?.input)
  const { createOnce, unanswered } = useCreateOnce<z.output<Shape>>(
    asked === undefined || !kept?.unanswered ? null : { ...kept.unanswered, input: asked },
  )
  const id = useRef(existingId)
  const locale = useLocale()
  const createdVersion = useRef<number | null>(null)

  const toSaved = (found: Found | null | undefined): Saved<FieldName<Of>> => {
    if (!found) throw new Error('the record was not answered')
    return { ...toLoaded(fields, found, locale), id: found.id }
  }

  /** What was asked for before and not answered is created first, if it has not been; then it is changed. */
  const createAndChange = async (input: z.output<Shape>) => {
    const first = unanswered()?.input ?? input
    const created = toSaved(await createOnce(first, (key) => create(first, key)))
    id.current = created.id
    createdVersion.current = created.version
    if (JSON.stringify(first) === JSON.stringify(input)) return created
    return toSaved(await update(created.id, input, created.version))
  }

  return {
    /** The record that was created here before its writer had to sign in again. */
    createdId: kept?.createdId ?? null,
    /** The address of the record, or of the form that creates it for as long as it does not exist. */
    place: () => (id.current === null ? pathname : editPath(id.current)),
    save: async (input: z.output<Shape>, version: number | null) =>
      id.current === null
        ? await createAndChange(input)
        : toSaved(await update(id.current, input, version ?? createdVersion.current)),
    reload: async () => toSaved(id.current === null ? null : await read(id.current)),
  }
}

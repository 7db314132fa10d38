import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { isUncertain, problemOf } from '../../lib/problem.ts'
import { settlesKey } from '../../lib/use-create-once.ts'
import { useKeptDraft } from '../../lib/use-kept-draft.ts'
import { type Creation, creationsOf, newCreation } from './creation.ts'
import { type FieldName, toLoaded } from './record-fields.ts'
import type { RecordNoun, Saved, ServerRecord } from './record-noun.ts'

const isReused = (error: unknown): boolean => problemOf(error)?.code === 'idempotency_key_reused'

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
  const locale = useLocale()
  const kept = useKeptDraft(
    creationsOf,
    () => pathname,
    (): Creation | null => {
      const { unanswered, created } = creation.current
      return created || unanswered.length > 0 ? creation.current : null
    },
  )
  const creation = useRef(kept ?? newCreation())
  const idNow = (): string | null => existingId ?? creation.current.created?.id ?? null

  const toSaved = (found: Found | null | undefined): Saved<FieldName<Of>> => {
    if (!found) throw new Error('the record was not answered')
    return { ...toLoaded(fields, found, locale), id: found.id }
  }

  const ask = async (input: z.output<Shape>) => {
    const saved = toSaved(await create(input, creation.current.key))
    const { id, version } = saved
    creation.current = { ...newCreation(), created: { id, version } }
    return saved
  }

  /** What the server has created of all that was sent and not answered: it answers none but that one. */
  const find = async (reused: unknown) => {
    for (const asked of creation.current.unanswered) {
      try {
        return await ask(shape.parse(JSON.parse(asked)))
      } catch (error) {
        if (!isReused(error)) throw error
      }
    }
    throw reused
  }

  /**
   * Whatever is typed by now is asked for under the one key, so that it never waits for what was sent before it. Where
   * an earlier attempt has arrived the server refuses it: then what that one has created is found, and changed.
   */
  const createOrChange = async (input: z.output<Shape>) => {
    const before = creation.current
    const unanswered = new Set(before.unanswered).add(JSON.stringify(input))
    creation.current = { ...before, unanswered: [...unanswered] }
    try {
      return await ask(input)
    } catch (error) {
      if (!isUncertain(error)) creation.current = before
      if (!isReused(error)) throw error
      const { id, version } = await find(error)
      return toSaved(await update(id, input, version))
    }
  }

  const createOnce = async (input: z.output<Shape>) => {
    try {
      return await createOrChange(input)
    } catch (error) {
      if (creation.current.created === null && settlesKey(error)) creation.current = newCreation()
      throw error
    }
  }

  return {
    /** The record that was created here before its writer had to sign in again. */
    createdId: kept?.created?.id ?? null,
    /** The address of the record, or of the form that creates it for as long as it does not exist. */
    place: () => {
      const id = idNow()
      return id === null ? pathname : editPath(id)
    },
    save: async (input: z.output<Shape>, version: number | null) => {
      const id = idNow()
      if (id === null) return createOnce(input)
      return toSaved(await update(id, input, version ?? creation.current.created?.version ?? null))
    },
    reload: async () => {
      const id = idNow()
      return toSaved(id === null ? null : await read(id))
    },
  }
}

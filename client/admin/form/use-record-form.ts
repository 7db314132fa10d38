import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useLocale } from '../../i18n/use-locale.ts'
import { draftsInTab } from '../../lib/drafts.ts'
import { problemOf } from '../../lib/problem.ts'
import { useKeptDraft } from '../../lib/use-kept-draft.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import {
  atFields,
  checkRecord,
  type Loaded,
  namesFor,
  type RecordFields,
  sameTo,
  type Texts,
  textsOf,
  toInput,
} from './record-fields.ts'
import { recordTexts } from './record-texts.ts'
import { useEditConflict } from './use-edit-conflict.ts'

/** What was typed into a form and is not saved, by field, and what it was typed over: of the record as of `version`. */
interface Draft {
  typed: Record<string, string>
  over: Record<string, string>
  version: number | null
}

const textByField = z.record(z.string(), z.string())

const draftsOf = draftsInTab<Draft>(
  'form',
  z.object({ typed: textByField, over: textByField, version: z.number().nullable() }),
)

export type SaveStatus = 'idle' | 'saving' | 'created' | 'updated' | 'failed'

/** Files of the record that are sent on their own, as soon as they are chosen. */
export interface Uploads {
  /** Whether something would be lost if the form were left now. */
  isPending: () => boolean
  /** Waits until all is there; false where something is not. */
  wait: () => Promise<boolean>
  /** Why something is not there, in words. */
  reason: string | undefined
  /** Leads to where that is said and can be put right. */
  focus: () => void
}

export interface RecordFormOptions<Name extends string, Shape extends z.ZodType, Saved extends Loaded<Name>> {
  record: RecordFields<Name, Shape>
  /** What a field is called, where no model says it. */
  labelOf?: (name: Name) => string | undefined
  /** What the form begins with. A new record has no version. */
  start: { texts: Texts<Name>; version: number | null }
  /** The address where the record is edited on. */
  place: () => string
  /** Writes the record, made from `version`; throws what Apollo throws. */
  save: (input: z.output<Shape>, version: number | null) => Promise<Saved>
  /** Reads the record as the server has it now, past every cache. */
  reload: () => Promise<Saved>
  onSaved?: (saved: Saved) => void
  /** Told of what has kept it from being saved. */
  onFailed?: (reason: unknown) => void
  /** Whether the record was created just now, by the form that led here. */
  isJustCreated?: boolean
  uploads?: Uploads
}

/** What a form over a record is drawn from. */
export type RecordForm<Name extends string> = ReturnType<typeof useRecordForm<Name, z.ZodType, Loaded<Name>>>

/**
 * A form over a record of the server: checks it by the server's own shape, keeps what is typed while it is saved or
 * its session ends, and never overwrites what somebody else wrote meanwhile.
 */
export const useRecordForm = <Name extends string, Shape extends z.ZodType, Saved extends Loaded<Name>>({
  record,
  labelOf,
  start,
  place,
  save,
  reload,
  onSaved,
  onFailed,
  isJustCreated = false,
  uploads,
}: RecordFormOptions<Name, Shape, Saved>) => {
  const { fields, shape } = record
  const locale = useLocale()
  const names = namesFor(fields, locale)
  const labels: Texts<string> = textsOf(names, (name) => labelOf?.(name) ?? fields[name].model?.label[locale])
  const [status, setStatus] = useState<SaveStatus>('idle')
  const [error, setError] = useState<unknown>()
  /** Whether the server has had it since it was drawn. */
  const [isOnceSaved, setOnceSaved] = useState(false)

  const fail = (reason?: unknown): void => {
    setError(reason)
    setStatus('failed')
  }

  const finish = (saved: Saved, sent: Texts<Name>): void => {
    setStatus(version.current === null ? 'created' : 'updated')
    setOnceSaved(true)
    version.current = saved.version
    texts.accept(saved, sent)
    editConflict.end()
    onSaved?.(saved)
  }

  const send = async (): Promise<void> => {
    setStatus('saving')
    if (uploads && !(await uploads.wait())) {
      fail()
      return uploads.focus()
    }
    // Whoever waited may have typed on meanwhile.
    if (uploads && !(await form.trigger())) {
      form.focusFirstWrong()
      return setStatus('idle')
    }
    await write()
  }

  const write = async (isAgain = false): Promise<void> => {
    const sent = texts.readAll()
    try {
      const saved = await save(shape.parse(toInput(fields, sent, locale)), version.current)
      finish(saved, sent)
    } catch (reason) {
      if (isAgain || problemOf(reason)?.code !== 'edit_conflict') throw reason
      const theirs = await reload()
      if (names.every((name) => isSame(name, sent[name], theirs.texts[name]))) return finish(theirs, sent)
      version.current = theirs.version
      if (editConflict.compare(theirs)) {
        fail()
        return onFailed?.(reason)
      }
      // Nobody else has changed anything that stands here.
      await write(true)
    }
  }

  const form = useCheckedForm<Texts<string>, z.output<Shape>>({
    names,
    labelOf: (name) => labels[name] ?? '',
    defaultValues: start.texts,
    check: (typed) => {
      const all = textsOf(names, (name) => typed[name])
      return checkRecord(record, all, locale)
    },
    isCheckedTogether: true,
    staysOpen: true,
    send,
    onInvalid: () => setStatus('idle'),
    onFailed: (reason, isSaidAtFields) => {
      fail(isSaidAtFields ? undefined : reason)
      onFailed?.(reason)
    },
    refusedBy: (problem, typed) =>
      atFields(
        fields,
        problem.fields,
        textsOf(names, (name) => typed[name]),
        locale,
      ),
  })
  const { isSubmitted, isDirty, errors } = form.formState
  const watched = useWatch({ control: form.control })
  const isSame = sameTo(fields, locale)

  const ofRecord = names.filter((name) => !fields[name].kind.isSecret)

  const kept = useKeptDraft(draftsOf, place, (): Draft | null => {
    const touched = ofRecord.filter(texts.isTouched)
    if (touched.length === 0) return null
    const base = texts.base()
    return {
      typed: textsOf(touched, texts.read),
      over: textsOf(touched, (name) => base[name]),
      version: version.current,
    }
  })
  /** What was on its way when the page went may have arrived: then nothing of it is unsaved. */
  const [draft] = useState(() => {
    const isUnsaved = names.some((name) => {
      const typed = kept?.typed[name]
      return typed !== undefined && !isSame(name, typed, start.texts[name])
    })
    return isUnsaved ? kept : null
  })
  // One who was signed out before their record was there has typed over no version of it.
  const version = useRef(draft?.version ?? start.version)
  const base = useRef({ ...start.texts, ...draft?.over })
  const texts = recordTexts(form, names, base, isSubmitted)
  const editConflict = useEditConflict(names, texts, isSame)

  const begin = useEffectEvent(() => {
    for (const name of names) {
      const typed = draft?.typed[name]
      if (typed !== undefined) texts.set(name, typed)
    }
    // Said a moment after the page is there: only what changes is read out.
    if (isJustCreated) setStatus('created')
  })
  useEffect(() => begin(), [])

  const isSaved = status === 'created' || status === 'updated'
  /** What has failed and is said nowhere any more has been put right, and is to be saved. */
  const isFailureSaid =
    error !== undefined ||
    uploads?.reason !== undefined ||
    editConflict.conflict !== null ||
    Object.keys(errors).length > 0
  const isPast = (isSaved && isDirty) || (status === 'failed' && !isFailureSaid)
  return {
    submit: form.submit,
    fields,
    field: (name: Name) => form.field(name),
    /** What stands in the fields now. */
    texts: textsOf(names, (name) => watched[name]),
    setText: texts.set,
    status: isPast ? 'idle' : status,
    /** The error that made it fail; undefined where the fields themselves say it. */
    error,
    /** Why it cannot be saved, in words, where something else than the server says so. */
    reason: uploads?.reason,
    /** Whether it holds what was typed before a session ended, still unsaved. */
    isRestored: draft !== null && !isOnceSaved,
    conflict: editConflict.conflict,
    resolveConflict: editConflict.resolve,
    /** Whether something is typed or on its way that the server does not have. */
    isChanged: (): boolean =>
      ofRecord.some(texts.isTouched) || form.isHalfTyped() || uploads?.isPending() === true,
  }
}

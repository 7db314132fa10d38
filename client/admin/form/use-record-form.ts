import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { problemOf } from '../../lib/problem.ts'
import { showFieldErrors } from '../../lib/show-field-errors.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { choose, type EditConflict, findConflict, type Side } from './edit-conflict.ts'
import { atFields, readCode, resolverOf } from './field-codes.ts'
import { useKeptDraft } from './kept-draft.ts'
import { type Loaded, namesOf, type RecordFields, type Texts } from './record-fields.ts'
import { unreadableInputs } from './unreadable-inputs.ts'

export type SaveStatus = 'idle' | 'saving' | 'created' | 'updated' | 'failed'

/** Something that arrives on its own and belongs to the record, like a picture that is being uploaded. */
export interface Attachment {
  /** Whether something would be lost if the form were left now. */
  isPending: () => boolean
  /** Waits until all is there; false where something is not, which its own place on the page explains. */
  settle: () => Promise<boolean>
}

export interface RecordFormOptions<Name extends string, Shape extends z.ZodType, Saved extends Loaded<Name>> {
  fields: RecordFields<Name, Shape>
  /** What the form begins with. A new record has no version. */
  start: { texts: Texts<Name>; version: number | null }
  /** Writes the record, made from `version`; throws what Apollo throws. */
  save: (input: z.output<Shape>, version: number | null) => Promise<Saved>
  /** Reads the record as the server has it now, past every cache. A new record needs none. */
  reload?: () => Promise<Loaded<Name>>
  onSaved?: (saved: Saved) => void
  /** Whether the record was created just now, by the form that led here. */
  isJustCreated?: boolean
  attachment?: Attachment
}

/** What a form over a record is drawn from. */
export interface RecordForm<Name extends string> {
  submit: (event: FormEvent<HTMLFormElement>) => void
  status: SaveStatus
  /** Whether it holds what was typed before a session ended, still unsaved. */
  isRestored: boolean
  /** The error that made it fail; undefined where the fields themselves say it. */
  error: unknown
  conflict: EditConflict<Name> | null
  /** Takes into fields of the conflict what one side says. */
  take: (choices: readonly { name: Name; side: Side }[]) => void
  /** What stands in the fields now. */
  texts: Texts<Name>
  set: (name: Name, text: string) => void
  /** What a control of the field needs: its registration and what is wrong with it, in words. */
  field: (name: Name) => ReturnType<ReturnType<typeof useForm<Record<string, string>>>['register']> & {
    error: string | undefined
  }
  /** Whether something is typed that the server does not have. */
  isChanged: () => boolean
}

/**
 * A form over a record of the server: checks it by the server's own shape, saves it once however often it is
 * asked to, shows what was refused at its field, and never overwrites what somebody else wrote meanwhile.
 */
export const useRecordForm = <Name extends string, Shape extends z.ZodType, Saved extends Loaded<Name>>({
  fields,
  start,
  save,
  reload,
  onSaved,
  isJustCreated = false,
  attachment,
}: RecordFormOptions<Name, Shape, Saved>): RecordForm<Name> => {
  const locale = useLocale()
  const fieldErrorText = useFieldErrorText()
  const [status, setStatus] = useState<SaveStatus>('idle')
  const [error, setError] = useState<unknown>()
  const [conflict, setConflict] = useState<EditConflict<Name> | null>(null)
  const names = namesOf(fields.paths)

  const textsOf = (values: Record<string, string | undefined>): Texts<Name> => {
    const texts = { ...start.texts }
    for (const name of names) texts[name] = values[name] ?? ''
    return texts
  }

  const draft = useKeptDraft(() => {
    const texts = textsOf(getValues())
    return isTyped(texts) ? { texts, start: onServer.current } : null
  })
  const onServer = useRef(draft ? { texts: textsOf(draft.start.texts), version: draft.start.version } : start)
  const {
    control,
    register,
    handleSubmit,
    getValues,
    setValue,
    setError: setFieldError,
    formState,
  } = useForm<Record<string, string>>({
    defaultValues: draft?.texts ?? start.texts,
    resolver: resolverOf(fields, locale),
  })
  // Said a moment after the page is there: only what changes is read out.
  useEffect(() => {
    if (isJustCreated) setStatus('created')
  }, [isJustCreated])
  /** What is typed in one field may put another right: a text in the other language, an earlier start. */
  const registered = (name: Name) => register(name, { deps: names })
  // In the order of the screen, whatever is drawn first: the first wrong field gets the focus.
  for (const name of names) registered(name)
  const watched = useWatch({ control })

  const set = (name: string, text: string): void =>
    setValue(name, text, { shouldValidate: formState.isSubmitted })

  /** The form now stands on what the server has; what was typed since it was sent stays. */
  const standOn = (loaded: Loaded<Name>, sent: Texts<Name>): void => {
    onServer.current = loaded
    const typed = textsOf(getValues())
    for (const name of names) if (typed[name] === sent[name]) set(name, loaded.texts[name])
  }

  const finish = (saved: Loaded<Name>, sent: Texts<Name>): void => {
    const wasNew = onServer.current.version === null
    standOn(saved, sent)
    setConflict(null)
    setStatus(wasNew ? 'created' : 'updated')
  }

  const fail = (reason?: unknown): void => {
    setError(reason)
    setStatus('failed')
  }

  const meet = async (read: () => Promise<Loaded<Name>>, sent: Texts<Name>): Promise<void> => {
    const theirs = await read()
    const found = findConflict(names, onServer.current.texts, sent, theirs)
    if (found === null) return finish(theirs, sent)
    onServer.current = theirs
    for (const name of found.names) if (found.chosen[name] === 'theirs') set(name, theirs.texts[name])
    setConflict(found)
    fail()
  }

  const showRefused = (reason: unknown): void => {
    const refused = atFields(fields, problemOf(reason)?.fields ?? [], locale)
    showFieldErrors(refused, names, setFieldError)
    fail(refused.length > 0 ? undefined : reason)
  }

  const send = useSingleFlight(async () => {
    setStatus('saving')
    if (attachment && !(await attachment.settle())) return fail()
    const sent = textsOf(getValues())
    try {
      const saved = await save(
        fields.shape.parse(fields.toInput((name) => sent[name])),
        onServer.current.version,
      )
      finish(saved, sent)
      onSaved?.(saved)
    } catch (reason) {
      if (!reload || problemOf(reason)?.code !== 'edit_conflict') return showRefused(reason)
      await meet(reload, sent).catch(fail)
    }
  })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (status === 'saving') return
    const unreadable = unreadableInputs(event.currentTarget)
    if (unreadable.length > 0) {
      setStatus('idle')
      showFieldErrors(unreadable, names, setFieldError)
      return
    }
    handleSubmit(send, () => setStatus('idle'))()
  }

  const isTyped = (typed: Texts<Name>): boolean =>
    names.some((name) => typed[name] !== onServer.current.texts[name])

  const texts = textsOf(watched)
  const isOutdated = (status === 'created' || status === 'updated') && isTyped(texts)

  return {
    submit,
    isRestored: draft !== null && status !== 'created' && status !== 'updated',
    status: isOutdated ? 'idle' : status,
    error,
    conflict,
    take: (choices) => {
      if (!conflict) return
      let next = conflict
      for (const { name, side } of choices) {
        const chosen = choose(next, name, side, getValues(String(name)) ?? '')
        if (chosen !== next) set(name, chosen.texts[side][name])
        next = chosen
      }
      setConflict(next)
    },
    texts,
    set,
    field: (name) => {
      const message = formState.errors[name]?.message
      const { code, limit } = readCode(message ?? '')
      return {
        ...registered(name),
        error: message === undefined ? undefined : fieldErrorText(code, limit),
      }
    },
    isChanged: () => isTyped(textsOf(getValues())) || attachment?.isPending() === true,
  }
}

import type { UseFormReturn } from 'react-hook-form'
import { type Loaded, type Texts, textsOf } from './record-fields.ts'

type Form = Pick<
  UseFormReturn<Texts<string>, unknown, unknown>,
  'getValues' | 'setValue' | 'getFieldState' | 'reset'
>

/** What is typed into a form over a record, against what the server has of it. */
export interface RecordTexts<Name extends string> {
  read: (name: Name) => string
  readAll: () => Texts<Name>
  set: (name: Name, text: string) => void
  /** Whether something else stands in the field than the server has. */
  isTouched: (name: Name) => boolean
  /** What is typed counts as a change of this version from now on. */
  rebase: (onto: Loaded<Name>) => void
  /** The server has what was sent. What was typed since stays, and counts as a change of what is saved. */
  accept: (saved: Loaded<Name>, sent: Texts<Name>) => void
}

export const recordTexts = <Name extends string>(
  { getValues, setValue, getFieldState, reset }: Form,
  names: readonly Name[],
  isSubmitted: boolean,
): RecordTexts<Name> => {
  const read = (name: Name): string => getValues(String(name)) ?? ''

  const set = (name: Name, text: string): void =>
    setValue(String(name), text, { shouldDirty: true, shouldValidate: isSubmitted })

  const rebase = ({ texts }: Loaded<Name>): void =>
    reset(texts, { keepValues: true, keepFieldsRef: true, keepErrors: true, keepIsSubmitted: true })

  return {
    read,
    readAll: () => textsOf(names, read),
    set,
    // Not of `formState`, which is that of the last drawing: who has just saved is led on before the next.
    isTouched: (name) => getFieldState(name).isDirty,
    rebase,
    // With `keepDirtyValues` what was sent would stay as well, and the server may write it in its own way: "1,500"
    // is 1500.
    accept: (saved, sent) => {
      rebase(saved)
      for (const name of names) if (read(name) === sent[name]) set(name, saved.texts[name])
    },
  }
}

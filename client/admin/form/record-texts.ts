import type { RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Loaded, type Texts, textsOf } from './record-fields.ts'

type Form = Pick<UseFormReturn<Texts<string>, unknown, unknown>, 'getValues' | 'setValue' | 'reset'>

export type RecordTexts<Name extends string> = ReturnType<typeof recordTexts<Name>>

/** What is typed into a form over a record, against what the server has of it: `base`. */
export const recordTexts = <Name extends string>(
  { getValues, setValue, reset }: Form,
  names: readonly Name[],
  base: RefObject<Texts<Name>>,
  isSubmitted: boolean,
) => {
  const read = (name: Name): string => getValues(String(name)) ?? ''

  const set = (name: Name, text: string): void =>
    setValue(String(name), text, { shouldDirty: true, shouldValidate: isSubmitted })

  /** What is typed counts as a change of this version from now on. */
  const rebase = ({ texts }: Loaded<Name>): void => {
    base.current = texts
    reset(texts, { keepValues: true, keepFieldsRef: true, keepErrors: true, keepIsSubmitted: true })
  }

  return {
    read,
    readAll: (): Texts<Name> => textsOf(names, read),
    set,
    /** Whether something else stands in the field than the server has: now, not when it was drawn last. */
    isTouched: (name: Name): boolean => read(name) !== base.current[name],
    /** What the server had when it was last read. */
    base: (): Texts<Name> => base.current,
    rebase,
    /**
     * The server has what was sent; what was typed since stays, and counts as a change. The form's own
     * `keepDirtyValues` would keep what was sent as well, and the server may write it in its own way: "1,500" is 1500.
     */
    accept: (saved: Loaded<Name>, sent: Texts<Name>): void => {
      rebase(saved)
      for (const name of names) if (read(name) === sent[name]) set(name, saved.texts[name])
    },
  }
}

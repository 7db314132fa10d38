import { textsInTab } from './drafts.ts'
import { useUnsavedWork } from './unsaved-work.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const draftsOf = textsInTab('texts')

interface KeptTextsOptions<Name extends string> {
  /** The address of the form. */
  place: string
  names: readonly Name[]
  /** What stands in a field now. */
  read: (name: Name) => string
  /** Whether something else stands there than what is saved. */
  isTouched: (name: Name) => boolean
}

/**
 * Has what is typed into a form count as unsaved work, and keeps it when its writer is signed out. Answers what is given
 * back to them of each field.
 */
export const useKeptTexts = <Name extends string>({
  place,
  names,
  read,
  isTouched,
}: KeptTextsOptions<Name>): ((name: Name) => string | undefined) => {
  const touched = (): Name[] => names.filter(isTouched)
  useUnsavedWork(() => touched().length > 0)
  const draft = useKeptDraft(
    draftsOf,
    () => place,
    () => {
      const texts = touched().map((name) => [name, read(name)])
      return texts.length === 0 ? null : Object.fromEntries(texts)
    },
  )
  return (name) => draft?.[name]
}

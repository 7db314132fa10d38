import { textsInTab } from './drafts.ts'
import { useUnsavedWork } from './unsaved-work.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const draftsOf = textsInTab('texts')

export interface TypedTexts<Name extends string> {
  /** The address of the form; where a page has several, with a word behind it. */
  place: string
  names: readonly Name[]
  /** What stands in a field now. */
  read: (name: Name) => string
  /** Whether something else stands there than what is saved. */
  isTouched: (name: Name) => boolean
  /** Whether its page is left without a question: then it is kept whenever that happens. */
  isUnasked?: boolean
}

/**
 * Keeps what is typed into a form in the tab when its writer is signed out, or leaves it unasked. Answers what is given
 * back to them of each field.
 */
export const useTextsInTab = <Name extends string>({
  place,
  names,
  read,
  isTouched,
  isUnasked = false,
}: TypedTexts<Name>): ((name: Name) => string | undefined) => {
  const draft = useKeptDraft(
    draftsOf,
    () => place,
    () => {
      const texts = names.filter(isTouched).map((name) => [name, read(name)])
      return texts.length === 0 ? null : Object.fromEntries(texts)
    },
    { isUnasked },
  )
  return (name) => draft?.[name]
}

/** The same, and what is typed counts as unsaved work: the tab asks before it goes. */
export const useKeptTexts = <Name extends string>(typed: TypedTexts<Name>) => {
  useUnsavedWork(() => typed.names.some(typed.isTouched))
  return useTextsInTab(typed)
}

import { useEffect, useState } from 'react'
import { type SearchEverythingQuery, useSearchEverythingQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** Milliseconds of a pause after which it is looked for what is typed. */
const pause = 200

/** One letter is in too many texts. */
const fewestLetters = 2

export type SearchGroup = NonNullable<SearchEverythingQuery['search']>[number]

/** What is found by what is typed; what was found before stays until then, and is known to be old. */
export const useSearch = (typed: string) => {
  const locale = useLocale()
  const [paused, setPaused] = useState('')
  const text = typed.trim()
  const isTooShort = text.length < fewestLetters
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  const { data, previousData, error, loading, refetch } = useSearchEverythingQuery({
    variables: { text: paused, locale },
    skip: isTooShort || paused.length < fewestLetters,
    fetchPolicy: 'network-only',
  })
  const isCurrent = paused === text && !loading && data !== undefined && !error
  const groups: readonly SearchGroup[] = isTooShort ? [] : ((data ?? previousData)?.search ?? [])
  return {
    text,
    groups: error ? [] : groups,
    /** Whether that is what is typed now. */
    isCurrent: isCurrent && !isTooShort,
    isTooShort,
    hasFailed: error !== undefined && !loading && !isTooShort,
    retry: refetch,
    /** Looks for it at once. */
    lookNow: () => setPaused(text),
  }
}

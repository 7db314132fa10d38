import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../lib/problem.ts'
import { isSessionEnd } from '../lib/session-end.ts'
import type { Dictionary } from './en.ts'
import { localeOf } from './i18n.ts'

const isProblemKey = (i18n: I18n, code: string): code is keyof Dictionary['problems'] =>
  i18n.exists(`problems.${code}`)

/** Says what went wrong with a failed call and what to do, in the reader's language. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t, i18n } = useTranslation()
  return (error) => {
    if (isSessionEnd(error) && error.reason === 'signedOut') return t('problems.signed_out')
    const { code } = problemOf(error) ?? { code: 'unreachable' }
    return t(`problems.${isProblemKey(i18n, code) ? code : 'internal'}`)
  }
}

/** The same where the server's own text is what is shown: to an English reader, to the letter. */
export const useServerText = (): ((error: unknown) => string) => {
  const { i18n } = useTranslation()
  const problemText = useProblemText()
  return (error) => {
    const problem = problemOf(error)
    return problem !== null && localeOf(i18n) === 'en' ? problem.text : problemText(error)
  }
}

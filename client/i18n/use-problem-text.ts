import { useTranslation } from 'react-i18next'
import { problemOf } from '../lib/problem.ts'
import { localeOf } from './i18n.ts'

/**
 * Says what went wrong with a failed call and what to do, in the reader's language; in the server's own words where
 * the catalogue of this page does not know its code.
 */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t, i18n } = useTranslation()
  return (error) => {
    const problem = problemOf(error)
    if (problem === null) return t('problems.unreachable')
    return i18n.t(`problems.${problem.code}`, { ns: 'translation', defaultValue: problem.text })
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

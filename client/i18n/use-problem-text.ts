import { useTranslation } from 'react-i18next'
import { problemOf } from '../lib/problem.ts'
import { localeOf } from './i18n.ts'

/**
 * Puts a failed call into words: the server's own in English, the catalogue's translation in Georgian,
 * and a sentence of ours when the server said nothing.
 */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t, i18n } = useTranslation()
  return (error) => {
    const problem = problemOf(error)
    if (problem === null) return t('problems.unreachable')
    if (localeOf(i18n) === 'en') return problem.text
    return i18n.t(`problems.${problem.code}`, { defaultValue: problem.text })
  }
}

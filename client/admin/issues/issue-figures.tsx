import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isIssueOver } from '../../../schema/newsletter-issues.ts'
import type { IssueProgressFragment } from '../../generated/admin-operations.ts'
import { lettersOf } from '../../lib/paths.ts'
import { IfMay } from '../if-may.tsx'

type Figures = Pick<
  IssueProgressFragment,
  'id' | 'state' | 'readers' | 'unwritten' | 'delivered' | 'failed' | 'doubtful' | 'waiting'
>

/** How far an issue has come, in words: how many of its readers have it, and what has become of the others. */
export const IssueFigures = ({ issue }: { issue: Figures }) => {
  const { t } = useTranslation('admin')
  const { id, state, readers, unwritten, delivered, failed, doubtful, waiting } = issue
  const isOver = isIssueOver(state)
  const troubles = [
    { filter: 'failed', count: failed, text: t('issues.notSent', { count: failed }) },
    { filter: 'doubtful', count: doubtful, text: t('issues.inDoubt', { count: doubtful }) },
    { filter: 'waiting', count: waiting, text: t('issues.triedAgain', { count: waiting }) },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <span className="tabular-nums">{t('issues.handedOver', { delivered, count: readers })}</span>
      {isOver && unwritten > 0 && (
        <span className="block text-ink-soft tabular-nums">{t('issues.never', { count: unwritten })}</span>
      )}
      {troubles.map(({ filter, text }) => (
        <span key={filter} className="flex flex-wrap items-center gap-x-3 text-ink-soft tabular-nums">
          {text}
          <IfMay permission="letters:manage">
            <Link
              to={`${lettersOf(id)}&filter=${filter}`}
              aria-label={t('issues.toLettersOf', { text })}
              className="text-link inline-flex min-h-8 items-center"
            >
              {t('issues.toLetters')}
            </Link>
          </IfMay>
        </span>
      ))}
    </>
  )
}

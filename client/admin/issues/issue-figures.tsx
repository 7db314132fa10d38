import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { IssueProgressFragment } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { IfMay } from '../if-may.tsx'

type Figures = Pick<IssueProgressFragment, 'readers' | 'delivered' | 'failed' | 'doubtful'>

/** How far an issue has come, in words: how many of its readers have it, and what has become of the others. */
export const IssueFigures = ({ issue: { readers, delivered, failed, doubtful } }: { issue: Figures }) => {
  const { t } = useTranslation('admin')
  const troubles = [
    failed > 0 && t('issues.notSent', { count: failed }),
    doubtful > 0 && t('issues.inDoubt', { count: doubtful }),
  ].filter((each) => each !== false)
  return (
    <>
      <span className="tabular-nums">{t('issues.handedOver', { delivered, count: readers })}</span>
      {troubles.map((each) => (
        <span key={each} className="block text-ink-soft tabular-nums">
          {each}
        </span>
      ))}
      {troubles.length > 0 && (
        <IfMay permission="letters:manage">
          <Link
            to={`${adminPaths('letters').list}?filter=${failed > 0 ? 'failed' : 'doubtful'}`}
            className="text-link inline-flex min-h-8 items-center"
          >
            {t('issues.toLetters')}
          </Link>
        </IfMay>
      )}
    </>
  )
}

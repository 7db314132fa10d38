import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TrailKind } from '../../../schema/trail.ts'
import { trailPath } from '../../lib/paths.ts'
import { IfMay } from '../if-may.tsx'

interface WhoChangedProps {
  kind: TrailKind
  id: string
  /** What the record is called, where several of these links stand on a page. */
  title?: string
}

/** The way to all that was done to a record. */
export const WhoChanged = ({ kind, id, title }: WhoChangedProps) => {
  const { t } = useTranslation('admin')
  return (
    <IfMay permission="trail:read">
      <Link
        to={trailPath(kind, id)}
        aria-label={title === undefined ? undefined : t('trail.whoChangedNamed', { title })}
        className="text-link inline-flex min-h-8 items-center gap-1.5 text-small"
      >
        <History aria-hidden="true" className="size-4" />
        {t('trail.whoChanged')}
      </Link>
    </IfMay>
  )
}

import { UserSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../lib/paths.ts'
import { IfMay } from '../if-may.tsx'

interface PersonalDataLinkProps {
  email: string | null
  /** Whom a screen reader is told it is about. */
  name: string
}

/** From where an address stands to all that is held about it. */
export const PersonalDataLink = ({ email, name }: PersonalDataLinkProps) => {
  const { t } = useTranslation('admin')
  if (email === null) return null
  return (
    <IfMay permission="people:erase">
      <Link
        to={adminPaths('privacy').list}
        state={{ email }}
        aria-label={t('privacy.linkNamed', { name })}
        className="text-link inline-flex min-h-8 items-center gap-1.5"
      >
        <UserSearch aria-hidden="true" className="size-4 shrink-0" />
        {t('privacy.link')}
      </Link>
    </IfMay>
  )
}

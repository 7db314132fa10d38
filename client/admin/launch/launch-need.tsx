import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LaunchCardFragment } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'
import { hostLetter } from './host-letter.ts'

/** Something that a feature needs: whether it is there, and else how it gets there. */
export const LaunchNeed = ({ need: { name, isMet } }: { need: LaunchCardFragment['needs'][number] }) => {
  const { t } = useTranslation('admin')
  const isKept = useLetterDelivery() === 'kept'
  const Icon = isMet ? CircleCheck : Circle
  const host = t(`launch.needs.${name}.host`, { returnObjects: true, site: window.location.origin })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1 py-1">
      <span className={`flex min-w-0 items-start gap-2.5 ${isMet ? 'text-ink-soft' : 'font-semibold'}`}>
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-4.5 shrink-0 ${isMet ? 'text-forest-700' : 'text-ink'}`}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{t(isMet ? 'launch.there' : 'launch.lacking')} </span>
          {t(`launch.needs.${name}.${isMet ? (isKept ? 'kept' : 'met') : 'missing'}`)}
        </span>
      </span>
      {isMet && isKept && (
        <Link to={adminPaths('letters').list} className="text-link min-h-6 pl-7 font-semibold">
          {t('launch.letters')}
        </Link>
      )}
      {!isMet && (
        <a href={hostLetter(host.subject, host.body)} className="text-link min-h-6 pl-7 font-semibold">
          {t('launch.host')}
        </a>
      )}
    </li>
  )
}

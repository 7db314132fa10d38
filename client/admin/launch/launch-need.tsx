import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LaunchCardFragment } from '../../generated/admin-operations.ts'
import { adminPaths, charityPath } from '../../lib/paths.ts'
import { MissingDetails } from '../charity/missing-details.tsx'
import { IfMay } from '../if-may.tsx'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'
import { hostLetter } from './host-letter.ts'

type Need = LaunchCardFragment['needs'][number]

interface NeedLineProps {
  isMet: boolean
  text: string
  /** What can be done about it, or be looked at. */
  children?: ReactNode
}

const link = 'text-link min-h-6 pl-7 font-semibold'

const NeedLine = ({ isMet, text, children }: NeedLineProps) => {
  const { t } = useTranslation('admin')
  const Icon = isMet ? CircleCheck : Circle
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1 py-1">
      <span className={`flex min-w-0 items-start gap-2.5 ${isMet ? 'text-ink-soft' : 'font-semibold'}`}>
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-4.5 shrink-0 ${isMet ? 'text-forest-700' : 'text-ink'}`}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{t(isMet ? 'launch.there' : 'launch.lacking')} </span>
          {text}
        </span>
      </span>
      {children}
    </li>
  )
}

interface NeedProps {
  isMet: boolean
  /** Which details of the charity are missing. */
  lacking: Need['missing']
}

/** A way to send letters, which whoever runs the server has to give. */
const LettersNeed = ({ isMet }: { isMet: boolean }) => {
  const { t } = useTranslation('admin')
  const isKept = useLetterDelivery() === 'kept'
  const { met, kept, missing } = t('launch.needs.letters', { returnObjects: true })
  const host = t('launch.needs.letters.host', { returnObjects: true, site: window.location.origin })
  return (
    <NeedLine isMet={isMet} text={isMet ? (isKept ? kept : met) : missing}>
      {isMet && isKept && (
        <Link to={adminPaths('letters').list} className={link}>
          {t('launch.letters')}
        </Link>
      )}
      {!isMet && (
        <a href={hostLetter(host.subject, host.body)} className={link}>
          {t('launch.host')}
        </a>
      )}
    </NeedLine>
  )
}

/** Something to show, which the team writes. */
const WrittenNeed = ({ isMet, name }: { isMet: boolean; name: 'openProject' | 'comingEvent' }) => {
  const { t } = useTranslation('admin')
  const { met, missing } = t(`launch.needs.${name}`, { returnObjects: true })
  const [room, toRoom] =
    name === 'openProject' ? (['projects', 'toProjects'] as const) : (['events', 'toEvents'] as const)
  return (
    <NeedLine isMet={isMet} text={isMet ? met : missing}>
      {!isMet && (
        <Link to={adminPaths(room).list} className={link}>
          {t(`launch.${toRoom}`)}
        </Link>
      )}
    </NeedLine>
  )
}

/** What the charity is, which is looked at and written on a page of its own. */
const CharityNeed = ({ isMet, lacking }: NeedProps) => {
  const { t } = useTranslation('admin')
  const { met, missing, enter, look } = t('launch.needs.charityDetails', { returnObjects: true })
  return (
    <NeedLine isMet={isMet} text={isMet ? met : missing}>
      <IfMay permission="charity:write">
        <Link to={charityPath} className={link}>
          {isMet ? look : enter}
        </Link>
      </IfMay>
      {lacking.length > 0 && (
        <span className="basis-full pl-7">
          <MissingDetails details={lacking} />
        </span>
      )}
    </NeedLine>
  )
}

/** How the charity is paid. */
const WayToPayNeed = ({ isMet }: { isMet: boolean }) => {
  const { t } = useTranslation('admin')
  const { met, missing } = t('launch.needs.wayToPay', { returnObjects: true })
  return <NeedLine isMet={isMet} text={isMet ? met : missing} />
}

const writtenNeed =
  (name: 'openProject' | 'comingEvent') =>
  ({ isMet }: { isMet: boolean }) => <WrittenNeed isMet={isMet} name={name} />

const lines = {
  letters: LettersNeed,
  openProject: writtenNeed('openProject'),
  comingEvent: writtenNeed('comingEvent'),
  charityDetails: CharityNeed,
  wayToPay: WayToPayNeed,
} as const

/** Something that a feature needs: whether it is there, and else how it gets there. */
export const LaunchNeed = ({ need: { name, isMet, missing } }: { need: Need }) => {
  const Line = lines[name]
  return <Line isMet={isMet} lacking={missing} />
}

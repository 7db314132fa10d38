import { Check, DoorOpen, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface ViewPillProps {
  id?: string
  name: string
  /** The query of the list's address. */
  to: string
  state?: object
  isOpen: boolean
  /** Whether its room opens with it. */
  opensRoom?: boolean
  /** What else can be done with it. */
  menu?: ReactNode
}

const Mark = ({ Icon }: { Icon: LucideIcon }) => <Icon aria-hidden="true" className="size-4 shrink-0" />

/** The way to a view of a list; the one that is open is filled and has a check. */
export const ViewPill = ({ id, name, to, state, isOpen, opensRoom = false, menu }: ViewPillProps) => {
  const { t } = useTranslation('admin')
  return (
    <li
      className={`inline-flex max-w-full shrink-0 items-center rounded-pill border text-small font-semibold ${isOpen ? 'border-forest-800 bg-forest-100 forced-colors:border-3' : 'border-line-strong bg-surface'}`}
    >
      <Link
        id={id}
        to={to}
        state={state}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={`inline-flex min-h-10 min-w-0 items-center gap-1.5 rounded-pill py-1 pl-3.5 no-underline hover:bg-forest-100 ${menu ? 'pr-1.5' : 'pr-3.5'}`}
      >
        {isOpen && <Mark Icon={Check} />}
        <span className="max-w-64 truncate">{name}</span>
        {opensRoom && (
          <>
            <Mark Icon={DoorOpen} />
            <span className="sr-only">, {t('views.opensRoom')}</span>
          </>
        )}
      </Link>
      {menu}
    </li>
  )
}

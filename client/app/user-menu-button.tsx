import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '../lib/session.ts'

interface UserMenuButtonProps extends ComponentProps<'button'> {
  session: Session
}

/** The name of whoever is signed in, which opens their menu. */
export const UserMenuButton = ({ session, ...button }: UserMenuButtonProps) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      {...button}
      aria-label={t('shell.account.label', { name: session.username })}
      className="group inline-flex min-h-10 items-center gap-1.5 rounded-pill border-2 border-forest-800 px-3.5 text-label font-semibold text-forest-800 hover:bg-forest-100"
    >
      <span className="max-w-[10ch] truncate uppercase">{session.username}</span>
      <ChevronDown aria-hidden="true" className="size-4 group-aria-expanded:rotate-180" />
    </button>
  )
}

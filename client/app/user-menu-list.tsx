import { DropdownMenu } from 'radix-ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { isOfTeam, type Session } from '../lib/session.ts'
import { UserMenuButton } from './user-menu-button.tsx'

const row =
  'flex min-h-11.5 w-full items-center rounded-field px-3.5 font-semibold outline-none data-highlighted:bg-forest-100'

interface UserMenuListProps {
  session: Session
  /** The key whose press has asked for the menu; null where it was a pointer's. */
  pressedKey: string | null
  onLogOut: () => void
}

/** The menu of whoever is signed in, with its button. It comes when it was asked for, so it is open at first. */
export const UserMenuList = ({ session, pressedKey, onLogOut }: UserMenuListProps) => {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isLeaving = useRef(false)

  /** The press it was asked for with is answered now, a key's as one: the focus is then on the first row. */
  const begin = useEffectEvent(() => {
    button.current?.focus({ preventScroll: true })
    if (pressedKey === null) setOpenedAt(key)
    else button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: pressedKey, bubbles: true }))
  })
  useEffect(() => begin(), [])

  /** Once the menu is gone and the focus on its way back, so that a question returns it there as well. */
  const logOutIfAsked = (): void => {
    if (isLeaving.current) onLogOut()
    isLeaving.current = false
  }

  return (
    <DropdownMenu.Root
      modal={false}
      open={openedAt === key}
      onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : null)}
    >
      <DropdownMenu.Trigger asChild>
        <UserMenuButton ref={button} session={session} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={logOutIfAsked}
          className="data-[state=open]:open-down z-40 min-w-44 rounded-menu border border-line bg-surface p-2 shadow-float"
        >
          <DropdownMenu.Item asChild>
            <Link to={paths.donate} className={row}>
              {t('shell.account.donate')}
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild>
            <Link to={paths.profile} className={row}>
              {t('shell.account.myInfo')}
            </Link>
          </DropdownMenu.Item>
          {isOfTeam(session) && (
            <DropdownMenu.Item asChild>
              <Link to={paths.admin} className={row}>
                {t('shell.account.admin')}
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item
            onSelect={() => {
              isLeaving.current = true
            }}
            className={`${row} cursor-pointer`}
          >
            {t('shell.account.logout')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

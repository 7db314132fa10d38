import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { isAdmin, type Session } from '../lib/session.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { useLogOutQuestion } from '../ui/use-log-out-question.tsx'

const row =
  'flex min-h-11.5 w-full items-center rounded-field px-3.5 font-semibold outline-none data-highlighted:bg-forest-100'

interface UserMenuProps {
  session: Session
}

export const UserMenu = ({ session }: UserMenuProps) => {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isLeaving = useRef(false)
  const { logOut, question } = useLogOutQuestion(useLogOut().here)

  /** Once the menu is gone and the focus on its way back, so that a question returns it there as well. */
  const logOutIfAsked = (): void => {
    if (isLeaving.current) logOut()
    isLeaving.current = false
  }

  return (
    <>
      <DropdownMenu.Root
        modal={false}
        open={openedAt === key}
        onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : null)}
      >
        <DropdownMenu.Trigger
          aria-label={t('shell.account.label', { name: session.username })}
          className="group inline-flex min-h-10 items-center gap-1.5 rounded-pill border-2 border-forest-800 px-3.5 text-label font-semibold text-forest-800 hover:bg-forest-100"
        >
          <span className="max-w-[10ch] truncate uppercase">{session.username}</span>
          <ChevronDown aria-hidden="true" className="size-4 group-data-[state=open]:rotate-180" />
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
            {isAdmin(session) && (
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
      {question}
    </>
  )
}

import { type KeyboardEvent, useState } from 'react'
import type { Session } from '../lib/session.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { latePart, useLatePart } from '../ui/late-part.ts'
import { useLogOutQuestion } from '../ui/use-log-out-question.tsx'
import { UserMenuButton } from './user-menu-button.tsx'

const lateList = latePart(async () => (await import('./user-menu-list.tsx')).UserMenuList)

/** The keys that open a menu. */
const opens = ['Enter', ' ', 'ArrowDown']

interface UserMenuProps {
  session: Session
}

/** The menu of whoever is signed in, whose code comes when somebody is about to open it. */
export const UserMenu = ({ session }: UserMenuProps) => {
  const [pressed, setPressed] = useState<{ key: string | null } | null>(null)
  const List = useLatePart(lateList, pressed !== null, () => setPressed(null))
  const { logOut, question } = useLogOutQuestion(useLogOut().here)

  const pressKey = (event: KeyboardEvent): void => {
    if (!opens.includes(event.key)) return
    event.preventDefault()
    setPressed({ key: event.key })
  }

  return (
    <>
      {pressed && List ? (
        <List session={session} pressedKey={pressed.key} onLogOut={logOut} />
      ) : (
        <UserMenuButton
          session={session}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setPressed({ key: null })}
          onKeyDown={pressKey}
          onPointerEnter={lateList.prepare}
          onFocus={lateList.prepare}
        />
      )}
      {question}
    </>
  )
}

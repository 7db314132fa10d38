import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { Session } from '../lib/session.ts'
import { useLogOut } from '../lib/use-log-out.ts'
import { latePart, useLatePart } from '../ui/late-part.ts'
import { pressOnce } from '../ui/press-once.ts'
import { useLogOutQuestion } from '../ui/use-log-out-question.tsx'
import { UserMenuButton } from './user-menu-button.tsx'

const lateList = latePart(async () => (await import('./user-menu-list.tsx')).UserMenuList)

interface UserMenuProps {
  session: Session
}

/** The menu of whoever is signed in, whose code comes when somebody is about to open it. */
export const UserMenu = ({ session }: UserMenuProps) => {
  const [pressed, setPressed] = useState<{ key: string | null } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const List = useLatePart(lateList, {
    isWanted: pressed !== null,
    forget: () => setPressed(null),
    isOpener: (element) => button.current?.contains(element) ?? false,
  })
  const { logOut, question } = useLogOutQuestion(useLogOut().here)

  /** A key's press is a click that no pointer has made. The next one takes it back. */
  const press = ({ detail }: MouseEvent): void =>
    setPressed(pressed ? null : { key: detail === 0 ? 'Enter' : null })

  const pressKey = (event: KeyboardEvent): void => {
    pressOnce(event)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setPressed({ key: event.key })
  }

  return (
    <>
      {pressed && List ? (
        <List session={session} pressedKey={pressed.key} onLogOut={logOut} />
      ) : (
        <UserMenuButton
          ref={button}
          session={session}
          aria-haspopup="menu"
          aria-expanded={pressed !== null}
          onClick={press}
          onKeyDown={pressKey}
          onPointerEnter={lateList.prepare}
          onFocus={lateList.prepare}
        />
      )}
      {question}
    </>
  )
}

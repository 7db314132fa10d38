import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useAwake } from '../lib/use-awake.ts'
import { pressOnce } from './press-once.ts'

interface LinkedButtonProps extends ComponentProps<'a'> {
  /** Where it leads whoever has no scripts, or presses before they run. */
  href: string
}

const pressOnSpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  pressOnce(event)
  if (event.key !== ' ') return
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

/**
 * A link until the page is alive, a button from then on. It stays one element all the while, so that neither the
 * focus nor a press is lost in between.
 */
export const LinkedButton = ({ onClick, ...link }: LinkedButtonProps) => {
  const isAwake = useAwake()

  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    event.preventDefault()
  }
  const button = { role: 'button', draggable: false, onClick: press, onKeyDown: pressOnSpace }
  return <a {...link} {...(isAwake ? button : {})} />
}

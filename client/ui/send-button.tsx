import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from './button-class.ts'

interface SendButtonProps {
  isSending: boolean
  children: ReactNode
}

/** The button that sends a form, disabled while it is under way. */
export const SendButton = ({ isSending, children }: SendButtonProps) => {
  const button = useRef<HTMLButtonElement>(null)

  // A disabled button loses the focus; who pressed it gets it back, unless they have moved on.
  useEffect(() => {
    if (!isSending) return
    return () => {
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [isSending])

  return (
    <button
      ref={button}
      type="submit"
      disabled={isSending}
      className={`${buttonClass('primary', 'large')} w-full`}
    >
      {children}
    </button>
  )
}

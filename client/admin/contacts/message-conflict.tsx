import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { personOf } from '../../lib/session.ts'
import { useSession } from '../../lib/use-session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { HandledMessage, Handling } from './use-handling.ts'

interface MessageConflictProps {
  /** As it is now. */
  message: HandledMessage
  handling: Handling
}

/** Where the reader goes on once they are told no more: where they had pressed, or at the message where that is gone. */
const goOn = (pressed: Element | null, message: Element | null): void => {
  if (document.activeElement !== document.body) return
  const heading = message?.querySelector<HTMLElement>('h2')
  heading?.setAttribute('tabindex', '-1')
  const target = pressed instanceof HTMLElement && pressed.isConnected ? pressed : heading
  target?.focus()
}

/** Says what somebody else has done with a message meanwhile, and offers once more what was pressed. */
export const MessageConflict = ({ message, handling }: MessageConflictProps) => {
  const { conflict } = handling
  const { t } = useTranslation('admin')
  const me = personOf(useSession())
  const tellId = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!conflict) return undefined
    const pressed = document.activeElement
    const letter = box.current?.parentElement?.closest('article, section') ?? null
    box.current?.focus()
    return () => goOn(pressed, letter)
  }, [conflict])
  if (!conflict) return null

  const { seen, act } = conflict
  const { state, takenBy, takenById } = message
  const holder =
    takenBy === null ? t('contacts.meanwhile.free') : t('contacts.meanwhile.taken', { name: takenBy })
  const told = [
    state !== null && state !== seen.state && t(`contacts.meanwhile.${state}`),
    takenById !== seen.takenById && (takenById === me ? t('contacts.meanwhile.mine') : holder),
  ].filter((each) => each !== false)
  const isDone = 'state' in act.input ? act.input.state === state : act.input.takenBy === takenById
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('contacts.meanwhile.title')}
      aria-describedby={tellId}
      className="my-3 rounded-card border-2 border-ochre-800 bg-ochre-300/40 px-4 py-3.5 text-small"
    >
      <p className="font-semibold">{t('contacts.meanwhile.title')}</p>
      <p id={tellId} className="mt-1">
        {(told.length > 0 ? told : [t('contacts.meanwhile.asBefore')]).join(' ')}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        {!isDone && (
          <button
            type="button"
            onClick={() => handling.press(act)}
            className={buttonClass('primary', 'small')}
          >
            {t('contacts.meanwhile.again', { act: act.text })}
          </button>
        )}
        <button type="button" onClick={handling.dismiss} className={buttonClass('secondary', 'small')}>
          {t('contacts.meanwhile.leave')}
        </button>
      </div>
    </section>
  )
}

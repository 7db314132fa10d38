import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSingleKey, useSingleKeys } from '../single-key.ts'
import { useMay } from '../use-may.ts'
import type { OpenedMessage } from './use-opened-message.ts'

interface KeyButtonProps {
  letter: 'J' | 'K' | 'N'
  text: string
  /** Whether there is nothing to be done. */
  isIdle?: boolean
  act: () => void
}

/** Does something by a press, or by a single key, which is shown beside it while such keys are on. */
const KeyButton = ({ letter, text, isIdle = false, act }: KeyButtonProps) => {
  const keys = useSingleKeys()
  useSingleKey(
    ({ code }) => code === `Key${letter}`,
    () => {
      if (!isIdle) act()
    },
  )
  return (
    <button
      type="button"
      aria-keyshortcuts={keys.areOn ? letter : undefined}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : act}
      className="inline-flex min-h-8 items-center gap-1.5 text-small text-ink-soft hover:text-ink aria-disabled:opacity-60"
    >
      {keys.areOn && (
        <span
          aria-hidden="true"
          className="rounded-tag border border-b-2 border-ink-soft bg-surface px-1.5 font-sans text-label font-semibold text-ink"
        >
          {letter}
        </span>
      )}
      {text}
    </button>
  )
}

interface LetterKeysProps {
  opened: OpenedMessage
  /** Where the notes are, and the field of a new one. */
  notes: RefObject<HTMLElement | null>
}

/** The ways from one message to the next and the one before, and to a note, by a press or a single key. */
export const LetterKeys = ({ opened: { next, previous, open }, notes }: LetterKeysProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  return (
    <div className="ml-auto flex flex-wrap gap-x-3.5">
      <KeyButton
        letter="J"
        text={t('contacts.keys.next')}
        isIdle={next === null}
        act={() => void open(next)}
      />
      <KeyButton
        letter="K"
        text={t('contacts.keys.previous')}
        isIdle={previous === null}
        act={() => void open(previous)}
      />
      {may('messages:write') && (
        <KeyButton
          letter="N"
          text={t('contacts.keys.note')}
          act={() => notes.current?.querySelector('textarea')?.focus()}
        />
      )}
    </div>
  )
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { pressOnce } from '../../ui/press-once.ts'
import { useGiftTexts } from './use-giving-texts.ts'

interface TakeBackProps {
  /** As it is written. */
  sum: string
  onConfirm: () => void
}

/** Takes a promise back, after it has been asked in place: only the team can undo that. */
export const TakeBack = ({ sum, onConfirm }: TakeBackProps) => {
  const texts = useGiftTexts().takeBack
  const question = useId()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const no = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) no.current?.focus()
    else if (wasAsking.current) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setAsking(false)
  }
  if (!isAsking) {
    return (
      <button
        ref={opener}
        type="button"
        onClick={() => setAsking(true)}
        className="inline-flex min-h-10 items-center text-link print:hidden"
      >
        {texts.open}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a gap in its edge.
    <div
      role="group"
      aria-labelledby={question}
      onKeyDown={onKeyDown}
      onKeyDownCapture={pressOnce}
      className="flex flex-wrap items-center gap-3 rounded-card bg-ochre-300 px-5 py-4"
    >
      <p id={question} className="min-w-0 basis-full">
        {texts.question(sum)}
      </p>
      <button
        ref={no}
        type="button"
        onClick={() => setAsking(false)}
        className={buttonClass('primary', 'small')}
      >
        {texts.no}
      </button>
      <button type="button" onClick={onConfirm} className={buttonClass('secondary', 'small')}>
        {texts.yes}
      </button>
    </div>
  )
}

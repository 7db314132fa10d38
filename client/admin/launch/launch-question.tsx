import { Rocket } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { pressOnce } from '../../ui/press-once.ts'

interface LaunchQuestionProps {
  /** What it is called. */
  feature: string
  onLaunch: () => void
  onClose: () => void
}

/** Asks in place before everybody is shown something. */
export const LaunchQuestion = ({ feature, onLaunch, onClose }: LaunchQuestionProps) => {
  const { t } = useTranslation('admin')
  const question = useId()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a gap in its edge.
    <div
      role="group"
      aria-labelledby={question}
      onKeyDown={onKeyDown}
      onKeyDownCapture={pressOnce}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-b-card bg-ochre-300 px-6 py-3 max-sm:px-4.5"
    >
      <p id={question} className="flex min-w-0 flex-1 basis-80 items-start gap-2.5 max-sm:basis-full">
        <Rocket aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {t('launch.question', { feature })}
      </p>
      <button ref={yes} type="button" onClick={onLaunch} className={buttonClass('primary', 'small')}>
        {t('launch.turnOn')}
      </button>
      <button type="button" onClick={onClose} className={buttonClass('secondary', 'small')}>
        {t('launch.notYet')}
      </button>
    </div>
  )
}

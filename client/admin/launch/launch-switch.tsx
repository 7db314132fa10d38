import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface LaunchSwitchProps {
  ref: Ref<HTMLButtonElement>
  isOn: boolean
  /** Whether it cannot be turned on: it can be reached all the same, and says why. */
  isHeld: boolean
  isAsking: boolean
  /** The ids of what it is called, and of what it needs. */
  labelledBy: string
  describedBy: string
  onPress: () => void
}

const looks = {
  on: ['border-forest-800 bg-forest-800 justify-end', 'bg-on-fill text-forest-800'],
  off: ['border-forest-800 justify-start', 'bg-forest-800 text-forest-800'],
  held: ['border-dashed border-ink-soft justify-start', 'bg-ink-soft text-ink-soft'],
} as const

/** A switch, with its state in a word beside it. */
export const LaunchSwitch = ({
  ref,
  isOn,
  isHeld,
  isAsking,
  labelledBy,
  describedBy,
  onPress,
}: LaunchSwitchProps) => {
  const { t } = useTranslation('admin')
  const [track, knob] = looks[isOn ? 'on' : isHeld ? 'held' : 'off']
  return (
    <div className="flex items-center gap-2.5">
      <button
        ref={ref}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-disabled={isHeld && !isOn}
        aria-expanded={isOn ? undefined : isAsking}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onClick={onPress}
        className={`flex h-7.5 w-13 shrink-0 items-center rounded-pill border-2 px-0.75 ${track}`}
      >
        <span className={`grid size-5.5 place-items-center rounded-pill forced-colors:border-2 ${knob}`}>
          {isOn && <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />}
        </span>
      </button>
      <span aria-hidden="true" className="font-semibold">
        {t(isOn ? 'launch.on' : 'launch.off')}
      </span>
    </div>
  )
}

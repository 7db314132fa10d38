import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Paw } from '../ui/illustrations/paw.tsx'

const layer = 'absolute inset-0 size-full'

/** The paw turns like the hand of a clock, dash by dash; whoever is disturbed by it can stop it. */
export const TurningPaw = () => {
  const { t } = useTranslation()
  const [isStopped, setStopped] = useState(false)
  const Icon = isStopped ? Play : Pause
  return (
    <div className="relative aspect-square w-48 max-w-full sm:w-60">
      <svg aria-hidden="true" viewBox="-120 -120 240 240" className={layer} fill="none">
        <circle
          r="117"
          pathLength="60"
          strokeDasharray=".62 .38"
          strokeWidth="4"
          className="stroke-ochre-500"
        />
        <circle r="95" className="fill-ochre-300" />
      </svg>
      <div
        className={`${layer} grid place-items-center motion-safe:turn-by-frames ${isStopped ? '[animation-play-state:paused]' : ''}`}
      >
        <svg aria-hidden="true" viewBox="-120 -120 240 240" className={layer} fill="none">
          <path d="M0 -122V-112" className="stroke-terra-600" strokeWidth="9" strokeLinecap="round" />
        </svg>
        <Paw className="w-[48%] text-forest-800" />
      </div>
      <button
        type="button"
        aria-label={t(isStopped ? 'donate.turn' : 'donate.stop')}
        onClick={() => setStopped(!isStopped)}
        className="absolute right-1 bottom-1 grid size-10 place-items-center rounded-pill border border-line bg-surface text-ink-soft shadow-card hover:text-ink motion-reduce:hidden"
      >
        <Icon aria-hidden="true" className="size-4 fill-current" />
      </button>
    </div>
  )
}

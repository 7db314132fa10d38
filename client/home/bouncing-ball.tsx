import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { Ball } from '../ui/illustrations/ball.tsx'
import { LinkedButton } from '../ui/linked-button.tsx'

/** How long the ball bounces before the site opens, in milliseconds. */
const bounceDuration = 1500

interface BouncingBallProps {
  className?: string
}

/** The way in: a ball that, once pressed, bounces and then leads to the dashboard; at once where no scripts run. */
export const BouncingBall = ({ className = '' }: BouncingBallProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isBouncing, setBouncing] = useState(false)

  useEffect(() => {
    if (!isBouncing) return
    const timer = setTimeout(() => navigate(paths.dashboard), bounceDuration)
    return () => clearTimeout(timer)
  }, [isBouncing, navigate])

  const bounce = (): void => {
    setBouncing(true)
    // Fetched while the ball is in the air. If that fails, the navigation itself will say so.
    import('./dashboard-page.tsx').catch(() => {})
  }

  return (
    <div className={`${className} ${isBouncing ? 'ball-along' : ''}`}>
      <span
        aria-hidden="true"
        className={`absolute bottom-(--ball-shadow) left-[8%] h-[10%] w-[84%] translate-y-1/2 rounded-[50%] bg-[#e2d2b2] ${isBouncing ? 'ball-shadow' : ''}`}
      />
      <LinkedButton
        href={paths.dashboard}
        aria-label={t('home.landing.ball')}
        onClick={bounce}
        className={`relative block w-full origin-bottom rounded-pill ${isBouncing ? 'ball-bounce' : 'transition-transform duration-(--motion-open) ease-settle hover:-translate-y-1'}`}
      >
        <Ball className="block w-full text-forest-800" />
      </LinkedButton>
    </div>
  )
}

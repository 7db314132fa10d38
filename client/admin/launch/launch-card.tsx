import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LaunchCardFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { Card } from '../../ui/card.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { LaunchNeed } from './launch-need.tsx'
import { LaunchQuestion } from './launch-question.tsx'
import { LaunchSwitch } from './launch-switch.tsx'
import { useLaunch } from './use-launch.ts'
import { WaysToPay } from './ways-to-pay.tsx'

interface LaunchCardProps {
  launch: LaunchCardFragment
  onRefused: () => Promise<void>
}

/** A feature: what visitors see of it now, what it still needs, and its switch. */
export const LaunchCard = ({ launch, onRefused }: LaunchCardProps) => {
  const { feature, launched, launchedAt, launchedBy, needs, ways } = launch
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const set = useLaunch(feature, onRefused)
  const [heading, list] = [useId(), useId()]
  const [pressed, setPressed] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
  const texts = t(`launch.features.${feature}`, { returnObjects: true })
  const missing = needs.filter(({ isMet }) => !isMet)
  const isHeld = missing.length > 0
  const isAsking = pressed && !launched

  const press = (): void => {
    setPressed(!launched && !pressed)
    if (launched) void set(false)
  }
  const close = (): void => {
    setPressed(false)
    control.current?.focus()
  }
  const since =
    launchedAt !== null &&
    t(launchedBy === null ? 'launch.since' : 'launch.sinceBy', {
      day: formatDay(dayAtCharity(new Date(launchedAt)), locale),
      name: launchedBy,
    })

  return (
    <Card as="li">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 px-6 py-5 max-sm:px-4.5 min-[68rem]:grid-cols-[minmax(0,20rem)_minmax(0,1fr)_6.5rem] min-[68rem]:lang-ka:grid-cols-[minmax(0,20rem)_minmax(0,1fr)_11.25rem]">
        <div className="max-sm:col-span-full">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={heading} className="text-[1.375rem] lang-ka:text-[1.1875rem]">
              {texts.name}
            </h2>
            {isHeld ? (
              <StateMark look="now">{t('launch.missing', { count: missing.length })}</StateMark>
            ) : (
              <StateMark look="done">{t(launched ? 'launch.open' : 'launch.ready')}</StateMark>
            )}
          </div>
          <p className="mt-1.5 text-ink-soft">
            {since && `${since} `}
            {launched ? (isHeld ? texts.interrupted : texts.on) : texts.off}
          </p>
        </div>
        <ul id={list} className="max-[68rem]:col-span-full max-[68rem]:row-start-2">
          {needs.map((need) => (
            <LaunchNeed key={need.name} need={need} />
          ))}
        </ul>
        <LaunchSwitch
          ref={control}
          isOn={launched}
          isHeld={isHeld}
          isAsking={isAsking}
          labelledBy={heading}
          describedBy={list}
          onPress={press}
        />
      </div>
      {ways.length > 0 && <WaysToPay ways={ways} />}
      <div role="status">
        {isAsking && isHeld && (
          <p className="rounded-b-card bg-ochre-300 px-6 py-3 max-sm:px-4.5">
            {t('launch.cannot', {
              feature: texts.name,
              missing: missing.map(({ name }) => t(`launch.needs.${name}.missing`)).join('; '),
            })}
          </p>
        )}
      </div>
      {isAsking && !isHeld && (
        <LaunchQuestion
          feature={texts.name}
          onClose={close}
          onLaunch={() => {
            close()
            void set(true)
          }}
        />
      )}
    </Card>
  )
}

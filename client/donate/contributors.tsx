import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mostCounted } from '../../schema/limits.ts'
import type { ContributorsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari } from '../lib/format-number.ts'
import { langOf } from '../lib/lang-of.ts'
import { Card } from '../ui/card.tsx'
import { PawPrintPaths } from '../ui/illustrations/paw-print.tsx'
import { TierTag } from './tier-tag.tsx'

const tiers = [
  {
    name: 'platinum',
    metal: '[--tag:var(--color-platinum-100)] text-platinum-700',
    card: 'gap-5 px-5 py-6 sm:px-7 sm:py-8',
    medal: 'size-16 sm:size-21',
  },
  {
    name: 'golden',
    metal: '[--tag:var(--color-ochre-300)] text-ochre-800',
    card: 'gap-4.5 px-5 py-4.5 sm:px-6',
    medal: 'size-14 sm:size-16',
  },
  {
    name: 'silver',
    metal: '[--tag:var(--color-silver-100)] text-silver-700',
    card: 'gap-4.5 px-5 py-4.5 sm:px-6',
    medal: 'size-14 sm:size-16',
  },
] as const

type Tier = (typeof tiers)[number]
type NamedTier = ContributorsQuery['contributors']['tiers'][number]

const places = ['anyone', 'first'] as const

const Medal = ({ metal, className }: { metal: string; className: string }) => (
  <svg aria-hidden="true" viewBox="-100 -100 200 200" className={`shrink-0 ${className} ${metal}`}>
    <circle r="100" fill="var(--tag)" />
    <g fill="currentColor" transform="scale(.56) translate(-100 -100)">
      <PawPrintPaths />
    </g>
  </svg>
)

/** Two places, both still free. */
const FreePlaces = ({ tier: { metal, card, medal } }: { tier: Tier }) => {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-3.5 md:grid-cols-2 md:gap-6.5">
      {places.map((place) => (
        <Card as="li" key={place} className={`flex items-center ${card}`}>
          <Medal metal={metal} className={medal} />
          <div className="min-w-0">
            <p className="font-serif text-h3 leading-title font-semibold">{t('donate.contributors.name')}</p>
            <p className="mt-1 text-small text-ink-soft">{t(`donate.contributors.${place}`)}</p>
          </div>
        </Card>
      ))}
    </ul>
  )
}

/** Who wished to be named, and how many more there are. */
const Names = ({ tier: { metal }, named: { names, more } }: { tier: Tier; named: NamedTier }) => {
  const { t } = useTranslation()
  const locale = useLocale()
  if (names.length === 0) return <p className="text-ink-soft">{t('donate.contributors.none')}</p>
  return (
    <div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and nothing else is told of them.
          <Card as="li" key={place} className="flex items-center gap-3.5 px-4 py-3.5">
            <Medal metal={metal} className="size-10" />
            <span lang={langOf(name, locale)} className="min-w-0 font-serif font-semibold wrap-anywhere">
              {name}
            </span>
          </Card>
        ))}
      </ul>
      {more !== 0 && (
        <p className="mt-3 text-small text-ink-soft">
          {more === null
            ? t('donate.contributors.moreThan', { count: mostCounted })
            : t('donate.contributors.more', { count: more })}
        </p>
      )}
    </div>
  )
}

interface TierRowProps {
  tier: Tier
  /** Lari; null where nobody is thanked yet. */
  from: number | null
  children: ReactNode
}

const TierRow = ({ tier: { name, metal }, from, children }: TierRowProps) => {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section
      aria-labelledby={`${name}-title`}
      className="grid items-center gap-x-4 gap-y-3.5 lg:grid-cols-[10.7rem_1fr]"
    >
      <div className="flex items-center gap-3.5 lg:block">
        <TierTag className={`h-11 lg:h-15 ${metal}`} />
        <div className="lg:mt-2">
          <h3 id={`${name}-title`} className="text-h3">
            {t(`donate.contributors.${name}`)}
          </h3>
          {from !== null && (
            <p className="text-small text-ink-soft">
              {t('donate.contributors.from', { sum: formatLari(from, locale) })}
            </p>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}

/** Three tiers of contributors: those who wished to be named, or where nobody is thanked yet two free places in each. */
export const Contributors = ({ named }: { named: readonly NamedTier[] }) => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="contributors-title" className="bg-paper-deep">
      <div className="page-width py-section">
        <h2 id="contributors-title" className="text-center text-h2">
          {t('donate.contributors.title')}
        </h2>
        {named.length > 0 && (
          <p className="mx-auto mt-3 max-w-text text-center text-ink-soft">
            {t('donate.contributors.thanks')}
          </p>
        )}
        <div className="mt-8 grid gap-9 lg:mt-10 lg:gap-5.5">
          {tiers.map((tier) => {
            const found = named.find((each) => each.tier === tier.name)
            return (
              <TierRow key={tier.name} tier={tier} from={found?.from ?? null}>
                {found ? <Names tier={tier} named={found} /> : <FreePlaces tier={tier} />}
              </TierRow>
            )
          })}
        </div>
      </div>
    </section>
  )
}

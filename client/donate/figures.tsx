import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContributorsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari, formatNumber } from '../lib/format-number.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { Bowl } from '../ui/illustrations/bowl.tsx'
import { House } from '../ui/illustrations/house.tsx'

const house = <House className="-mb-[6%] w-[78%]" />
const bowl = <Bowl className="mb-[7%] w-[72%]" />
const puppy = <Drawing of={drawings.puppySitting} isLazy className="-mb-[2%] w-[84%]" />

const samples = [
  { name: 'shelters', figure: '500+', drawing: house },
  { name: 'bowls', figure: '900+', drawing: bowl },
  { name: 'homes', figure: '300+', drawing: puppy },
] as const

interface Figure {
  figure: string
  caption: string
  drawing: ReactNode
}

interface FigureListProps {
  figures: readonly Figure[]
  note: string
  /** How a figure stands beside its drawing, and how large it is. */
  look: { words: string; size: string }
}

const FigureList = ({ figures, note, look: { words, size } }: FigureListProps) => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="sr-only">
        {t('donate.figures.title')}
      </h2>
      <ul className="page-width grid gap-x-8 gap-y-10 pt-section md:grid-cols-3">
        {figures.map(({ figure, caption, drawing }) => (
          <li
            key={caption}
            className="flex flex-wrap items-end gap-6 md:max-lg:flex-col md:max-lg:items-start md:max-lg:gap-4"
          >
            <div className="flex h-38 w-33 shrink-0 items-end justify-center overflow-hidden rounded-arch bg-ochre-300 text-forest-800 [--ill-shade:transparent]">
              {drawing}
            </div>
            <p className={`${words} pb-0.5`}>
              <strong
                className={`block whitespace-nowrap font-serif ${size} leading-tight font-semibold tracking-title text-title tabular-nums`}
              >
                {figure}
              </strong>{' '}
              {caption}
            </p>
          </li>
        ))}
      </ul>
      <p className="page-width pt-8 pb-section text-ink-soft text-small">{note}</p>
    </section>
  )
}

const sampleLook = { words: 'min-w-0', size: 'text-[clamp(2.75rem,2rem+2vw,3.5rem)]' }

/** Three sums to be proud of; they stand in until there are figures of our own. */
export const Figures = () => {
  const { t } = useTranslation()
  const figures = samples.map(({ name, ...sample }) => ({ ...sample, caption: t(`donate.figures.${name}`) }))
  return <FigureList figures={figures} note={t('donate.figures.sample')} look={sampleLook} />
}

/** A sum of millions has room, and a caption goes on in a second line before it leaves its drawing. */
const countedLook = { words: 'flex-1 basis-36', size: 'text-[clamp(2rem,.75rem+2.6vw,3rem)]' }

type Counted = NonNullable<ContributorsQuery['contributors']['figures']>

/** What the ledger says of it. */
export const CountedFigures = ({ given, donationCount, reachedProjects }: Counted) => {
  const { t } = useTranslation()
  const locale = useLocale()
  const figures = [
    { figure: formatLari(given, locale), caption: t('donate.figures.given'), drawing: bowl },
    {
      figure: formatNumber(donationCount, locale),
      caption: t('donate.figures.gifts', { count: donationCount }),
      drawing: puppy,
    },
    {
      figure: formatNumber(reachedProjects, locale),
      caption: t('donate.figures.reached', { count: reachedProjects }),
      drawing: house,
    },
  ]
  return <FigureList figures={figures} note={t('donate.figures.counted')} look={countedLook} />
}

import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProjectCardFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari } from '../lib/format-number.ts'
import { langOf } from '../lib/lang-of.ts'
import { paths } from '../lib/paths.ts'
import { percentOf } from '../lib/percent-of.ts'
import { summaryOf } from '../lib/summary.ts'
import { unmask } from '../lib/unmask.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/card.tsx'
import { ProgressRoad } from '../ui/progress-road.tsx'
import { StateMark } from '../ui/state-mark.tsx'
import { Tag } from '../ui/tag.tsx'
import { ProjectCover } from './project-cover.tsx'
import { useDates } from './use-dates.ts'
import { useDistance } from './use-distance.ts'
import { useProjectListTexts } from './use-project-list-texts.ts'

interface ProjectCardProps {
  project: FragmentType<ProjectCardFragment>
  /** Whether it is the one that stands above the others, and alone has a button to give. */
  isWide: boolean
}

const looks = {
  wide: {
    card: 'md:col-span-2 lg:grid lg:grid-cols-[1.16fr_1fr]',
    cover: 'aspect-video lg:aspect-auto lg:min-h-112',
    words: 'sm:p-8',
    title: 'text-h2',
    text: '',
    sizes: '(min-width: 64rem) 42rem, 100vw',
    loading: { fetchPriority: 'high' },
  },
  narrow: {
    card: '',
    cover: 'aspect-[16/8]',
    words: 'sm:px-6',
    title: 'text-[1.375rem] lang-ka:text-[1.25rem]',
    text: 'text-small',
    sizes: '(min-width: 48rem) 36rem, 100vw',
    loading: { loading: 'lazy' },
  },
} as const

/** A project: what it is about, when it runs and how far it has come. The whole of it leads to its page. */
export const ProjectCard = ({ project, isWide }: ProjectCardProps) => {
  const { t } = useTranslation()
  const texts = useProjectListTexts()
  const locale = useLocale()
  const card = unmask(project)
  const { id, title, description, startDate, endDate, raised, goal } = card
  const dates = useDates(startDate, endDate)
  const distance = useDistance(raised, goal)
  const valueText = t('projects.raisedOfGoal', { raised, goal })
  const look = looks[isWide ? 'wide' : 'narrow']
  return (
    <Card as="li" className={`relative flex flex-col overflow-hidden hover:border-line-strong ${look.card}`}>
      <div className={`relative shrink-0 overflow-hidden bg-forest-700 print:hidden ${look.cover}`}>
        <ProjectCover project={card} fallback="" sizes={look.sizes} loading={look.loading} />
      </div>
      <div className={`flex flex-1 flex-col p-5 ${look.words}`}>
        <div className="flex flex-wrap items-center justify-between gap-2 empty:hidden">
          {dates && <Tag tone="forest">{dates}</Tag>}
          {raised >= goal && <StateMark look="done">{texts.reached}</StateMark>}
        </div>
        <h2 lang={langOf(title, locale)} className={`mt-3 wrap-anywhere text-title ${look.title}`}>
          <Link
            to={paths.project(id)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p
          lang={langOf(description, locale)}
          className={`mt-2 mb-4 max-w-text wrap-anywhere text-ink-soft ${look.text}`}
        >
          {summaryOf(description)}
        </p>
        <div className="mt-auto">
          <ProgressRoad
            percent={percentOf(raised, goal)}
            label={title}
            valueText={raised > goal ? `${valueText}, ${distance}` : valueText}
          />
          <p
            aria-hidden="true"
            className="flex flex-wrap justify-between gap-x-4 text-small text-ink-soft tabular-nums"
          >
            <span>
              <strong className="text-terra-700">{formatLari(raised, locale)}</strong>{' '}
              {t('projects.ofGoal', { goal })}
            </span>
            <span>{raised === 0 ? texts.firstGift : distance}</span>
          </p>
        </div>
        {isWide && (
          <Link to={paths.project(id)} className={`${buttonClass('donate')} relative mt-5 w-full`}>
            {texts.give}
          </Link>
        )}
      </div>
    </Card>
  )
}

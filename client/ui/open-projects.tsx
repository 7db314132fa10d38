import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OpenProjectsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatLari } from '../lib/format-number.ts'
import { langOf } from '../lib/lang-of.ts'
import { paths } from '../lib/paths.ts'
import { percentOf } from '../lib/percent-of.ts'
import { Onward } from './onward.tsx'
import { ProgressLine } from './progress-line.tsx'

type OpenProject = OpenProjectsQuery['openProjects']['nodes'][number]

interface OpenProjectsProps {
  projects: readonly OpenProject[]
  title: string
  text: string
  /** What leads on from here. */
  children?: ReactNode
}

/** A project in one line that leads to its page. Its sums stand beside the bar, which says them. */
const Row = ({ id, title, raised, goal }: OpenProject) => {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-line border-t px-1 py-4 first:border-t-0 hover:bg-surface md:grid-cols-[minmax(0,1fr)_15rem_13rem_1.25rem]">
      <Link
        to={paths.project(id)}
        lang={langOf(title, locale)}
        className="col-span-2 block py-0.5 font-semibold wrap-anywhere text-[1.0625rem] text-title leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline md:col-span-1"
      >
        {title}
      </Link>
      <div className="max-md:col-span-2">
        <ProgressLine
          percent={percentOf(raised, goal)}
          label={title}
          valueText={t('projects.raisedOfGoal', { raised, goal })}
        />
      </div>
      <p aria-hidden="true" className="text-ink-soft text-small tabular-nums md:text-right">
        <strong className="text-ink">{formatLari(raised, locale)}</strong> {t('projects.ofGoal', { goal })}
      </p>
      <Onward className="size-4.5 justify-self-end text-forest-600" />
    </li>
  )
}

/** Projects that take gifts today, each a link. */
export const OpenProjects = ({ projects, title, text, children }: OpenProjectsProps) => {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="page-width grid w-full gap-x-12 gap-y-5 lg:grid-cols-[15.5rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-h3 text-title lg:text-[1.5rem] lang-ka:text-[1.375rem]">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-soft text-small">{text}</p>
      </div>
      <div>
        <ul>
          {projects.map((project) => (
            <Row key={project.id} {...project} />
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}

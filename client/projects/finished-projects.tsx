import { Link } from 'react-router-dom'
import { type FinishedProjectsQuery, useProjectSpendingsQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { formatDay } from '../lib/format-date.ts'
import { formatLari } from '../lib/format-number.ts'
import { langOf } from '../lib/lang-of.ts'
import { useLaunches } from '../lib/load-launches.ts'
import { paths } from '../lib/paths.ts'
import { StateMark } from '../ui/state-mark.tsx'
import { useProjectListTexts } from './use-project-list-texts.ts'

type Finished = FinishedProjectsQuery['openProjects']['nodes'][number]

interface FinishedLineProps {
  project: Finished
  /** Lari; null while nobody is told. */
  spent: number | null
}

/** One that is over: what came for it, what it cost, and its last day. */
const FinishedLine = ({ project, spent }: FinishedLineProps) => {
  const texts = useProjectListTexts().finished
  const locale = useLocale()
  const { id, title, raised, endDate, archivedAt } = project
  const lastDay = archivedAt === null ? endDate : dayAtCharity(new Date(archivedAt))
  const sum = formatLari(raised, locale)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1.5 border-line border-b py-3.5">
      <Link
        to={paths.project(id)}
        lang={langOf(title, locale)}
        className="inline-flex min-h-8 min-w-0 flex-1 basis-60 items-center wrap-anywhere font-semibold text-link"
      >
        {title}
      </Link>
      <span className="text-ink-soft text-small tabular-nums">
        {spent === null ? texts.raised(sum) : texts.spent(sum, formatLari(spent, locale))}
      </span>
      {lastDay !== null && (
        <time dateTime={lastDay} className="text-small">
          {formatDay(lastDay, locale)}
        </time>
      )}
      <StateMark look="done">{texts.mark}</StateMark>
    </li>
  )
}

interface FinishedProjectsProps {
  projects: readonly Finished[]
}

/** What each has cost, as the page that adds up tells it. */
const LinesWithSpent = ({ projects }: FinishedProjectsProps) => {
  const {
    data: { accounts },
  } = useProjectSpendingsQuery()
  const spentOn = (id: string): number => accounts?.lines.find(({ line }) => line === id)?.spent ?? 0
  return projects.map((project) => (
    <FinishedLine key={project.id} project={project} spent={spentOn(project.id)} />
  ))
}

/** Projects that are over, a line each, and the way to where everything adds up. */
export const FinishedProjects = ({ projects }: FinishedProjectsProps) => {
  const texts = useProjectListTexts().finished
  const { giving } = useLaunches()
  if (projects.length === 0) return null
  return (
    <section
      aria-labelledby="finished-title"
      className="page-width grid w-full grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 pb-section lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="finished-title" className="text-h3 text-title">
          {texts.title}
        </h2>
        <p className="mt-1.5 text-ink-soft text-small">{giving ? texts.withSpent : texts.text}</p>
      </div>
      <div>
        <ul className="border-line border-t">
          {giving ? (
            <LinesWithSpent projects={projects} />
          ) : (
            projects.map((project) => <FinishedLine key={project.id} project={project} spent={null} />)
          )}
        </ul>
        {giving && (
          <p className="mt-3">
            <Link to={paths.accounts} className="inline-flex min-h-10 items-center text-link">
              {texts.accounts}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

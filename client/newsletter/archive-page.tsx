import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import { afterParameter } from '../../schema/pages.ts'
import {
  ArchivedIssuesDocument,
  type ArchivedIssuesQuery,
  useArchivedIssuesQuery,
} from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { formatDay } from '../lib/format-date.ts'
import { loadOrMiss, notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { Drawing } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Onward } from '../ui/onward.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { FeedHead, FeedLink } from './feed.tsx'
import { NextLetter } from './next-letter.tsx'
import { useArchiveTexts } from './use-archive-texts.ts'

type Issue = NonNullable<ArchivedIssuesQuery['archivedIssues']>['nodes'][number]

/** How many stand on a page of the list. */
const first = 20

const wantedFrom = (query: URLSearchParams) => ({ first, after: query.get(afterParameter) })

const loader = ({ request, context }: LoaderFunctionArgs): Promise<null> =>
  loadOrMiss(async () => {
    const wanted = wantedFrom(new URL(request.url).searchParams)
    const variables = { ...wanted, locale: context.get(localeContext) }
    const { data } = await context.get(apolloContext).query({ query: ArchivedIssuesDocument, variables })
    return Boolean(data?.archivedIssues)
  })

const turn = 'inline-flex min-h-10 items-center gap-2 text-link'

/** A letter in one line that leads to it. */
const Row = ({ id, title, sentAt }: Issue) => {
  const day = formatDay(dayAtCharity(new Date(sentAt)), useLocale())
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-line border-t px-1 py-4.5 first:border-t-0 hover:bg-surface md:grid-cols-[11.5rem_minmax(0,1fr)_1.25rem] xl:lang-ka:grid-cols-[14rem_minmax(0,1fr)_1.25rem]">
      <p className="text-ink-soft text-small max-md:col-span-2">
        <time dateTime={sentAt}>{day}</time>
      </p>
      <Link
        to={paths.archivedIssue(id)}
        className="block py-0.5 font-serif font-semibold wrap-anywhere text-[1.1875rem] text-title leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {title}
      </Link>
      <Onward className="size-4.5 justify-self-end text-forest-600" />
    </li>
  )
}

const ArchivePage = () => {
  const { t } = useTranslation()
  const texts = useArchiveTexts()
  const [query] = useSearchParams()
  const wanted = wantedFrom(query)
  const {
    data: { archivedIssues },
  } = useArchivedIssuesQuery({ variables: { ...wanted, locale: useLocale() } })
  if (!archivedIssues) throw notHere()
  const { nodes, pageInfo } = archivedIssues
  const { title, description } = texts
  return (
    <div className="page-width w-full pt-10 pb-section lg:pt-16">
      <PageHead title={title} description={description} site={t('shell.site')} page={wanted.after} />
      <FeedHead />
      <h1 className="text-h1 text-title">{title}</h1>
      <p className="mt-3 max-w-text text-ink-soft text-lead">{description}</p>
      <div className="mt-9 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={texts.letters} className="min-w-0">
          {nodes.length === 0 && wanted.after === null && (
            <EmptyState
              drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
              title={texts.empty.title}
              text={texts.empty.text}
            />
          )}
          {nodes.length > 0 && (
            <ul>
              {nodes.map((issue) => (
                <Row key={issue.id} {...issue} />
              ))}
            </ul>
          )}
          <p className="mt-3 flex flex-wrap gap-x-8">
            {/* The way back, which an address of letters that are no more has as well. */}
            {wanted.after !== null && (
              <Link to={paths.newsletter} className={turn}>
                <ArrowLeft aria-hidden="true" className="size-4.5" />
                {texts.newest}
              </Link>
            )}
            {pageInfo.hasNextPage && pageInfo.endCursor !== null && (
              <Link
                to={{ search: `?${new URLSearchParams({ [afterParameter]: pageInfo.endCursor })}` }}
                className={turn}
              >
                {texts.older}
                <Onward className="size-4.5" />
              </Link>
            )}
          </p>
        </section>
        <aside>
          <NextLetter />
          <p className="mt-3">
            <FeedLink />
          </p>
        </aside>
      </div>
    </div>
  )
}

export { ArchivePage as Component, loader }

import { Eye, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isIssueOpen, newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { useAdminIssuesQuery, useDeleteNewsletterIssueMutation } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { StateMark } from '../../ui/state-mark.tsx'
import { evictQueries } from '../evict-queries.ts'
import { DeleteRecord } from '../list/delete-record.tsx'
import { RecordListPage } from '../list/record-list-page.tsx'
import { RecordTable } from '../list/record-table.tsx'
import { useDeletions } from '../list/use-deletions.ts'
import { useListParams } from '../list/use-list-params.ts'
import { useMay } from '../use-may.ts'
import { IssueFigures } from './issue-figures.tsx'
import { IssueMark } from './issue-mark.tsx'

const paths = adminPaths(newsletterIssue.plural)

interface IssueLinkProps {
  id: string
  title: string
  /** Whether it can still be written on. */
  isOpen: boolean
}

/** The way to an issue, to write on it or to see how it goes. */
const IssueLink = ({ id, title, isOpen }: IssueLinkProps) => {
  const { t } = useTranslation('admin')
  const Icon = isOpen ? Pencil : Eye
  return (
    <Link
      to={paths.edit(id)}
      aria-label={t(isOpen ? 'list.editNamed' : 'issues.openNamed', { title })}
      className="text-link inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 whitespace-nowrap"
    >
      <Icon aria-hidden="true" className="size-4" />
      {t(isOpen ? 'list.edit' : 'issues.open')}
    </Link>
  )
}

const IssuesPage = () => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const mayWrite = may(newsletterIssue.permissions.write)
  const locale = useLocale()
  const list = useListParams(newsletterIssue)
  const view = useRef<HTMLDivElement>(null)
  const { data, previousData, error, refetch, client } = useAdminIssuesQuery({
    variables: { ...list.variables, locale },
    fetchPolicy: 'cache-and-network',
  })
  const [remove] = useDeleteNewsletterIssueMutation({ update: evictQueries('bin') })
  const deletionOf = useDeletions({
    view,
    typename: newsletterIssue.name,
    data,
    pageIn: ({ issues }) => issues,
    refetch,
    client,
  })
  return (
    <RecordListPage
      room="issues"
      page={t('issues.page', { returnObjects: true })}
      list={list}
      texts={t('issues.list', { returnObjects: true })}
      answer={{ page: data?.issues, pageBefore: previousData?.issues, error, refetch }}
      drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
      create={mayWrite && { path: paths.create, text: t('issues.create') }}
    >
      {(issues) => (
        <div ref={view}>
          <RecordTable
            list={list}
            records={issues}
            look="texts"
            columns={[
              {
                heading: t('issues.state'),
                cell: (issue) => (
                  <span className="flex flex-wrap gap-1.5">
                    <IssueMark issue={unmask(issue)} />
                    {issue.offSiteAt !== null && <StateMark look="quiet">{t('issues.site.isOff')}</StateMark>}
                  </span>
                ),
              },
              {
                heading: t('issues.progress'),
                isLabelled: true,
                cell: (issue) => {
                  const figures = unmask(issue)
                  if (figures.readers > 0) return <IssueFigures issue={figures} />
                  return <span className="text-ink-soft">{t('issues.nobody')}</span>
                },
              },
            ]}
            editPath={null}
            actions={(issue, title) => {
              const { state } = unmask(issue)
              return (
                <>
                  <IssueLink id={issue.id} title={title} isOpen={mayWrite && isIssueOpen(state)} />
                  {mayWrite && state === 'draft' && (
                    <DeleteRecord
                      id={issue.id}
                      label={t('list.deleteNamed', { title })}
                      texts={t('issues.deletion', { returnObjects: true })}
                      remove={() => remove({ variables: { id: issue.id } })}
                      {...deletionOf(issue.id)}
                    />
                  )}
                </>
              )
            }}
          />
        </div>
      )}
    </RecordListPage>
  )
}

export { IssuesPage as Component }

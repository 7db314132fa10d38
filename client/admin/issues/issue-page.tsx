import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { isIssueOpen, type newIssue, newsletterIssue } from '../../../schema/newsletter-issues.ts'
import {
  AdminIssueDocument,
  type IssueForFormFragment,
  useAdminIssueQuery,
  useCreateNewsletterIssueMutation,
  useUpdateNewsletterIssueMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { evictQueries } from '../evict-queries.ts'
import { freshRecord, type RecordNoun } from '../form/record-noun.ts'
import { RecordPage } from '../form/record-page.tsx'
import { pickText } from '../list/pick-text.ts'
import { WhoChanged } from '../trail/who-changed.tsx'
import { useMay } from '../use-may.ts'
import { IssueForm, issueFields } from './issue-form.tsx'
import { IssueSending } from './issue-sending.tsx'

const write = { update: evictQueries(newsletterIssue.plural) }

/** Issues of the newsletter, as they are written. */
const issueNoun: RecordNoun<typeof newsletterIssue.fields, typeof newIssue, IssueForFormFragment> = {
  record: issueFields,
  Form: IssueForm,
  editPath: adminPaths(newsletterIssue.plural).edit,
  useRecord: (id) => {
    const { data, error, refetch } = useAdminIssueQuery({
      ...freshRecord(id),
      nextFetchPolicy: 'cache-first',
    })
    return { record: unmask(data?.issue), error, refetch }
  },
  useOperations: () => {
    const apollo = useApolloClient()
    const [create] = useCreateNewsletterIssueMutation(write)
    const [update] = useUpdateNewsletterIssueMutation(write)
    return {
      read: async (id) =>
        unmask((await apollo.query({ query: AdminIssueDocument, ...freshRecord(id) })).data?.issue),
      create: async (input, idempotencyKey) =>
        unmask((await create({ variables: { input, idempotencyKey } })).data?.createNewsletterIssue),
      update: async (id, input, version) =>
        unmask(
          (await update({ variables: { id, input: { ...input, version } } })).data?.updateNewsletterIssue,
        ),
    }
  },
}

const IssuePage = () => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const locale = useLocale()
  const mayWrite = may(newsletterIssue.permissions.write)
  const isClosed = (issue: IssueForFormFragment): boolean => !mayWrite || !isIssueOpen(unmask(issue).state)
  return (
    <RecordPage
      noun={issueNoun}
      pages={{
        create: t('issues.createPage', { returnObjects: true }),
        edit: t('issues.editPage', { returnObjects: true }),
      }}
      create={t('issues.submitNew')}
      texts={{ loading: t('issues.loadingOne'), failed: t('issues.failedOne') }}
      missing={{
        drawing: <Drawing of={drawings.notFound} className="w-52" />,
        title: t('issues.gone'),
        text: t('issues.goneText'),
        list: adminPaths(newsletterIssue.plural).list,
        toList: t('issues.toList'),
      }}
      head={(issue, readAgain) => (
        <>
          <IssueSending issue={issue} readAgain={readAgain} />
          <WhoChanged kind="issue" id={issue.id} />
        </>
      )}
      isClosed={isClosed}
      nameOf={(issue) => (isClosed(issue) ? pickText(issue.translations, 'title', locale).text : null)}
    />
  )
}

export { IssuePage as Component }

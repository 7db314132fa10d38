import { useTranslation } from 'react-i18next'
import { event } from '../../../schema/events.ts'
import { useAdminEventsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import { adminPaths } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { FoldedText } from '../folded-text.tsx'
import { pickText } from '../list/pick-text.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { RecordTable } from '../list/record-table.tsx'
import { useListParams } from '../list/use-list-params.ts'
import { Subscribers } from './subscribers.tsx'

const EventsPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useListParams(event)
  const { data, previousData, error, refetch } = useAdminEventsQuery({
    variables: { ...list.variables, locale },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <RecordListPage
      page={t('events.page', { returnObjects: true })}
      list={list}
      texts={t('events.list', { returnObjects: true })}
      answer={{ page: data?.events, pageBefore: previousData?.events, error, refetch }}
      exported="subscribers"
      drawing={<Drawing of={drawings.threeLeggedRunner} className="w-48" />}
      create={{ path: adminPaths(event.plural).create, text: t('events.create') }}
    >
      {(events) => (
        <RecordTable
          list={list}
          records={events}
          look="texts"
          columns={[
            {
              heading: t('events.content'),
              isLabelled: true,
              isWide: true,
              cell: ({ translations }, title) => {
                const content = pickText(translations, 'content', locale)
                return (
                  <FoldedText
                    key={content.text}
                    text={content.text}
                    lang={content.locale === locale ? undefined : content.locale}
                    of={t('events.contentOf', { title })}
                    inRow
                  />
                )
              },
            },
            {
              heading: t('events.date'),
              sort: 'date',
              isLabelled: true,
              className: 'whitespace-nowrap lang-ka:whitespace-normal',
              cell: ({ date }) =>
                date === null ? (
                  <span className="text-ink-soft">{t('events.noDate')}</span>
                ) : (
                  formatDay(date, locale)
                ),
            },
          ]}
          nested={{
            texts: 'events.subscribers',
            count: ({ subscribers }) =>
              subscribers && subscribers.totalCount > 0
                ? t('events.subscribers.count', { count: subscribers.totalCount })
                : null,
            content: ({ id, subscribers }) =>
              subscribers && <Subscribers eventId={id} subscribers={subscribers} />,
          }}
          editPath={adminPaths(event.plural).edit}
        />
      )}
    </RecordListPage>
  )
}

export { EventsPage as Component }

import { Users } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { event } from '../../../schema/events.ts'
import {
  AdminEventsDocument,
  type AdminEventsQuery,
  DeleteEventsDocument,
  SetEventStatesDocument,
  useAdminEventsQuery,
  useDeleteEventMutation,
  useMoveEventMutation,
  useSetEventStateMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { useColumns } from '../columns/use-columns.ts'
import { evictQueries } from '../evict-queries.ts'
import { FoldedText } from '../folded-text.tsx'
import type { StepQuestion } from '../life/step-question.ts'
import { useLivingRows } from '../life/use-living-rows.tsx'
import { useManyLiving } from '../life/use-many-living.ts'
import { DeleteRecord } from '../list/delete-record.tsx'
import { pickText } from '../list/pick-text.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { RecordTable } from '../list/record-table.tsx'
import { useDeletions } from '../list/use-deletions.ts'
import { useListParams } from '../list/use-list-params.ts'
import { useMay } from '../use-may.ts'
import { Subscribers } from './subscribers.tsx'
import { useAskBefore } from './use-ask-before.ts'
import { usePlacesInWords } from './use-places-in-words.ts'

type AdminEvent = NonNullable<NonNullable<AdminEventsQuery['events']>['nodes']>[number]

const detailed = (question: StepQuestion | null) =>
  question ? { title: question.title, details: question.text, confirm: question.confirm } : undefined

const EventsPage = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const placesInWords = usePlacesInWords()
  const mayWrite = may(event.permissions.write)
  const list = useListParams(event)
  const view = useRef<HTMLDivElement>(null)
  const variables = { ...list.variables, locale, withSubscribers: may('people:read') }
  const { data, previousData, error, refetch, client } = useAdminEventsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  const [remove] = useDeleteEventMutation({ update: evictQueries('bin') })
  const deletionOf = useDeletions({
    view,
    typename: event.name,
    data,
    pageIn: ({ events }) => events,
    refetch,
    client,
  })
  const [setState] = useSetEventStateMutation()
  const [place] = useMoveEventMutation()
  const askBefore = useAskBefore((shown: AdminEvent) => unmask(shown).archivedAt !== null)
  const { rows, said } = useLivingRows({
    room: event.plural,
    list,
    page: data?.events,
    readPage: async (after) => {
      const query = AdminEventsDocument
      const options = { query, variables: { ...variables, after }, fetchPolicy: 'network-only' } as const
      return (await client.query(options)).data?.events
    },
    lifeOf: unmask,
    setState: async (id, input) =>
      unmask((await setState({ variables: { id, input } })).data?.setEventState) ?? undefined,
    place: (id, input) => place({ variables: { id, input } }),
    refetch,
    mayWrite,
    askBefore,
  })
  const many = useManyLiving({
    model: event,
    shown: data?.events?.nodes,
    lifeOf: unmask,
    refetch,
    states: { document: SetEventStatesDocument, read: (answer) => answer.setEventStates },
    deletion: { document: DeleteEventsDocument, read: (answer) => answer.deleteEvents },
    askBefore,
  })
  const columns = useColumns(event.plural, [
    ...(['content', 'date'] as const).map((key) => ({ key, text: t(`events.${key}`) })),
    ...(may('people:read') ? [{ key: 'nested', text: t('events.subscribers.heading') }] : []),
  ])
  return (
    <RecordListPage
      room="events"
      page={t('events.page', { returnObjects: true })}
      list={list}
      texts={t('events.list', { returnObjects: true })}
      answer={{ page: data?.events, pageBefore: previousData?.events, error, refetch }}
      exported="events"
      exportedBeside={
        may('people:read') && { table: 'subscribers', text: t('events.subscribers.heading'), Icon: Users }
      }
      many={many}
      columns={columns}
      drawing={<Drawing of={drawings.threeLeggedRunner} className="w-48" />}
      importPath={mayWrite && adminPaths(event.plural).import}
      create={mayWrite && { path: adminPaths(event.plural).create, text: t('events.create') }}
    >
      {(events) => (
        <div ref={view}>
          {said}
          <RecordTable
            {...rows}
            choice={many.choice}
            list={list}
            shown={columns}
            records={events}
            look="texts"
            columns={[
              {
                key: 'content',
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
                key: 'date',
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
            nested={
              may('people:read') && {
                texts: 'events.subscribers',
                count: ({ subscribers }) =>
                  subscribers && subscribers.totalCount > 0
                    ? t('events.subscribers.count', { count: subscribers.totalCount })
                    : null,
                beside: (event) =>
                  placesInWords(event).map((words) => (
                    <span key={words} className="text-small text-ink-soft tabular-nums">
                      {words}
                    </span>
                  )),
                content: ({ id, places, waiting, subscribers }, title) =>
                  subscribers && (
                    <Subscribers
                      eventId={id}
                      title={title}
                      subscribers={subscribers}
                      places={places}
                      isAwaited={waiting !== null && waiting > 0}
                    />
                  ),
              }
            }
            editPath={mayWrite ? adminPaths(event.plural).edit : null}
            actions={(record, title) => (
              <>
                {rows.actions(record, title)}
                {mayWrite && (
                  <DeleteRecord
                    id={record.id}
                    label={t('list.deleteNamed', { title })}
                    texts={t('events.deletion', { returnObjects: true })}
                    remove={() => remove({ variables: { id: record.id } })}
                    question={detailed(askBefore('delete', [record]))}
                    {...deletionOf(record.id)}
                  />
                )}
              </>
            )}
          />
        </div>
      )}
    </RecordListPage>
  )
}

export { EventsPage as Component }

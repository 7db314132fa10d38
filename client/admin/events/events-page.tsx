import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { eventFilters, eventSorts } from '../../../schema/list-words.ts'
import { useAdminEventsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Ball } from '../../ui/illustrations/ball.tsx'
import { StateCard } from '../../ui/state-card.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { ListToolbar } from '../list/list-toolbar.tsx'
import { ListView } from '../list/list-view.tsx'
import { useListAddress } from '../list/use-list-address.ts'
import { eventOrders } from './event-orders.ts'
import { EventTable } from './event-table.tsx'

const pageSize = 25

const EventList = () => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useListAddress(eventSorts, eventFilters)
  const { after, search, sort, direction, filter } = list
  const { data, previousData, error, refetch } = useAdminEventsQuery({
    variables: { first: pageSize, after, search, sort, direction, filter, locale },
    fetchPolicy: 'cache-and-network',
  })
  const empty = (
    <StateCard
      drawing={<Ball className="w-20 text-forest-800" />}
      title={t('events.empty')}
      text={t('events.emptyText')}
    />
  )
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('events.search')}
        allText={t('events.all')}
        filters={eventFilters.map((each) => [each, t(`events.filters.${each}`)])}
        orders={eventOrders.map(([by, way, name]) => [by, way, t(`events.orders.${name}`)])}
      >
        <ExportButton table="subscribers" query={{ search, filter }} />
      </ListToolbar>
      <ListView
        list={list}
        answer={{ page: data?.events, pageBefore: previousData?.events, error, refetch }}
        loadingText={t('events.loading')}
        failedText={t('events.failed')}
        empty={empty}
      >
        {(events) => <EventTable list={list} events={events} />}
      </ListView>
    </>
  )
}

const EventsPage = () => {
  const { t } = useTranslation('admin')
  const create = (
    <Link to={paths.adminEventCreate} className={buttonClass('act', 'small')}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t('events.create')}
    </Link>
  )
  return (
    <AdminPage page="events" action={create}>
      <EventList />
    </AdminPage>
  )
}

export { EventsPage as Component }

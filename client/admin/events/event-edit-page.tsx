import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import {
  AdminEventDocument,
  type EventForFormFragment,
  useAdminEventQuery,
  useUpdateEventMutation,
} from '../../generated/admin-operations.ts'
import { protectedCall } from '../../lib/apollo-client.ts'
import { paths } from '../../lib/paths.ts'
import { isSessionExpiry, problemOf } from '../../lib/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { House } from '../../ui/illustrations/house.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { StateCard } from '../../ui/state-card.tsx'
import { AdminPage } from '../admin-page.tsx'
import { useJustCreated } from '../form/use-just-created.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { eventFields, toFields } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { forgetEventLists } from './forget-event-lists.ts'

interface KnownEventProps {
  event: EventForFormFragment
  isJustCreated: boolean
}

const KnownEvent = ({ event, isJustCreated }: KnownEventProps) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const [updateEvent] = useUpdateEventMutation({ context: protectedCall, update: forgetEventLists })
  const { id } = event
  const form = useRecordForm({
    fields: eventFields,
    start: toFields(event),
    isJustCreated,
    save: async (input, version) => {
      const { data } = await updateEvent({ variables: { id, input: { ...input, version } } })
      if (!data) throw new Error('the changed event was not answered')
      return toFields(data.updateEvent)
    },
    reload: async () => {
      const { data } = await apollo.query({
        query: AdminEventDocument,
        variables: { id },
        context: protectedCall,
        fetchPolicy: 'network-only',
      })
      if (!data?.event) throw new Error('the event is not there any more')
      return toFields(data.event)
    },
  })
  return <EventForm form={form} submit={t('form.save')} />
}

const NoSuchEvent = () => {
  const { t } = useTranslation('admin')
  return (
    <StateCard
      drawing={<House className="w-32 text-forest-800" />}
      title={t('events.gone')}
      text={t('events.goneText')}
    >
      <Link to={paths.adminEvents} className={buttonClass('second', 'small')}>
        {t('events.toList')}
      </Link>
    </StateCard>
  )
}

interface EventToEditProps {
  id: string
  isJustCreated: boolean
}

const EventToEdit = ({ id, isJustCreated }: EventToEditProps) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminEventQuery({
    variables: { id },
    context: protectedCall,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (problemOf(error)?.code === 'not_found') return <NoSuchEvent />
  if (error && !data && !isSessionExpiry(error)) {
    return <ListFailure title={t('events.failedOne')} onRetry={() => refetch().catch(() => undefined)} />
  }
  if (!data?.event) return <ListSkeleton text={t('events.loadingOne')} />
  return <KnownEvent event={data.event} isJustCreated={isJustCreated} />
}

const EventEditPage = () => {
  const { id = '' } = useParams()
  const isJustCreated = useJustCreated()
  return (
    <AdminPage page="eventEdit">
      <EventToEdit key={id} id={id} isJustCreated={isJustCreated} />
    </AdminPage>
  )
}

export { EventEditPage as Component }

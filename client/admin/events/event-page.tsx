import { useApolloClient, useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { event, type newEvent } from '../../../schema/events.ts'
import {
  AdminEventDocument,
  type EventForFormFragment,
  useAdminEventQuery,
  useCreateEventMutation,
  useSetEventStateMutation,
  useUpdateEventMutation,
} from '../../generated/admin-operations.ts'
import { LaunchesDocument } from '../../generated/operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { adminPaths, paths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { evictQueries } from '../evict-queries.ts'
import { freshRecord, type RecordNoun } from '../form/record-noun.ts'
import { RecordPage } from '../form/record-page.tsx'
import { RecordLife } from '../life/record-life.tsx'
import { pickText } from '../list/pick-text.ts'
import { WhoChanged } from '../trail/who-changed.tsx'
import { EventForm, eventFields } from './event-form.tsx'
import { PlacesTaken } from './places-taken.tsx'
import { useAskBefore } from './use-ask-before.ts'

const write = { update: evictQueries(event.plural) }

/** Events, as they are created and edited. */
const eventNoun: RecordNoun<typeof event.fields, typeof newEvent, EventForFormFragment> = {
  record: eventFields,
  Form: EventForm,
  editPath: adminPaths(event.plural).edit,
  useRecord: (id) => {
    const { data, error, refetch } = useAdminEventQuery({
      ...freshRecord(id),
      nextFetchPolicy: 'cache-first',
    })
    return { record: unmask(data?.event), error, refetch }
  },
  useOperations: () => {
    const apollo = useApolloClient()
    const [create] = useCreateEventMutation(write)
    const [update] = useUpdateEventMutation(write)
    return {
      read: async (id) =>
        unmask((await apollo.query({ query: AdminEventDocument, ...freshRecord(id) })).data?.event),
      create: async (input, idempotencyKey) =>
        unmask((await create({ variables: { input, idempotencyKey } })).data?.createEvent),
      update: async (id, input, version) =>
        unmask((await update({ variables: { id, input: { ...input, version } } })).data?.updateEvent),
    }
  },
}

interface EventHeadProps {
  found: EventForFormFragment
  readAgain: () => Promise<unknown>
}

/** Who is shown an event, and how its places stand. */
const EventHead = ({ found, readAgain }: EventHeadProps) => {
  const launched = useQuery(LaunchesDocument, { fetchPolicy: 'cache-and-network' }).data?.switches.events
  const [setState] = useSetEventStateMutation(write)
  const askBefore = useAskBefore<EventForFormFragment>(({ archivedAt }) => archivedAt !== null)
  return (
    <>
      <RecordLife
        record={found}
        title={pickText(found.translations, 'title', useLocale()).text}
        room={event.plural}
        page={launched ? paths.event(found.id) : null}
        setState={async (id, input) =>
          unmask((await setState({ variables: { id, input } })).data?.setEventState) ?? undefined
        }
        readAgain={readAgain}
        ask={(step) => askBefore(step, [found])}
      >
        <WhoChanged kind="event" id={found.id} />
      </RecordLife>
      <PlacesTaken event={found} />
    </>
  )
}

const EventPage = () => {
  const { t } = useTranslation('admin')
  return (
    <RecordPage
      noun={eventNoun}
      pages={{
        create: t('events.createPage', { returnObjects: true }),
        edit: t('events.editPage', { returnObjects: true }),
      }}
      create={t('events.submitNew')}
      texts={{ loading: t('events.loadingOne'), failed: t('events.failedOne') }}
      missing={{
        drawing: <Drawing of={drawings.notFound} className="w-52" />,
        title: t('events.gone'),
        text: t('events.goneText'),
        list: adminPaths(event.plural).list,
        toList: t('events.toList'),
      }}
      head={(found, readAgain) => <EventHead found={found} readAgain={readAgain} />}
    />
  )
}

export { EventPage as Component }

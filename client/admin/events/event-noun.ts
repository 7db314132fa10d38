import { useApolloClient } from '@apollo/client/react'
import { event, type newEvent } from '../../../schema/events.ts'
import {
  AdminEventDocument,
  type EventForFormFragment,
  useAdminEventQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
} from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { freshRecord, type RecordNoun } from '../form/record-noun.ts'
import { EventForm, eventFields } from './event-form.tsx'

const write = { update: evictQueries(event.plural) }

/** Events, as they are created and edited. */
export const eventNoun: RecordNoun<typeof event.fields, typeof newEvent, EventForFormFragment> = {
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
      create: async (input) => unmask((await create({ variables: { input } })).data?.createEvent),
      update: async (id, input, version) =>
        unmask((await update({ variables: { id, input: { ...input, version } } })).data?.updateEvent),
    }
  },
}

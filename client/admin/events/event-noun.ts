import { useApolloClient } from '@apollo/client/react'
import type { newEvent } from '../../../schema/events.ts'
import {
  AdminEventDocument,
  type EventForFormFragment,
  useAdminEventQuery,
  useCreateEventMutation,
  useUpdateEventMutation,
} from '../../generated/admin-operations.ts'
import { protectedCall } from '../../lib/apollo-client.ts'
import { paths } from '../../lib/paths.ts'
import type { RecordNoun } from '../form/record-noun.ts'
import { type EventField, noTexts, toFields } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { forgetEventLists } from './forget-event-lists.ts'

const write = { context: protectedCall, update: forgetEventLists }

const read = (id: string) =>
  ({ variables: { id }, context: protectedCall, fetchPolicy: 'network-only' }) as const

/** Events, as they are created and edited. */
export const eventNoun: RecordNoun<EventField, typeof newEvent, EventForFormFragment> = {
  empty: noTexts,
  toLoaded: toFields,
  Form: EventForm,
  editPath: paths.adminEventEdit,
  useRecord: (id) => {
    const { data, error, refetch } = useAdminEventQuery({ ...read(id), nextFetchPolicy: 'cache-first' })
    return { record: data?.event, error, refetch }
  },
  useOperations: () => {
    const apollo = useApolloClient()
    const [create] = useCreateEventMutation(write)
    const [update] = useUpdateEventMutation(write)
    return {
      read: async (id) => (await apollo.query({ query: AdminEventDocument, ...read(id) })).data?.event,
      create: async (input) => (await create({ variables: { input } })).data?.createEvent,
      update: async (id, input, version) =>
        (await update({ variables: { id, input: { ...input, version } } })).data?.updateEvent,
    }
  },
}

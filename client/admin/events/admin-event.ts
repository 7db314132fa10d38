import type { AdminEventsQuery } from '../../generated/admin-operations.ts'

/** An event as the list shows it, with the newest of its subscribers. */
export type AdminEvent = NonNullable<AdminEventsQuery['events']>['nodes'][number]

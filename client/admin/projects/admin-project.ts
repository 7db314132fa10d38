import type { AdminProjectsQuery } from '../../generated/admin-operations.ts'

/** A project as the list shows it, with the newest of its donations. */
export type AdminProject = NonNullable<AdminProjectsQuery['projects']>['nodes'][number]

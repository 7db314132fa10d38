import type { AdminContactsQuery } from '../../generated/admin-operations.ts'

export type ContactMessage = NonNullable<AdminContactsQuery['contactMessages']>['nodes'][number]

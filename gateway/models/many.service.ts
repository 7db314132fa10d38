import type { z } from 'zod'
import { manyIds } from '../../schema/many.ts'
import type { Permission } from '../../schema/permissions.ts'
import { parse } from '../core/parse.ts'
import { requirePermission, type Viewer } from '../core/viewer.ts'
import type { DoToEach, Named } from './many.repository.ts'
import type { Outcome } from './many.ts'

/** Does something to many records at once. */
export type DoToMany = (viewer: Viewer, input: unknown) => Promise<Outcome[]>

/** Makes of what a service does to one record what it does to many. */
export const forMany = <Service>(doToEach: DoToEach<Service>) => ({
  /**
   * Does the same to each.
   * @throws Problem `validation_failed`
   */
  alike:
    (
      permission: Permission,
      act: (service: Service, viewer: Viewer, id: string) => Promise<unknown>,
    ): DoToMany =>
    async (viewer, input) => {
      requirePermission(viewer, permission)
      const { ids } = parse(manyIds, input)
      return doToEach(
        ids.map((id) => ({ id })),
        (service, { id }) => act(service, viewer, id),
      )
    },

  /**
   * Gives each something of its own.
   * @throws Problem `validation_failed`
   */
  each:
    <Change extends Named>(
      permission: Permission,
      shape: z.ZodType<{ changes: Change[] }>,
      act: (service: Service, viewer: Viewer, id: string, change: Omit<Change, 'id'>) => Promise<unknown>,
    ): DoToMany =>
    async (viewer, input) => {
      requirePermission(viewer, permission)
      const { changes } = parse(shape, input)
      return doToEach(changes, (service, { id, ...change }) => act(service, viewer, id, change))
    },
})

import type { EntityManager } from 'typeorm'
import { binDays } from '../../../schema/bin.ts'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import type { Ports, Room } from '../../room.ts'
import { eventsRoom } from '../events/events.room.ts'
import { spendingRoom } from '../spending/spending.room.ts'
import { uploadsRoom } from '../uploads/uploads.room.ts'
import { createBinRepository } from './bin.repository.ts'
import { binResolvers } from './bin.resolver.ts'
import { binRoutes } from './bin.routes.ts'
import { type BinService, createBinService } from './bin.service.ts'
import { type ManyDeleted, manyDeletedResolvers, manyDeletedRoutes, restoreMany } from './many-deleted.ts'

const createService = (manager: EntityManager, ports: Ports): BinService =>
  createBinService(
    {
      ...createBinRepository(manager),
      restore: (id) =>
        manager.transaction(async (within) => {
          const isBack = await createBinRepository(within).restore(id)
          if (isBack) await eventsRoom.service(within, ports).tellOfReturn(id)
          return isBack
        }),
    },
    [uploadsRoom.service(manager, ports), spendingRoom.service(manager, ports)],
    ports.clock,
    (error) => ports.onFailure?.(error),
  )

export const binRoom: Room<BinService & ManyDeleted> = {
  about: `What was deleted, and can be brought back for ${binDays} days.`,
  service: (manager, ports) => ({
    ...createService(manager, ports),
    ...restoreMany(forMany(createManyRepository({ manager, within: (each) => createService(each, ports) }))),
  }),
  routes: (api, bin) => {
    binRoutes(api, bin)
    manyDeletedRoutes(api, bin)
  },
  resolvers: [...binResolvers, ...manyDeletedResolvers],
}

import type { Room } from '../../room.ts'
import { SwitchesResolver } from './switches.resolver.ts'
import { switchesRoutes } from './switches.routes.ts'
import { createSwitchesService, type SwitchesService } from './switches.service.ts'

export const switchesRoom: Room<SwitchesService> = {
  about: 'What of the site is switched on.',
  service: (_, { outbox }) => createSwitchesService(outbox),
  routes: switchesRoutes,
  resolvers: [SwitchesResolver],
}

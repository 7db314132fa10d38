import type { Room } from '../../room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { SwitchesResolver } from './switches.resolver.ts'
import { switchesRoutes } from './switches.routes.ts'
import { createSwitchesService, type SwitchesService } from './switches.service.ts'

export const switchesRoom: Room<SwitchesService> = {
  about: 'What of the site is switched on.',
  service: (manager, ports) =>
    createSwitchesService({ outbox: ports.outbox, launches: launchesRoom.service(manager, ports) }),
  routes: switchesRoutes,
  resolvers: [SwitchesResolver],
}

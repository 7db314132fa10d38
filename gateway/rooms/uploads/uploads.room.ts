import type { Room } from '../../room.ts'
import { picturesRoom } from '../pictures/pictures.room.ts'
import { UploadsResolver } from './uploads.resolver.ts'
import { pictureRoutes, uploadsRoutes } from './uploads.routes.ts'
import { createUploadsService, type UploadsService } from './uploads.service.ts'

export const uploadsRoom: Room<UploadsService> = {
  about: 'Where pictures are sent, and how they come.',
  service: (manager, ports) => createUploadsService(ports.imageHost, picturesRoom.service(manager, ports)),
  routes: uploadsRoutes,
  files: pictureRoutes,
  resolvers: [UploadsResolver],
}

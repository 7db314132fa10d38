import type { Room } from '../../room.ts'
import { UploadsResolver } from './uploads.resolver.ts'
import { pictureRoutes, uploadsRoutes } from './uploads.routes.ts'
import { createUploadsService, type UploadsService } from './uploads.service.ts'

export const uploadsRoom: Room<UploadsService> = {
  about: 'The pictures of projects.',
  service: (_manager, { imageHost }) => createUploadsService(imageHost),
  routes: uploadsRoutes,
  files: pictureRoutes,
  resolvers: [UploadsResolver],
}

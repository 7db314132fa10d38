import type { Room } from '../../room.ts'
import { createGalleryRepository } from './gallery.repository.ts'
import { GalleryResolver } from './gallery.resolver.ts'
import { galleryRoutes } from './gallery.routes.ts'
import { createGalleryService, type GalleryService } from './gallery.service.ts'
import { GallerySlotEntity } from './gallery-slot.entity.ts'

export const galleryRoom: Room<GalleryService> = {
  about: 'The videos of the gallery.',
  service: (manager) => createGalleryService(createGalleryRepository(manager)),
  routes: galleryRoutes,
  resolvers: [GalleryResolver],
  entities: [GallerySlotEntity],
}

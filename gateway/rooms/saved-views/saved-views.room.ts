import type { Room } from '../../room.ts'
import { SavedViewEntity } from './saved-view.entity.ts'
import { createSavedViewsRepository } from './saved-views.repository.ts'
import { SavedViewsResolver } from './saved-views.resolver.ts'
import { savedViewsRoutes } from './saved-views.routes.ts'
import { createSavedViewsService, type SavedViewsService } from './saved-views.service.ts'

export const savedViewsRoom: Room<SavedViewsService> = {
  about: 'What you have the lists of the admin area show, under names of your own.',
  service: (manager) => createSavedViewsService(createSavedViewsRepository(manager)),
  routes: savedViewsRoutes,
  resolvers: [SavedViewsResolver],
  entities: [SavedViewEntity],
}

import { fieldError } from '../../../schema/validation.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { createPicturesRepository, PictureEntity } from './pictures.repository.ts'
import { picturesResolvers } from './pictures.resolver.ts'
import { picturesRoutes } from './pictures.routes.ts'
import { createPicturesService, type PicturesService } from './pictures.service.ts'
import { UnkeptPictureEntity } from './unkept-picture.entity.ts'

export const picturesRoom: Room<PicturesService> = {
  about: 'Pictures that were uploaded, with what is said of them, to be used again.',
  service: (manager, { imageHost, clock }) =>
    createPicturesService(createPicturesRepository(manager, { site: imageHost.publicUrl }), clock),
  routes: picturesRoutes,
  resolvers: picturesResolvers,
  entities: [PictureEntity, UnkeptPictureEntity],
  problems: {
    pictures_in_use_check: () => new Problem('picture_in_use'),
    pictures_focus_check: () => validationFailed([fieldError('focusY', 'required')]),
  },
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { GalleryService } from './gallery.service.ts'
import type { Gallery } from './gallery.ts'
import { GalleryInput, GalleryType } from './gallery.type.ts'

type Context = GraphqlContext<{ gallery: GalleryService }>

@Resolver()
export class GalleryResolver {
  @Query(() => GalleryType, { description: 'The videos of the gallery.' })
  gallery(@Ctx() { services }: Context): Promise<Gallery> {
    return services.gallery.get()
  }

  @Permitted('content:write')
  @Mutation(() => GalleryType, { description: 'Chooses the videos of the gallery.' })
  updateGallery(
    @Arg('input', () => GalleryInput, { description: 'The videos, in their order.' }) input: GalleryInput,
    @Ctx() { services, viewer }: Context,
  ): Promise<Gallery> {
    return services.gallery.update(viewer, input)
  }
}

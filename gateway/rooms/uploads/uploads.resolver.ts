import { Ctx, Query, Resolver } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { UploadTarget } from './upload.ts'
import type { UploadsService } from './uploads.service.ts'
import { UploadTargetType } from './uploads.type.ts'

type Context = GraphqlContext<{ uploads: UploadsService }>

@Resolver()
export class UploadsResolver {
  @Permitted('content:write')
  @Query(() => UploadTargetType, {
    nullable: true,
    description: 'Where pictures are uploaded to: GraphQL itself takes no files.',
  })
  uploadTarget(@Ctx() { services, viewer }: Context): UploadTarget {
    return services.uploads.target(viewer)
  }
}

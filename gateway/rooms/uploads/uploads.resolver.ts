import { Ctx, Query, Resolver } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import type { UploadTarget } from './upload.ts'
import { UploadTargetType } from './uploads.type.ts'

@Resolver()
export class UploadsResolver {
  @Query(() => UploadTargetType, {
    nullable: true,
    description: 'Where pictures are uploaded to: GraphQL itself takes no files. Admins only.',
  })
  uploadTarget(@Ctx() { services, viewer }: GraphqlContext): UploadTarget {
    return services.uploads.target(viewer)
  }
}

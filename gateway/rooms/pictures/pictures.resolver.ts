import { Arg, Args, type ClassType, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { type Picture, picture, pictureUse } from '../../../schema/picture-library.ts'
import type { Wanted } from '../../core/wanted.ts'
import { Batched } from '../../graphql/batched-resolver.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { deleteResolver } from '../../models/delete.resolver.ts'
import { changeInputOf } from '../../models/graphql-inputs.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'
import { textsResolver } from '../../models/records.resolver.ts'
import type { PicturesService } from './pictures.service.ts'

type Context = GraphqlContext<{ pictures: PicturesService }>

const PictureType = recordType(picture)
const PictureUseType = recordType(pictureUse)
const { Connection, ListArgs } = listTypes(picture, PictureType)
const ChangeInput: ClassType = changeInputOf(picture)

@Resolver(() => PictureType)
class PicturesResolver {
  @Permitted('content:read')
  @Query(() => PictureType, {
    nullable: true,
    description: 'One picture that was uploaded.',
  })
  picture(
    @Arg('id', () => ID, { description: 'Of the picture, or what uploading has called it.' }) id: string,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer }: Context,
  ): Promise<Picture> {
    return services.pictures.get(viewer, id, wanted)
  }

  @Permitted('content:read')
  @Query(() => Connection, {
    nullable: true,
    description: 'The pictures that were uploaded, newest first unless sorted otherwise.',
  })
  async pictures(
    @Args(() => ListArgs) request: object,
    @LocaleArg() locale: Locale | undefined,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<ListConnection<Picture>> {
    return toListConnection(await services.pictures.list(viewer, request, locale ?? requested, wanted))
  }

  @Permitted('content:write')
  @Mutation(() => PictureType, {
    description: 'Changes what is said of one picture, wherever it is used.',
  })
  updatePicture(
    @Arg('id', () => ID, { description: 'Of the picture.' }) id: string,
    @Arg('input', () => ChangeInput, { description: 'What changes.' }) input: object,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<Picture> {
    return services.pictures.update(viewer, id, input, locale ?? requested)
  }

  @Batched((ids, _args, { services, viewer }: Context) => services.pictures.usesOf(viewer, ids))
  @FieldResolver(() => [PictureUseType], {
    description: 'The projects and events that show it, the newest first and not more than twenty.',
  })
  uses(): void {}
}

export const picturesResolvers = [
  PicturesResolver,
  textsResolver(picture, PictureType),
  textsResolver(pictureUse, PictureUseType),
  deleteResolver(picture, ({ services }: Context) => services.pictures),
]

import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { ShownText } from '../../graphql/shown-text.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import type { TrailService } from './trail.service.ts'
import type { Restored, TrailActor } from './trail.ts'
import {
  RestoredRecordType,
  TrailActorType,
  TrailArgs,
  TrailConnection,
  TrailEntryType,
  TrailRecordType,
} from './trail.type.ts'

type Context = GraphqlContext<{ trail: TrailService }>

@Resolver(() => TrailEntryType)
class TrailResolver {
  @Permitted('trail:read')
  @Query(() => TrailConnection, {
    nullable: true,
    description: 'Who did what to which record, newest first.',
  })
  async trail(
    @Args(() => TrailArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer }: Context,
  ): Promise<TrailConnection> {
    const { endCursor, hasNextPage, ...page } = await services.trail.list(viewer, request, wanted)
    return { ...page, pageInfo: { endCursor, hasNextPage } }
  }

  @Permitted('trail:read')
  @Query(() => [TrailActorType], {
    nullable: true,
    description: 'Everybody who is in the trail, by their names.',
  })
  trailActors(@Ctx() { services, viewer }: Context): Promise<TrailActor[]> {
    return services.trail.actors(viewer)
  }

  @Permitted('trail:read')
  @Mutation(() => RestoredRecordType, {
    description:
      'Puts back what an entry has changed of a project or an event, as another change, and answers what that has left. What else became of one, or of what has a bin, and who was taken off a list, is taken back where nothing was done to it since.',
  })
  putOldValuesBack(
    @Arg('id', () => ID, { description: 'Of the entry.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Of the record: refused with `edit_conflict` when it is no longer current.',
    })
    version: number | null,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<Restored> {
    return services.trail.putBack(viewer, id, { version }, locale)
  }

  @ShownText('title')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the record is called now; null where it is gone, or has no name.',
  })
  title(@LocaleArg() _locale: Locale | undefined): void {}
}

@Resolver(() => TrailRecordType)
class TrailRecordResolver {
  @ShownText('title')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it is called now; null where it has no name.',
  })
  title(@LocaleArg() _locale: Locale | undefined): void {}
}

export const trailResolvers = [TrailResolver, TrailRecordResolver] as const

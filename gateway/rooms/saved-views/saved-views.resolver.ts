import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { mostViews } from '../../../schema/limits.ts'
import {
  type CountedView,
  mostCountedViews,
  type SavedView,
  type ViewRoom,
} from '../../../schema/saved-views.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { SavedViewsService } from './saved-views.service.ts'
import {
  CountedViewType,
  NewSavedViewInput,
  SavedViewChangeInput,
  SavedViewType,
  viewRoomType,
} from './saved-views.type.ts'

type Context = GraphqlContext<{ savedViews: SavedViewsService }>

const ViewId = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Of a view of your own.' })

@Resolver()
class CountedViewsResolver {
  @Permitted('admin:enter')
  @Query(() => [CountedViewType], {
    nullable: true,
    description: `What whoever asks has saved last, of whatever lists, and how much each has; at most ${mostCountedViews}.`,
  })
  countedViews(@Ctx() { services, viewer }: Context): Promise<CountedView[]> {
    return services.savedViews.counted(viewer)
  }
}

@Resolver()
class SavedViewsResolver {
  @Permitted('admin:enter')
  @Query(() => [SavedViewType], {
    nullable: true,
    description: `What whoever asks has saved of a list, by its names; at most ${mostViews}.`,
  })
  savedViews(
    @Arg('room', viewRoomType, { description: 'Which list.' }) room: ViewRoom,
    @Ctx() { services, viewer }: Context,
  ): Promise<SavedView[]> {
    return services.savedViews.list(viewer, { room })
  }

  @Permitted('admin:enter')
  @Mutation(() => SavedViewType, {
    description:
      'Saves what a list shows for whoever asks. One that opens the room takes the place of the one that did.',
  })
  createSavedView(
    @Arg('input', () => NewSavedViewInput, { description: 'The view.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<SavedView> {
    return services.savedViews.create(viewer, input, idempotencyKey)
  }

  @Permitted('admin:enter')
  @Mutation(() => SavedViewType, {
    description: 'Renames a view of whoever asks, or has it show something else.',
  })
  updateSavedView(
    @ViewId() id: string,
    @Arg('input', () => SavedViewChangeInput, { description: 'What is so from now on.' }) input: object,
    @Ctx() { services, viewer }: Context,
  ): Promise<SavedView> {
    return services.savedViews.update(viewer, id, input)
  }

  @Permitted('admin:enter')
  @Mutation(() => ID, { description: 'Deletes a view of whoever asks, and answers its id.' })
  async deleteSavedView(@ViewId() id: string, @Ctx() { services, viewer }: Context): Promise<string> {
    await services.savedViews.delete(viewer, id)
    return id
  }
}

export const savedViewsResolvers = [SavedViewsResolver, CountedViewsResolver] as const

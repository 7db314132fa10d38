import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { PlacesService } from './places.service.ts'

type Context = GraphqlContext<{ events: PlacesService }>

/** How places at events become free, and are given to those who wait. */
@Resolver()
export class PlacesResolver {
  @Permitted('people:write')
  @Mutation(() => ID, {
    description:
      'Takes somebody off the list of an event and answers their id; a day later nothing is left of them.',
  })
  async removeSubscriber(
    @Arg('id', () => ID, { description: 'Of the subscriber.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.events.removeSubscriber(viewer, id)
    return id
  }

  @Permitted('people:write')
  @Mutation(() => ID, {
    description:
      'Takes that back within a day, and answers the id. Whoever is on the list already stays as they are by now.',
  })
  async restoreSubscriber(
    @Arg('id', () => ID, { description: 'Of the subscriber.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.events.restoreSubscriber(viewer, id)
    return id
  }

  @Permitted('people:write')
  @Mutation(() => ID, {
    description:
      'Gives somebody a place who waits for one at an event, whosever turn it is, and answers their id.',
  })
  async giveSubscriberPlace(
    @Arg('id', () => ID, { description: 'Of the subscriber.' }) id: string,
    @Arg('beyondLimit', () => Boolean, {
      defaultValue: false,
      description: 'Whether also where all places are taken, so that there is one more than the limit.',
    })
    beyondLimit: boolean,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.events.giveSubscriberPlace(viewer, id, { beyondLimit })
    return id
  }

  @Mutation(() => Boolean, {
    description:
      'Gives up a place at an event, or in its waiting list, by a link. The same is answered for every link of ours, and again: true.',
  })
  async giveUpPlace(
    @Arg('token', () => String, { description: 'What stands behind the `#` of the link.' }) token: string,
    @Ctx() { services }: Context,
  ): Promise<boolean> {
    await services.events.giveUpPlace({ token })
    return true
  }
}

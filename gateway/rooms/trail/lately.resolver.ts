import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql'
import { latelyFields } from '../../../schema/lately.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { ShownText } from '../../graphql/shown-text.ts'
import type { Lately } from './lately.ts'
import { LatelyType } from './lately.type.ts'
import type { TrailService } from './trail.service.ts'

type Context = GraphqlContext<{ trail: TrailService }>

@Resolver(() => LatelyType)
export class LatelyResolver {
  @Permitted('admin:enter')
  @Query(() => [LatelyType], {
    nullable: true,
    description: 'What became of records lately, newest first, as far as whoever asks may see them.',
  })
  lately(@Ctx() { services, viewer }: Context): Promise<Lately[]> {
    return services.trail.lately(viewer)
  }

  @ShownText('title')
  @FieldResolver(() => String, { nullable: true, description: latelyFields.title })
  title(@LocaleArg() _locale: Locale | undefined): void {}
}

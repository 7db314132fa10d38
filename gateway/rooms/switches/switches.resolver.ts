import { Ctx, Query, Resolver } from 'type-graphql'
import type { Switches } from '../../../schema/switches.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import type { SwitchesService } from './switches.service.ts'
import { SwitchesType } from './switches.type.ts'

@Resolver()
export class SwitchesResolver {
  @Query(() => SwitchesType, { description: 'What of the site is switched on.' })
  switches(@Ctx() { services }: GraphqlContext<{ switches: SwitchesService }>): Promise<Switches> {
    return services.switches.get()
  }
}

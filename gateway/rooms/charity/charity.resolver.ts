import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { type Charity, charity, passwordForIban } from '../../../schema/charity.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { changeInputOf } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'
import { textsResolver } from '../../models/records.resolver.ts'
import type { CharityService } from './charity.service.ts'

type Context = GraphqlContext<{ charity: CharityService }>

const CharityType = recordType(charity)
const CharityChangeInput = changeInputOf(charity)

@Resolver()
class CharityResolver {
  @Permitted('charity:write')
  @Query(() => CharityType, {
    nullable: true,
    description: 'What the charity is called, and the account that gifts go to.',
  })
  charity(@Ctx() { services, viewer }: Context): Promise<Charity> {
    return services.charity.get(viewer)
  }

  @Permitted('charity:write')
  @Mutation(() => CharityType, {
    description:
      'Says what the charity is called, and which account gifts go to. Where the site writes letters, every admin is told of another account.',
  })
  updateCharity(
    @Arg('input', () => CharityChangeInput, { description: 'What changes.' }) input: object,
    @Arg('currentPassword', () => String, { nullable: true, description: passwordForIban })
    currentPassword: string | undefined,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() { services, viewer, address, locale: requested }: Context,
  ): Promise<Charity> {
    const change = { ...input, ...(currentPassword == null ? {} : { currentPassword }) }
    return services.charity.update(viewer, change, { locale: locale ?? requested, address })
  }
}

export const charityResolvers = [CharityResolver, textsResolver(charity, CharityType)]

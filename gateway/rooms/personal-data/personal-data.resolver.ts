import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import type { Erasure, PersonalData } from '../../../schema/personal-data.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { PersonalDataService } from './personal-data.service.ts'
import { ErasureInput, ErasureType, PersonalDataType } from './personal-data.type.ts'

type Context = GraphqlContext<{ personalData: PersonalDataService }>

const Email = () =>
  Arg('email', () => String, { description: 'Capitals and blanks around it do not matter.' })

/** Those that write nothing are mutations too: a query may stand in an address, and so would an email in logs. */
@Resolver()
export class PersonalDataResolver {
  @Permitted('people:erase')
  @Mutation(() => PersonalDataType, {
    description: 'Where anything is held about an email address. Nothing is written.',
  })
  findPersonalData(@Email() email: string, @Ctx() { services, viewer }: Context): Promise<PersonalData> {
    return services.personalData.find(viewer, { email })
  }

  @Permitted('people:erase')
  @Mutation(() => String, {
    description:
      'All that is held about an email address, as one JSON document to be handed to the person. Nothing is written.',
  })
  async exportPersonalData(
    @Email() email: string,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<string> {
    const file = await services.personalData.file(viewer, { email }, locale ?? requested)
    return file.toString()
  }

  @Permitted('people:erase')
  @Mutation(() => ErasureType, {
    description:
      'Erases whoever has an email address, for good. Gifts and all sums stay, and nobody is their giver.',
  })
  erasePersonalData(
    @Arg('input', () => ErasureInput, { description: 'Whom.' }) input: ErasureInput,
    @Ctx() { services, viewer }: Context,
  ): Promise<Erasure> {
    return services.personalData.erase(viewer, input)
  }
}

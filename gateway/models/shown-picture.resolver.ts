import { type ClassType, Ctx, Field, FieldResolver, Float, ObjectType, Resolver, Root } from 'type-graphql'
import type { Locale } from '../../schema/locales.ts'
import type { Model } from '../../schema/model.ts'
import { picture } from '../../schema/picture-library.ts'
import { textOf } from '../core/localized.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { LocaleArg } from '../graphql/locale-arg.ts'
import { Plainly } from '../graphql/plain-resolver.ts'
import { declare } from './graphql-fields.ts'
import type { ShownPicture } from './shown-picture.ts'

const { focusX, focusY } = picture.fields

/** Declares what is said of the picture that a record of the model shows, and answers what resolves it. */
export const pictureResolver = ({ name, singular }: Model, RecordType: ClassType): ClassType => {
  @ObjectType(`${name}Picture`, {
    description: `What is said of the picture that the ${singular} shows.`,
    simpleResolvers: true,
  })
  class ShownPictureType implements Pick<ShownPicture, 'focusX' | 'focusY'> {
    @Field(() => Float, { nullable: true, description: focusX.description })
    focusX: number | null

    @Field(() => Float, { nullable: true, description: focusY.description })
    focusY: number | null
  }

  declare(RecordType, 'picture', () => ShownPictureType, {
    nullable: true,
    description:
      'What is said of the picture at `imageUrl`, where it is one that was uploaded here; null where nothing is.',
    simple: true,
  })

  @Resolver(() => ShownPictureType)
  class ShownPictureResolver {
    @Plainly((shown, { locale }, context) => textOf(shown, 'alt')[locale ?? context.locale])
    @FieldResolver(() => String, {
      nullable: true,
      description: 'What is to be seen in it, in the language asked for; null where it is not written in it.',
    })
    alt(
      @Root() shown: ShownPicture,
      @LocaleArg() locale: Locale | undefined,
      @Ctx() context: GraphqlContext,
    ): string | null {
      return shown.alt[locale ?? context.locale]
    }
  }
  return ShownPictureResolver
}

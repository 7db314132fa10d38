import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import {
  type Letter,
  type LetterExample,
  type LetterPreview,
  letter,
  letterExamplesFields,
} from '../../../schema/letters.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { typeOf } from '../../models/graphql-fields.ts'
import type { LettersService } from './letters.service.ts'
import {
  Connection,
  LetterExampleType,
  LetterPreviewType,
  LetterSettingsType,
  LetterType,
  ListArgs,
} from './letters.type.ts'

type Context = GraphqlContext<{ letters: LettersService }>

const Kind = typeOf(letter, 'kind', letter.fields.kind)

const LetterId = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Of the letter.' })

@Resolver()
export class LettersResolver {
  @Permitted('letters:manage')
  @Query(() => Connection, {
    nullable: true,
    description: 'What the site has written to people by email, newest first unless sorted otherwise.',
  })
  async letters(
    @Args(() => ListArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<ListConnection<Letter>> {
    return toListConnection(await services.letters.list(viewer, request, locale, wanted))
  }

  @Permitted('letters:manage')
  @Query(() => [LetterPreviewType], {
    nullable: true,
    description: 'What a letter says by now in each language; nothing where what it is about is no more.',
  })
  letterPreviews(@LetterId() id: string, @Ctx() { services, viewer }: Context): Promise<LetterPreview[]> {
    return services.letters.previews(viewer, id)
  }

  @Permitted('letters:manage')
  @Query(() => [LetterExampleType], {
    nullable: true,
    description:
      'What letters of a kind say, of what is made up: one for each thing they may have to say, also where none was ever sent.',
  })
  letterExamples(
    @Arg('kind', Kind, { description: letterExamplesFields.kind }) kind: string,
    @Ctx() { services, viewer }: Context,
  ): LetterExample[] {
    return services.letters.examples(viewer, { kind })
  }

  @Permitted('letters:manage')
  @Query(() => LetterSettingsType, { nullable: true, description: 'How letters go.' })
  letterSettings(@Ctx() { services, viewer }: Context): LetterSettingsType {
    return services.letters.settings(viewer)
  }

  @Permitted('letters:manage')
  @Mutation(() => LetterType, {
    description:
      'Has a letter sent again that was not, or of which nobody knows whether it was: then it may arrive twice.',
  })
  sendLetterAgain(@LetterId() id: string, @Ctx() { services, viewer }: Context): Promise<Letter> {
    return services.letters.sendAgain(viewer, id)
  }

  @Permitted('letters:manage')
  @Mutation(() => LetterType, {
    description:
      'Leaves it at that a letter was not sent, or may not have been: it waits for nobody any more.',
  })
  dismissLetter(@LetterId() id: string, @Ctx() { services, viewer }: Context): Promise<Letter> {
    return services.letters.dismiss(viewer, id)
  }

  @Permitted('letters:manage')
  @Mutation(() => LetterType, { description: 'Takes that back.' })
  recallLetter(@LetterId() id: string, @Ctx() { services, viewer }: Context): Promise<Letter> {
    return services.letters.recall(viewer, id)
  }
}

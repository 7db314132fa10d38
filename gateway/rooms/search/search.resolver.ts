import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { mostFound, type SearchedKind, searched } from '../../../schema/search.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { enumType } from '../../graphql/enums.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { Found } from '../../models/found.ts'
import type { SearchService } from './search.service.ts'
import type { SearchGroup } from './search.ts'

type Context = GraphqlContext<{ search: SearchService }>

function descriptionsOf<Name extends string>(
  all: Readonly<Record<Name, { description: string }>>,
): Record<Name, string>
function descriptionsOf(all: Readonly<Record<string, { description: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).map(([name, { description }]) => [name, description]))
}

const SearchedKindEnum = enumType('SearchedKind', 'What a search has found.', descriptionsOf(searched))

@ObjectType('Found', { description: 'What a search tells of a record.', simpleResolvers: true })
class FoundType implements Found {
  @Field(() => ID, { description: 'Of the record.' })
  id: string

  @Field(() => String, {
    nullable: true,
    description: 'What it is called; null where it has no name, or none that may be told.',
  })
  title: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Some of its texts, around what was looked for where that stands there.',
  })
  detail: string | null
}

@ObjectType('SearchGroup', { description: 'What was found of one kind.', simpleResolvers: true })
class SearchGroupType implements SearchGroup {
  @Field(() => SearchedKindEnum, { description: 'What they are.' })
  kind: SearchedKind

  @Field(() => [FoundType], { description: `At most ${mostFound}, in the order of their list.` })
  found: Found[]

  @Field(() => Boolean, { description: 'Whether their list, searched alike, has more.' })
  hasMore: boolean
}

@Resolver()
export class SearchResolver {
  @Permitted('admin:enter')
  @Query(() => [SearchGroupType], {
    nullable: true,
    description:
      'What a text finds, kind by kind, where the lists look for it and in what whoever asks may see.',
  })
  search(
    @Arg('text', () => String, { description: 'What is looked for. An empty one finds nothing.' })
    text: string,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<SearchGroup[]> {
    return services.search.search(viewer, { text }, locale ?? requested)
  }
}

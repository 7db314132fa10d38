import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import type { Direction } from '../../schema/directions.ts'
import { longest, mostCounted } from '../../schema/limits.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import { type Connection, PageArgs, PageInfo } from './connection.ts'
import { DirectionEnum } from './enums.ts'

/** The same of a list that can be turned in both directions. */
export interface ListConnection<Node> extends Omit<Connection<Node>, 'totalCount'> {
  totalCount: number | null
  offset: number | null
  previousCursor: string | null
}

/** The connection type of a list that can be searched and sorted, over a node type. */
export const listConnectionOf = <Node extends object>(
  node: ClassType<Node>,
  name: string,
): ClassType<ListConnection<Node>> => {
  @ObjectType(name, { description: 'A page of a list.', simpleResolvers: true })
  class ListConnectionType {
    @Field(() => [node], { description: 'This page of the list.' })
    nodes: Node[]

    @Field(() => Int, {
      nullable: true,
      description: `Of all pages; what search and filter leave. Null where a filter leaves more than ${mostCounted}.`,
    })
    totalCount: number | null

    @Field(() => Int, {
      nullable: true,
      description: `How many come before this page; null where they are more than ${mostCounted}.`,
    })
    offset: number | null

    @Field(() => PageInfo, { description: 'How to ask for the next page.' })
    pageInfo: PageInfo

    @Field(() => String, {
      nullable: true,
      description:
        'Pass it as `after` for the page before; null where that is the first one, or there is none.',
    })
    previousCursor: string | null
  }
  return ListConnectionType
}

export const toListConnection = <Node>({
  nodes,
  totalCount,
  offset,
  endCursor,
  hasNextPage,
  previousCursor,
}: SortedListPage<Node>): ListConnection<Node> => ({
  nodes,
  totalCount,
  offset,
  pageInfo: { endCursor, hasNextPage },
  previousCursor,
})

/** What every list of an admin takes beside what it is sorted by and narrowed to. */
@ArgsType()
export class ListArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: `Only what holds this text, whatever its case; at most ${longest.search} characters.`,
  })
  search?: string

  @Field(() => DirectionEnum, {
    nullable: true,
    description: 'When absent, `desc` for `created` and `asc` for everything else.',
  })
  direction?: Direction
}

import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import type { Direction } from '../../schema/directions.ts'
import { longest } from '../../schema/limits.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import { type Connection, PageArgs, PageInfo, toConnection } from './connection.ts'
import { DirectionEnum } from './enums.ts'

/** The same of a list that can be turned in both directions. */
export interface ListConnection<Node> extends Connection<Node> {
  offset: number
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

    @Field(() => Int, { description: 'Of all pages; what search and filter leave.' })
    totalCount: number

    @Field(() => Int, { description: 'How many come before this page.' })
    offset: number

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

export const toListConnection = <Node>(page: SortedListPage<Node>): ListConnection<Node> => ({
  ...toConnection(page),
  offset: page.offset,
  previousCursor: page.previousCursor,
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

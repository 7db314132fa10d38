import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql'
import { defaultPageSize, maximumPageSize } from '../../schema/lists.ts'
import type { Listed, ListPage } from '../core/list-page.ts'

@ObjectType({ description: 'Where a page of a list ends.', simpleResolvers: true })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page.' })
  endCursor: string | null

  @Field(() => Boolean, { description: 'Whether there is more after `endCursor`.' })
  hasNextPage: boolean
}

/** A page of a list as GraphQL answers it. */
export interface Connection<Node, Nodes extends Listed<Node> = Node[]> {
  nodes: Nodes
  totalCount: number
  pageInfo: PageInfo
}

/** The connection type over a node type: `{ nodes, totalCount, pageInfo }`. */
export const connectionOf = <Node extends object>(
  node: ClassType<Node>,
  name: string,
): ClassType<Connection<Node>> => {
  @ObjectType(name, { description: 'A page of a list.', simpleResolvers: true })
  class ConnectionType {
    @Field(() => [node], { description: 'This page of the list.' })
    nodes: Node[]

    @Field(() => Int, { description: 'Of the whole list.' })
    totalCount: number

    @Field(() => PageInfo, { description: 'How to ask for the next page.' })
    pageInfo: PageInfo
  }
  return ConnectionType
}

export const toConnection = <Node, Nodes extends Listed<Node> = Node[]>({
  nodes,
  totalCount,
  endCursor,
  hasNextPage,
}: ListPage<Node, Nodes>): Connection<Node, Nodes> => ({
  nodes,
  totalCount,
  pageInfo: { endCursor, hasNextPage },
})

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many, 1 to ${maximumPageSize}; ${defaultPageSize} when absent.`,
  })
  first?: number

  @Field(() => String, { nullable: true, description: 'The cursor the last page ended with.' })
  after?: string
}

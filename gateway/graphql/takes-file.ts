import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import { Extensions } from 'type-graphql'

const extension = 'takesFile'

/** Says of a field that its arguments hold the text of a file, and may be as large as one. */
export const TakesFile = (): ReturnType<typeof Extensions> => Extensions({ [extension]: true })

/** Whether an operation asks for such fields alone. */
export const takesFile = (
  schema: GraphQLSchema,
  { operation, selectionSet: { selections } }: OperationDefinitionNode,
): boolean => {
  const fields = schema.getRootType(operation)?.getFields() ?? {}
  return selections.every(
    (each) => each.kind === Kind.FIELD && fields[each.name.value]?.extensions[extension] === true,
  )
}

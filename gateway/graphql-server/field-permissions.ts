import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Viewer } from '../core/viewer.ts'
import { requireFieldPermission } from '../graphql/permission.ts'

/** @throws Problem 401 or 403 where an operation of a valid document asks for a field that the viewer may not */
export const requireFieldPermissions = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  viewer: Viewer,
): void => {
  const types = new TypeInfo(schema)
  const definitions = document.definitions.filter(
    (each) => each.kind !== Kind.OPERATION_DEFINITION || each === operation,
  )
  visit(
    { ...document, definitions },
    visitWithTypeInfo(types, {
      enter: ({ kind }) => {
        if (kind === Kind.FIELD) requireFieldPermission(viewer, types.getFieldDef()?.extensions ?? {})
      },
    }),
  )
}

/** Whether an operation asks for nothing that the viewer may not. */
export const mayAsk = (...asked: Parameters<typeof requireFieldPermissions>): boolean => {
  try {
    requireFieldPermissions(...asked)
    return true
  } catch {
    return false
  }
}

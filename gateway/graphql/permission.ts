import type { GraphQLSchema } from 'graphql'
import { isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'
import { isPermission, type Permission } from '../../schema/permissions.ts'
import { requirePermission, requireSignedIn, type Viewer } from '../core/viewer.ts'

type Extended = Readonly<Record<string, unknown>>

const extension = 'permission'
const anybody = 'signed-in'

/**
 * Says of a field who may ask for it, so that whoever may not is refused before anybody looks at the variables.
 * Services decide all the same, for both edges.
 */
export const Permitted = (permission: Permission): ReturnType<typeof Extensions> =>
  Extensions({ [extension]: permission })
export const SignedInOnly = (): ReturnType<typeof Extensions> => Extensions({ [extension]: anybody })

/** What whoever asks for a field must have; nothing where everybody may, or everybody who is signed in. */
const permissionOf = (extensions: Extended): Permission | null => {
  const asked = extensions[extension]
  return typeof asked === 'string' && isPermission(asked) ? asked : null
}

/** @throws Problem 401 or 403 where the viewer may not ask for the field with these extensions */
export const requireFieldPermission = (viewer: Viewer, extensions: Extended): void => {
  if (extensions[extension] === undefined) return
  requireSignedIn(viewer)
  const permission = permissionOf(extensions)
  if (permission !== null) requirePermission(viewer, permission)
}

/** Has every field say what it asks for. */
export const describePermissions = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const permission = permissionOf(field.extensions)
      if (permission !== null) field.description = `${field.description} Asks for \`${permission}\`.`
    }
  }
  return schema
}

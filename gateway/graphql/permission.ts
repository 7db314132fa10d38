import { Extensions } from 'type-graphql'
import { requireAdmin, requireSignedIn, type Viewer } from '../core/viewer.ts'

type Requirement = (viewer: Viewer) => unknown

const extension = 'permission'
const ask = (requirement: Requirement) => Extensions({ [extension]: requirement })

/**
 * Says of a field who may ask for it, so that whoever may not is refused before anybody looks at the variables.
 * Services decide all the same, for both edges.
 */
export const AdminsOnly = (): ReturnType<typeof Extensions> => ask(requireAdmin)
export const SignedInOnly = (): ReturnType<typeof Extensions> => ask(requireSignedIn)

const isRequirement = (value: unknown): value is Requirement => typeof value === 'function'

/** @throws Problem 401 or 403 where the viewer may not ask for the field with these extensions */
export const requirePermission = (viewer: Viewer, extensions: Readonly<Record<string, unknown>>): void => {
  const requirement = extensions[extension]
  if (isRequirement(requirement)) requirement(viewer)
}

import { isPermission, mayRole, type Permission, permissions } from '../../schema/permissions.ts'
import { roles, worksHere } from '../../schema/roles.ts'

/**
 * Who may call a route, for its schema: the reference says it, and before anything that was sent is looked at, the
 * gateway asks it, `http/require-permission.ts`. Services decide all the same, for both edges.
 */
export const permitted = (permission: Permission) => ({ security: [{ bearer: [permission] }] })

export const signedInOnly = { security: [{ bearer: [] }] }

/** Everybody may, and whoever has the permission is answered more. */
export const moreWith = (permission: Permission) => ({ security: [{}, { bearer: [permission] }] })

interface Secured {
  security?: readonly Readonly<Record<string, readonly string[]>>[] | undefined
}

/** The ways in which a route may be asked; none where everybody may. */
export const waysOf = ({ security = [] }: Secured): readonly Readonly<Record<string, readonly string[]>>[] =>
  security.some((way) => Object.keys(way).length === 0) ? [] : security

/** What whoever calls a route must have. */
export const permissionsOf = (schema: Secured): Permission[] =>
  waysOf(schema).flatMap(({ bearer = [] }) => bearer.filter(isPermission))

interface Described extends Secured {
  description?: string
}

/** The schema of a route, which says what it asks for. */
export const describePermission = <Schema extends Described>(schema: Schema): Schema => {
  const asked = permissionsOf(schema).map((permission) => `Asks for \`${permission}\`.`)
  if (asked.length === 0) return schema
  return { ...schema, description: [schema.description, ...asked].filter(Boolean).join('\n\n') }
}

const team = roles.filter(worksHere)

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The table of who may do what, for the reference. */
export const permissionTable = (): string => {
  const names = Object.keys(permissions).filter(isPermission)
  return [
    row(['permission', ...team, 'what it lets somebody do']),
    row(['---', ...team.map(() => ':-:'), '---']),
    ...names.map((name) =>
      row([
        `\`${name}\``,
        ...team.map((role) => (mayRole(role, name) ? '✓' : '')),
        permissions[name].description,
      ]),
    ),
  ].join('\n')
}

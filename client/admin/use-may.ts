import { mayRole, type Permission } from '../../schema/permissions.ts'
import { useLastSignedIn } from '../lib/use-session.ts'

/**
 * Whether whoever is signed in may do something; what they may not is not offered. Whose session ends, here or in another
 * tab, keeps what they had before them until they are led away: a form of theirs is not taken from under their hands. What
 * is shown only then, as a list whose rows had not come yet, goes by the same.
 */
export const useMay = (): ((permission: Permission) => boolean) => {
  const role = useLastSignedIn()?.role
  return (permission) => role !== undefined && mayRole(role, permission)
}

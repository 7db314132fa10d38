import { useState } from 'react'
import { mayRole, type Permission } from '../../schema/permissions.ts'
import { useSession } from '../lib/use-session.ts'

/**
 * Whether whoever is signed in may do something; what they may not is not offered. Whose session ends, here or in another
 * tab, keeps what they had before them until they are led away: a form of theirs is not taken from under their hands.
 */
export const useMay = (): ((permission: Permission) => boolean) => {
  const session = useSession()
  const [last, setLast] = useState(session)
  if (session !== null && session !== last) setLast(session)
  const role = (session ?? last)?.role
  return (permission) => role !== undefined && mayRole(role, permission)
}

import type { ReactNode } from 'react'
import type { Permission } from '../../schema/permissions.ts'
import { useMay } from './use-may.ts'

interface IfMayProps {
  permission: Permission
  children: ReactNode
}

/** What is offered to whoever may do it; nothing to others. */
export const IfMay = ({ permission, children }: IfMayProps) => {
  const may = useMay()
  return may(permission) ? children : null
}

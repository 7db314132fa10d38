import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'

/** Leads from what a link has done to where one sees it. */
export const ToAccount = ({ children }: { children: ReactNode }) => (
  <Link to={paths.security} className={`${buttonClass('secondary')} justify-self-start`}>
    {children}
  </Link>
)

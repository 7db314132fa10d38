import { redirect } from 'react-router-dom'
import { paths } from '../lib/paths.ts'

/** The admin area opens on its projects. */
export const loader = (): Response => redirect(paths.adminProjects)

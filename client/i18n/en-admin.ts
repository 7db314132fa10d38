import { list } from './en/admin/list.ts'
import { menu } from './en/admin/menu.ts'
import { pages } from './en/admin/pages.ts'
import { projects } from './en/admin/projects.ts'

/** The admin area's own texts, which nobody else is sent. */
export const enAdmin = { menu, pages, list, projects }

export type AdminDictionary = typeof enAdmin

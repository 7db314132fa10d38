import type { AdminDictionary } from './en-admin.ts'
import { list } from './ka/admin/list.ts'
import { menu } from './ka/admin/menu.ts'
import { pages } from './ka/admin/pages.ts'
import { projects } from './ka/admin/projects.ts'

export const kaAdmin: AdminDictionary = { menu, pages, list, projects }

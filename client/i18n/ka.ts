import type { Dictionary } from './en.ts'
import { accounts } from './ka/accounts.ts'
import { contacts } from './ka/contacts.ts'
import { donate } from './ka/donate.ts'
import { gallery } from './ka/gallery.ts'
import { home } from './ka/home.ts'
import { pages } from './ka/pages.ts'
import { fieldErrors, fieldLimits, problems } from './ka/problems.ts'
import { projects } from './ka/projects.ts'
import { shell } from './ka/shell.ts'

export const ka: Dictionary = {
  shell,
  pages,
  home,
  projects,
  accounts,
  contacts,
  donate,
  gallery,
  fieldErrors,
  fieldLimits,
  problems,
}

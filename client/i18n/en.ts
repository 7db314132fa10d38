import { accounts } from './en/accounts.ts'
import { contacts } from './en/contacts.ts'
import { donate } from './en/donate.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { pages } from './en/pages.ts'
import { fieldErrors, fieldLimits, problems } from './en/problems.ts'
import { projects } from './en/projects.ts'
import { shell } from './en/shell.ts'

/** English is the shape: every other language has exactly its keys. */
export const en = {
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

export type Dictionary = typeof en

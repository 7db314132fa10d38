import { analytics } from './en/admin/analytics.ts'
import { contacts } from './en/admin/contacts.ts'
import { donations } from './en/admin/donations.ts'
import { events } from './en/admin/events.ts'
import { exportTexts } from './en/admin/export.ts'
import { form } from './en/admin/form.ts'
import { gallery } from './en/admin/gallery.ts'
import { gifts } from './en/admin/gifts.ts'
import { list } from './en/admin/list.ts'
import { menu } from './en/admin/menu.ts'
import { picture } from './en/admin/picture.ts'
import { projectForm } from './en/admin/project-form.ts'
import { projects } from './en/admin/projects.ts'

/** The admin area's own texts, which nobody else is sent. */
export const enAdmin = {
  menu,
  form,
  list,
  projects,
  events,
  gallery,
  contacts,
  picture,
  projectForm,
  donations,
  gifts,
  analytics,
  export: exportTexts,
}

export type AdminDictionary = typeof enAdmin

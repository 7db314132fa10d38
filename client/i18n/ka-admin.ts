import type { AdminDictionary } from './en-admin.ts'
import { analytics } from './ka/admin/analytics.ts'
import { contacts } from './ka/admin/contacts.ts'
import { donations } from './ka/admin/donations.ts'
import { events } from './ka/admin/events.ts'
import { exportTexts } from './ka/admin/export.ts'
import { form } from './ka/admin/form.ts'
import { gallery } from './ka/admin/gallery.ts'
import { gifts } from './ka/admin/gifts.ts'
import { list } from './ka/admin/list.ts'
import { menu } from './ka/admin/menu.ts'
import { picture } from './ka/admin/picture.ts'
import { projectForm } from './ka/admin/project-form.ts'
import { projects } from './ka/admin/projects.ts'

export const kaAdmin: AdminDictionary = {
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

import type { AdminDictionary } from './en-admin.ts'
import { addGifts } from './ka/admin/add-gifts.ts'
import { analytics } from './ka/admin/analytics.ts'
import { bin } from './ka/admin/bin.ts'
import { charity } from './ka/admin/charity.ts'
import { closed } from './ka/admin/closed.ts'
import { contacts } from './ka/admin/contacts.ts'
import { donations } from './ka/admin/donations.ts'
import { donors } from './ka/admin/donors.ts'
import { events } from './ka/admin/events.ts'
import { exportTexts } from './ka/admin/export.ts'
import { form } from './ka/admin/form.ts'
import { gallery } from './ka/admin/gallery.ts'
import { gifts } from './ka/admin/gifts.ts'
import { importTexts } from './ka/admin/import.ts'
import { imports } from './ka/admin/imports.ts'
import { issues } from './ka/admin/issues.ts'
import { launch } from './ka/admin/launch.ts'
import { letters } from './ka/admin/letters.ts'
import { life } from './ka/admin/life.ts'
import { list } from './ka/admin/list.ts'
import { many } from './ka/admin/many.ts'
import { menu } from './ka/admin/menu.ts'
import { newsletter } from './ka/admin/newsletter.ts'
import { notes } from './ka/admin/notes.ts'
import { picture } from './ka/admin/picture.ts'
import { pictures } from './ka/admin/pictures.ts'
import { pledges } from './ka/admin/pledges.ts'
import { privacy } from './ka/admin/privacy.ts'
import { fieldErrors, fieldLimits, problems } from './ka/admin/problems.ts'
import { projectForm } from './ka/admin/project-form.ts'
import { projects } from './ka/admin/projects.ts'
import { receipts } from './ka/admin/receipts.ts'
import { search } from './ka/admin/search.ts'
import { spendings } from './ka/admin/spendings.ts'
import { start } from './ka/admin/start.ts'
import { statements } from './ka/admin/statements.ts'
import { team } from './ka/admin/team.ts'
import { trail } from './ka/admin/trail.ts'
import { views } from './ka/admin/views.ts'

export const kaAdmin: AdminDictionary = {
  menu,
  charity,
  closed,
  form,
  life,
  list,
  many,
  projects,
  events,
  gallery,
  contacts,
  notes,
  newsletter,
  issues,
  launch,
  letters,
  picture,
  pictures,
  projectForm,
  donations,
  donors,
  gifts,
  pledges,
  receipts,
  spendings,
  imports,
  addGifts,
  analytics,
  bin,
  search,
  start,
  statements,
  team,
  privacy,
  trail,
  views,
  export: exportTexts,
  import: importTexts,
  fieldErrors,
  fieldLimits,
  problems,
}

import { addGifts } from './en/admin/add-gifts.ts'
import { analytics } from './en/admin/analytics.ts'
import { bin } from './en/admin/bin.ts'
import { charity } from './en/admin/charity.ts'
import { closed } from './en/admin/closed.ts'
import { contacts } from './en/admin/contacts.ts'
import { donations } from './en/admin/donations.ts'
import { donors } from './en/admin/donors.ts'
import { events } from './en/admin/events.ts'
import { exportTexts } from './en/admin/export.ts'
import { form } from './en/admin/form.ts'
import { gallery } from './en/admin/gallery.ts'
import { gifts } from './en/admin/gifts.ts'
import { importTexts } from './en/admin/import.ts'
import { imports } from './en/admin/imports.ts'
import { issues } from './en/admin/issues.ts'
import { launch } from './en/admin/launch.ts'
import { letters } from './en/admin/letters.ts'
import { life } from './en/admin/life.ts'
import { list } from './en/admin/list.ts'
import { many } from './en/admin/many.ts'
import { menu } from './en/admin/menu.ts'
import { newsletter } from './en/admin/newsletter.ts'
import { notes } from './en/admin/notes.ts'
import { picture } from './en/admin/picture.ts'
import { pictures } from './en/admin/pictures.ts'
import { pledges } from './en/admin/pledges.ts'
import { privacy } from './en/admin/privacy.ts'
import { fieldErrors, fieldLimits, problems } from './en/admin/problems.ts'
import { projectForm } from './en/admin/project-form.ts'
import { projects } from './en/admin/projects.ts'
import { receipts } from './en/admin/receipts.ts'
import { search } from './en/admin/search.ts'
import { spendings } from './en/admin/spendings.ts'
import { start } from './en/admin/start.ts'
import { statements } from './en/admin/statements.ts'
import { team } from './en/admin/team.ts'
import { trail } from './en/admin/trail.ts'
import { views } from './en/admin/views.ts'

/** The admin area's own texts, which nobody else is sent. */
export const enAdmin = {
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

export type AdminDictionary = typeof enAdmin

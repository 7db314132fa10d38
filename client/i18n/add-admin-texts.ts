import type { i18n as I18n } from 'i18next'
import { enAdmin } from './en-admin.ts'
import { kaAdmin } from './ka-admin.ts'

/** Adds what the admin area says, in both languages. It comes with the area's code. */
export const addAdminTexts = (i18n: I18n): void => {
  i18n.addResourceBundle('en', 'admin', enAdmin)
  i18n.addResourceBundle('ka', 'admin', kaAdmin)
}

import 'i18next'
import type { Dictionary } from './en.ts'
import type { AdminDictionary } from './en-admin.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Dictionary; admin: AdminDictionary }
  }
}

import type { AdminDictionary } from '../../en-admin.ts'

export const menu: AdminDictionary['menu'] = {
  label: 'ადმინისტრირება',
  logout: 'გასვლა',
}

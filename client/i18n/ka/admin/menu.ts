import type { AdminDictionary } from '../../en-admin.ts'

export const menu: AdminDictionary['menu'] = {
  label: 'ადმინისტრირება',
  projects: 'პროექტები',
  events: 'ღონისძიებები',
  gallery: 'გალერეა',
  contacts: 'წერილები',
  analytics: 'ანალიტიკა',
  logout: 'გასვლა',
}

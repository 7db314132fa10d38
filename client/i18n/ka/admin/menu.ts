import type { AdminDictionary } from '../../en-admin.ts'

export const menu: AdminDictionary['menu'] = {
  label: 'ადმინისტრირება',
  groups: {
    content: 'საიტის შინაარსი',
    money: 'ფინანსები',
    correspondence: 'მიმოწერა',
    administration: 'მართვა',
  },
  logout: 'გასვლა',
  waiting_one: '{{count, number}} ახალი წერილი',
  waiting_other: '{{count, number}} ახალი წერილი',
  waitingMany: '{{count, number}}-ზე მეტი ახალი წერილი',
}

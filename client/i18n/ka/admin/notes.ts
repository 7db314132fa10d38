import type { AdminDictionary } from '../../en-admin.ts'

export const notes: AdminDictionary['notes'] = {
  title: 'შენიშვნები',
  of: '– {{name}}, {{when}}',
  formerAccount: 'წაშლილი ანგარიში',
  label: 'ახალი შენიშვნა',
  hint: 'მხოლოდ გუნდი ხედავს.',
  add: 'შენიშვნის დამატება',
  done: 'შენიშვნა ჩაიწერა',
}

import type { AdminDictionary } from '../../en-admin.ts'

export const contacts: AdminDictionary['contacts'] = {
  loading: 'წერილები იტვირთება...',
  empty: 'წერილები ჯერ არ არის.',
  emptyText: 'როცა ვინმე მოგვწერს, წერილი აქ გამოჩნდება.',
  failed: 'წერილები ვერ ჩაიტვირთა',
  search: 'წერილების ძებნა',
  all: 'ყველა წერილი',
  written: { en: 'ინგლისურად დაწერილი', ka: 'ქართულად დაწერილი' },
  orders: {
    newest: 'ჯერ ახლები',
    oldest: 'ჯერ ძველები',
    nameUp: 'გამომგზავნი, ა–ჰ',
    nameDown: 'გამომგზავნი, ჰ–ა',
  },
  messageOf: '– {{name}}',
  reply: 'პასუხი',
  replyTo: 'პასუხი: {{name}}',
  replySubject: 'პასუხი წერილზე – „ქუჩიდან სახლამდე“',
  delete: 'წაშლა',
  deleteFrom: 'წერილის წაშლა: {{name}}',
  question: 'ნამდვილად გინდა ამ წერილის წაშლა?',
  from: 'გამომგზავნი: {{name}}, {{email}}\n{{date}}',
  cancel: 'დატოვება',
  deleting: 'იშლება...',
  deleted: 'წერილი წაიშალა',
  deleteFailed: 'წერილი ვერ წაიშალა',
}

import type { AdminDictionary } from '../../en-admin.ts'

export const contacts: AdminDictionary['contacts'] = {
  loading: 'წერილები იტვირთება...',
  empty: 'წერილები ჯერ არ არის.',
  emptyText: 'როცა ვინმე მოგვწერს, წერილი აქ გამოჩნდება.',
  failed: 'წერილები ვერ ჩაიტვირთა',
  search: 'ძებნა წერილებში',
  all: 'ყველა წერილი',
  written: { en: 'ინგლისურად დაწერილი', ka: 'ქართულად დაწერილი' },
  orders: {
    newest: 'ახლიდან ძველისკენ',
    oldest: 'ძველიდან ახლისკენ',
    nameUp: 'სახელით, ანბანის თავიდან',
    nameDown: 'სახელით, ანბანის ბოლოდან',
  },
  messageOf: '– {{name}}',
  reply: 'პასუხი',
  replyTo: 'პასუხი: {{name}}',
  replySubject: 'პასუხი წერილზე: ქუჩიდან სახლამდე',
  delete: 'წაშლა',
  deleteFrom: 'წერილის წაშლა: {{name}}',
  question: 'ნამდვილად გინდა ამ წერილის წაშლა?',
  from: 'გამომგზავნი: {{name}}, {{email}}\n{{date}}',
  cancel: 'დატოვება',
  deleting: 'იშლება...',
  deleted: 'წერილი წაიშალა',
  deleteFailed: 'წერილი ვერ წაიშალა',
}

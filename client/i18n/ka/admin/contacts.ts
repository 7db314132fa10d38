import type { AdminDictionary } from '../../en-admin.ts'

export const contacts: AdminDictionary['contacts'] = {
  page: { title: 'წერილები', description: 'საკონტაქტო ფორმით მოსული წერილები.' },
  list: {
    loading: 'წერილები იტვირთება…',
    failed: 'წერილები ვერ ჩაიტვირთა',
    empty: 'წერილები ჯერ არ არის.',
    emptyText: 'როცა ვინმე მოგვწერს, წერილი აქ გამოჩნდება.',
    search: 'წერილების ძებნა',
    all: 'ყველა წერილი',
    filters: { en: 'ინგლისურად დაწერილი', ka: 'ქართულად დაწერილი' },
    orders: {
      created: { desc: 'ჯერ ახლები', asc: 'ჯერ ძველები' },
      name: { asc: 'გამომგზავნი, ა–ჰ', desc: 'გამომგზავნი, ჰ–ა' },
    },
  },
  messageOf: '– {{name}}',
  reply: 'პასუხი',
  replyTo: 'პასუხი: {{name}}',
  replySubject: 'პასუხი წერილზე – „ქუჩიდან სახლამდე“',
  deleteFrom: 'წერილის წაშლა: {{name}}',
  from: 'გამომგზავნი: {{name}}, {{email}}\n{{date}}',
  deletion: {
    question: 'ნამდვილად გინდა ამ წერილის წაშლა?',
    deleted: 'წერილი წაიშალა',
    failed: 'წერილი ვერ წაიშალა',
  },
}

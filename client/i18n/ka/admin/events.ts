import type { AdminDictionary } from '../../en-admin.ts'

export const events: AdminDictionary['events'] = {
  list: {
    loading: 'ღონისძიებები იტვირთება...',
    failed: 'ღონისძიებები ვერ ჩაიტვირთა',
    empty: 'ღონისძიებები ჯერ არ არის.',
    emptyText: 'პირველივე ღონისძიება ხალხს შეკრებს.',
    search: 'ღონისძიებების ძებნა',
    all: 'ყველა ღონისძიება',
    filters: {
      upcoming: 'მომავალი',
      past: 'ჩატარებული',
      undated: 'თარიღის გარეშე',
      untranslated: 'ორივე ენაზე ჯერ არ არის',
    },
    orders: {
      created: { desc: 'ჯერ ახლები', asc: 'ჯერ ძველები' },
      title: { asc: 'სათაური, ა–ჰ', desc: 'სათაური, ჰ–ა' },
      date: { asc: 'თარიღი, ჯერ ადრინდელი', desc: 'თარიღი, ჯერ გვიანდელი' },
    },
  },
  create: 'ახალი ღონისძიება',
  title: 'სათაური',
  content: 'ტექსტი',
  date: 'თარიღი',
  noDate: 'თარიღის გარეშე',
  contentOf: '– {{title}}',
  submitNew: 'ღონისძიების შექმნა',
  loadingOne: 'ღონისძიება იტვირთება...',
  failedOne: 'ღონისძიება ვერ ჩაიტვირთა',
  gone: 'ასეთი ღონისძიება არ არსებობს.',
  goneText: 'შესაძლოა, ამასობაში წაიშალა.',
  toList: 'ყველა ღონისძიება',
  subscribers: {
    heading: 'გამომწერები',
    none: 'ჯერ არავინ',
    count_one: '1 გამომწერი',
    count_other: '{{count, number}} გამომწერი',
    of: '– {{title}}',
    moreFailed: 'დანარჩენი გამომწერები ვერ ჩაიტვირთა',
  },
}

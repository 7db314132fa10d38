import type { AdminDictionary } from '../../en-admin.ts'

export const projects: AdminDictionary['projects'] = {
  page: { title: 'პროექტები', description: 'პროექტები და მათი შემომწირველები.' },
  createPage: { title: 'ახალი პროექტი', description: 'პროექტის შექმნა.' },
  editPage: { title: 'პროექტის შეცვლა', description: 'პროექტის ტექსტის, მიზნისა და თარიღების შეცვლა.' },
  list: {
    loading: 'პროექტები იტვირთება…',
    failed: 'პროექტები ვერ ჩაიტვირთა',
    empty: 'პროექტები ჯერ არ არის.',
    emptyText: 'სახლისკენ გზა პირველი პროექტით იწყება.',
    search: 'პროექტების ძებნა',
    all: 'ყველა პროექტი',
    filters: {
      untranslated: 'მხოლოდ ერთ ენაზე',
      unfunded: 'მიზანი ჯერ მიღწეული არ არის',
      funded: 'მიზანი მიღწეულია',
      open: 'მიმდინარე',
    },
    orders: {
      created: { desc: 'ჯერ ახლები', asc: 'ჯერ ძველები' },
      title: { asc: 'სათაური, ა–ჰ', desc: 'სათაური, ჰ–ა' },
      goal: { desc: 'მიზანი, კლებადობით', asc: 'მიზანი, ზრდადობით' },
      raised: { desc: 'შეგროვილი, კლებადობით', asc: 'შეგროვილი, ზრდადობით' },
      startDate: { asc: 'დაწყება, ჯერ ადრინდელი', desc: 'დაწყება, ჯერ გვიანდელი' },
    },
  },
  create: 'ახალი პროექტი',
  goal: 'მიზანი',
  raised: 'შეგროვდა',
  progress: 'პროგრესი',
  percentPassed: '{{percent}}, მიზანს გასცდა',
  anonymous: 'ანონიმური',
  donors: {
    heading: 'შემომწირველები',
    none: 'ჯერ არავინ',
    count_one: '1 შემომწირველი',
    count_other: '{{count, number}} შემომწირველი',
    of: '– {{title}}',
    moreFailed: 'დანარჩენი შემომწირველები ვერ ჩაიტვირთა',
  },
}

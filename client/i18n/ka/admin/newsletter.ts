import type { AdminDictionary } from '../../en-admin.ts'

export const newsletter: AdminDictionary['newsletter'] = {
  page: { title: 'სიახლეები', description: 'ვინ იღებს სიახლეებს ელფოსტით.' },
  list: {
    loading: 'მკითხველები იტვირთება…',
    failed: 'მკითხველები ვერ ჩაიტვირთა',
    empty: 'მკითხველები ჯერ არ არიან.',
    emptyText: 'ვინც მთავარ გვერდზე სიახლეებს გამოიწერს, აქ გამოჩნდება.',
    search: 'მკითხველების ძებნა',
    all: 'ყველა მკითხველი',
    filters: {
      en: 'ინგლისურად',
      ka: 'ქართულად',
      dashboard: 'მთავარი გვერდიდან',
      elsewhere: 'სხვა ადგილიდან',
      unknown: 'ადგილი უცნობია',
    },
    orders: { created: { desc: 'ჯერ ახლები', asc: 'ჯერ ძველები' } },
  },
  email: 'ელფოსტა',
  language: 'ენა',
  languages: { en: 'ინგლისური', ka: 'ქართული' },
  source: 'სად გამოიწერა',
  unknown: 'უცნობია',
  when: 'როდის',
  unsubscribe: 'გამოწერის გაუქმება',
  unsubscribeNamed: 'გამოწერის გაუქმება: {{email}}',
  removed: {
    title: 'სიიდან ამოღებულები',
    open: 'ერთი დღის განმავლობაში ამოღებულია: {{count, number}}',
    hint: 'ვისაც სიაში დააბრუნებ, წერილებს იმავე ენაზე მიიღებს და ამის შესახებ არაფერი მიუვა. ამოღებიდან ერთი დღის შემდეგ მისი აღარაფერი რჩება. ვინც თვითონ გამოიწერა თავიდან, აქ აღარ ჩანს.',
    since: 'ამოღებულია: {{moment}}',
    putBack: 'სიაში დაბრუნება',
    putBackNamed: 'სიაში დაბრუნება: {{email}}',
    failed: 'ამოღებულების სია ვერ ჩაიტვირთა',
  },
  removal: {
    removed: 'გამოწერა გაუქმდა: {{email}}',
    failed: 'გამოწერა ვერ გაუქმდა: {{email}}',
    restored: 'ისევ სიაშია: {{email}}',
    restoreFailed: 'სიაში ვერ დაბრუნდა: {{email}}',
  },
}

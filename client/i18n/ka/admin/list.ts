import type { AdminDictionary } from '../../en-admin.ts'

export const list: AdminDictionary['list'] = {
  retry: 'სცადე თავიდან',
  showAll: 'სრულად ჩვენება',
  showLess: 'აკეცვა',
  pages: 'გვერდები',
  range: '{{from}}–{{to}}, სულ {{total}}',
  previous: 'წინა',
  next: 'შემდეგი',
  all: 'სულ: {{count}}',
  found: 'ნაპოვნია: {{count}}',
  nothing: 'ვერაფერი მოიძებნა.',
  nothingLike: '„{{search}}“ ვერსად ვიპოვეთ.',
  nothingSo: 'ამ პირობას არაფერი შეესაბამება.',
  clear: 'ყველაფრის ჩვენება',
  order: 'დალაგება',
  otherOrder: 'სხვა რიგით',
  show: 'ჩვენება',
  missing: { en: 'აკლია ინგლისური', ka: 'აკლია ქართული' },
}

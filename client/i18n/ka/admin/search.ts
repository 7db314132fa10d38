import type { AdminDictionary } from '../../en-admin.ts'

export const search: AdminDictionary['search'] = {
  open: 'ძებნა',
  title: 'ძებნა ყველგან',
  close: 'ძებნის დახურვა',
  hint: 'პროექტებში, ღონისძიებებში, შემოწირულობებში, ადამიანებსა და წერილებში – რისი ნახვაც შეგიძლია. ნაპოვნებში ისრებით იმოძრავე.',
  tooShort: 'კიდევ ერთი ასო აკრიფე.',
  looking: 'ვეძებთ…',
  none: '„{{text}}“ ვერსად მოიძებნა.',
  found_one: 'მოიძებნა {{count, number}}',
  found_other: 'მოიძებნა {{count, number}}',
  failed: 'ძებნა ვერ მოხერხდა',
  nameless: 'უსახელო',
  list: 'ამ ძებნის ყველა შედეგი აქ: {{room}}',
  more: 'კიდევ არის აქ: {{room}}',
}

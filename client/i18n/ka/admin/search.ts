import type { AdminDictionary } from '../../en-admin.ts'

export const search: AdminDictionary['search'] = {
  open: 'ძებნა',
  title: 'ძებნა ყველგან',
  close: 'ძებნის დახურვა',
  hint: 'პროექტებში, ღონისძიებებში, სურათებში, შემოწირულობებში, ქვითრებში, ხარჯებში, ადამიანებსა და წერილებში – ყველაფერში, რასაც ხედავ. შედეგებში ისრებით გადაადგილდი.',
  tooShort: 'კიდევ ერთი ასო აკრიფე.',
  looking: 'ვეძებთ…',
  none: '„{{text}}“ ვერსად მოიძებნა.',
  found_one: 'მოიძებნა {{count, number}}',
  found_other: 'მოიძებნა {{count, number}}',
  failed: 'ძებნა ვერ მოხერხდა',
  nameless: 'უსახელო',
  list: 'ყველა შედეგი: {{room}}',
  more: 'კიდევ არის: {{room}}',
}

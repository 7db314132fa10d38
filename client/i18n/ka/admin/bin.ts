import type { AdminDictionary } from '../../en-admin.ts'

export const bin: AdminDictionary['bin'] = {
  page: { title: 'ურნა', description: 'რაც წაიშალა და ჯერ კიდევ შეიძლება დაბრუნდეს.' },
  list: {
    loading: 'ურნა იხსნება…',
    failed: 'ურნა ვერ გაიხსნა',
    empty: 'ურნა ცარიელია.',
    emptyText: 'რასაც წაშლი, აქ 30 დღეს დარჩება და დაბრუნებას შეძლებ.',
    search: 'ურნაში ძებნა',
    all: 'ყველაფერი',
    filters: {
      projects: 'პროექტები',
      events: 'ღონისძიებები',
      contacts: 'შემოსული წერილები',
      pictures: 'სურათები',
      issues: 'სიახლეების წერილები',
    },
    orders: { created: { desc: 'ჯერ ბოლოს წაშლილი', asc: 'ჯერ ადრე წაშლილი' } },
  },
  deleted: 'წაიშალა: {{moment}}',
  deletedBy: 'წაშალა: {{name}}, {{moment}}',
  until: 'სამუდამოდ წაიშლება: {{moment}}',
  restore: 'დაბრუნება',
  restoreNamed: 'დაბრუნება: {{title}}',
  restored: 'დაბრუნდა.',
  restoreFailed: 'ვერ დაბრუნდა.',
  backInBin: 'ისევ ურნაშია.',
  undoFailed: 'ვერ გაუქმდა.',
  destroy: 'სამუდამოდ წაშლა',
  destroyNamed: 'სამუდამოდ წაშლა: {{title}}',
  question: 'სამუდამოდ წაიშალოს? ამის შემდეგ ვეღარ დააბრუნებ.',
  confirm: 'სამუდამოდ წაიშალოს',
  destroyed: 'სამუდამოდ წაიშალა.',
  destroyFailed: 'სამუდამოდ ვერ წაიშალა.',
  backForForm: 'დაბრუნდა. ისევ შეინახე და შენი ცვლილებაც აისახება.',
  whileOpen:
    'ეს ჩანაწერი ამასობაში წაიშალა. რაც აკრიფე, ადგილზეა: დააბრუნე ჩანაწერი ურნიდან და ისევ შეინახე.',
}

import type { AdminDictionary } from '../../en-admin.ts'

export const life: AdminDictionary['life'] = {
  states: {
    draft: 'მონახაზი',
    scheduled: 'დაგეგმილი',
    published: 'გამოქვეყნებული',
    archived: 'დასრულებული',
  },
  scheduledFor: 'გამოქვეყნდება: {{moment}}',
  steps: {
    publish: 'გამოქვეყნება…',
    hide: 'დამალვა',
    end: 'დასრულება',
    bringBack: 'ხელახლა გახსნა',
    preview: 'წინასწარი ნახვა',
  },
  publish: {
    title: 'გამოქვეყნება: „{{title}}“',
    text: 'ამის შემდეგ ყველა დაინახავს.',
    now: 'ახლავე გამოქვეყნება',
    day: 'დღე',
    time: 'დრო (თბილისი)',
    moment: 'დღე და დრო',
    schedule: 'დაგეგმვა',
    cancel: 'ჯერ არა',
  },
  done: {
    publish: 'გამოქვეყნდა: {{title}}',
    schedule: 'დაიგეგმა ({{moment}}): {{title}}',
    hide: 'დაიმალა: {{title}}',
    end: 'დასრულდა: {{title}}',
    bringBack: 'ხელახლა გაიხსნა: {{title}}',
  },
  undone: 'ყველაფერი ისეა, როგორც იყო.',
  undoFailed: 'ვერ დაბრუნდა. შესაძლოა, ამასობაში სხვამ შეცვალა.',
  order: {
    up: 'ზემოთ აწევა: {{title}}',
    down: 'ქვემოთ ჩამოწევა: {{title}}',
    moved: '{{title}}: ადგილი {{place, number}}, სულ {{total, number}}',
    movedOn: '{{title}}: გადაადგილდა',
  },
  preview: {
    title: 'წინასწარი ნახვა',
    description: 'ასე დაინახავს სტუმარი.',
    text: 'წინასწარი ნახვა: ასე დაინახავს სტუმარი.',
    loading: 'გვერდი იტვირთება…',
    failed: 'გვერდი ვერ ჩაიტვირთა',
    back: 'რედაქტირებაზე დაბრუნება',
  },
}

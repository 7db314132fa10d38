import type { AdminDictionary } from '../../en-admin.ts'

export const projectForm: AdminDictionary['projectForm'] = {
  title: 'სათაური',
  description: 'აღწერა',
  descriptionHint: 'ცარიელი სტრიქონი ახალ აბზაცს იწყებს.',
  goal: 'მიზანი, ₾',
  startDate: 'დაწყების თარიღი',
  endDate: 'დასრულების თარიღი',
  optional: 'არასავალდებულო',
  youtubeUrl: 'YouTube-ის ვიდეო',
  youtubeHint: 'არასავალდებულო. ბმული ან ვიდეოს იდენტიფიკატორი; გამოჩნდება სურათის ნაცვლად.',
  create: 'პროექტის შექმნა',
  inLanguage: { en: '{{field}}, ინგლისურად', ka: '{{field}}, ქართულად' },
  money: 'მიზანი და თარიღები',
  media: 'სურათი და ვიდეო',
  loading: 'პროექტი იტვირთება...',
  failed: 'პროექტი ვერ ჩაიტვირთა',
  missing: 'ასეთი პროექტი არ არსებობს.',
  missingText: 'შესაძლოა, წაიშალა ან ბმული არასრულია.',
  seePublic: 'ნახვა საიტზე',
}

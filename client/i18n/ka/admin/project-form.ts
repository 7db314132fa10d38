import type { AdminDictionary } from '../../en-admin.ts'

export const projectForm: AdminDictionary['projectForm'] = {
  descriptionHint: 'ცარიელი სტრიქონი ახალ აბზაცს იწყებს.',
  youtubeHint: 'არასავალდებულო. ბმული ან ვიდეოს იდენტიფიკატორი; გამოჩნდება სურათის ნაცვლად.',
  create: 'პროექტის შექმნა',
  money: 'მიზანი და თარიღები',
  media: 'სურათი და ვიდეო',
  loading: 'პროექტი იტვირთება…',
  failed: 'პროექტი ვერ ჩაიტვირთა',
  missing: 'ასეთი პროექტი არ არსებობს.',
  missingText: 'შესაძლოა, წაიშალა ან ბმული არასრულია.',
}

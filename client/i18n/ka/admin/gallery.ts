import type { AdminDictionary } from '../../en-admin.ts'

export const gallery: AdminDictionary['gallery'] = {
  page: { title: 'გალერეა', description: 'გალერეის სამი ვიდეო.' },
  loading: 'ვიდეოს ბმულები იტვირთება…',
  failed: 'ვიდეოს ბმულები ვერ ჩაიტვირთა',
  lead: 'სამი ვიდეო საიტის მთავარ გვერდზე. ჩასვი YouTube-ის ბმული ან ვიდეოს იდენტიფიკატორი; ცარიელი ადგილი საიტზე არ გამოჩნდება. თითოეული ფილმის ქვეშ წერია, მერამდენეა: პირველი ფილმი, მეორე ფილმი.',
  slot: 'ვიდეო {{number}}',
  hint: 'მაგალითად, https://youtu.be/SkVqJ1SGeL0',
  preview: 'ვიდეო {{number}}, წინასწარი ნახვა',
  emptySlot: 'ცარიელი ადგილი',
  save: 'ცვლილებების შენახვა',
  saving: 'ინახება…',
  saved: 'ვიდეოს ბმულები განახლდა!',
  saveFailed: 'ვიდეოს ბმულები ვერ განახლდა',
}

import type { Dictionary } from '../en.ts'

export const donate: Dictionary['donate'] = {
  title: 'ყოველი შემოწირულობა სახლისკენ გადადგმული ნაბიჯია',
  lead: 'აირჩიე პროექტი და ნახე, რაში დაიხარჯება შენი ლარი.',
  button: 'შემოწირე',
  stop: 'თათის გაჩერება',
  turn: 'თათის დატრიალება',
  contributors: {
    title: 'მთავარი მხარდამჭერები',
    platinum: 'პლატინა',
    golden: 'ოქრო',
    silver: 'ვერცხლი',
    name: 'აქ შენი სახელი იქნება',
    first: 'პირველი ამ საფეხურზე',
    anyone: 'ოჯახი, სკოლა ან კომპანია',
  },
  figures: {
    title: 'ციფრებში',
    shelters: 'აშენებული თავშესაფარი',
    bowls: 'სავსე ჯამი ყოველდღე',
    homes: 'ძაღლი უკვე სახლშია',
  },
}

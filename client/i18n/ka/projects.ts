import type { Dictionary } from '../en.ts'

export const projects: Dictionary['projects'] = {
  back: 'პროექტები',
  raised: 'შეგროვდა',
  goal: 'მიზანი',
  raisedOfGoal: 'შეგროვდა {{raised, number}} ლარი, მიზანი {{goal, number}} ლარია',
  toGo: 'მიზნამდე დარჩა {{amount, number}} ლარი',
  goalReached: 'მიზანი მიღწეულია',
  overGoal: 'მიზანს {{amount, number}} ლარით აღემატება',
  amount: 'თანხა',
  presets: 'შემოთავაზებული თანხები',
  donate: 'შემოწირე',
  invalidAmount: 'გთხოვ, მიუთითე შემოწირულობის სწორი თანხა.',
  notOpenYet: 'გმადლობთ! ონლაინ ჯერ ვერ შემოწირავ, ამიტომ თანხა არ ჩამოგეჭრება.',
  about: 'პროექტის შესახებ',
  video: 'ვიდეო: {{title}}',
  dates: { range: '{{start}} – {{end}}', from: 'იწყება: {{start}}', until: 'სრულდება: {{end}}' },
}

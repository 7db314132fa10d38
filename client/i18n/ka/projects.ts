import type { Dictionary } from '../en.ts'

export const projects: Dictionary['projects'] = {
  back: 'პროექტები',
  raised: 'შეგროვდა',
  goal: 'მიზანი',
  raisedOfGoal: '{{goal}}-დან შეგროვდა {{raised}}',
  toGo: 'დარჩა {{amount}}',
  goalReached: 'მიზანი მიღწეულია',
  overGoal: 'მიზანზე {{amount}}-ით მეტი',
  amount: 'თანხა',
  presets: 'შემოთავაზებული თანხები',
  donate: 'შემოწირე',
  invalidAmount: 'მიუთითე შემოწირულობის სწორი თანხა.',
  notOpenYet: 'გმადლობთ! ონლაინ შემოწირვა ჯერ არ მუშაობს, ამიტომ თანხა არ ჩამოგეჭრება.',
  about: 'პროექტის შესახებ',
  video: 'ვიდეო: {{title}}',
  dates: { range: '{{start}} – {{end}}', from: 'იწყება: {{start}}', until: 'სრულდება: {{end}}' },
}

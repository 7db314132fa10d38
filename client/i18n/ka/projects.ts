import type { Dictionary } from '../en.ts'

export const projects: Dictionary['projects'] = {
  back: 'პროექტები',
  raised: 'შეგროვდა',
  goal: 'მიზანი',
  raisedOfGoal: 'შეგროვდა {{raised, number}}\u00A0ლარი, მიზანი {{goal, number}}\u00A0ლარია',
  ofGoal: '/ {{goal, lari}}',
  toGo: 'მიზნამდე დარჩა {{amount, number}}\u00A0ლარი',
  goalReached: 'მიზანი მიღწეულია',
  overGoal: 'მიზანს {{amount, number}}\u00A0ლარით აღემატება',
  amount: 'თანხა',
  presets: 'შემოთავაზებული თანხები',
  donate: 'შემოწირე',
  invalidAmount: 'გთხოვ, მიუთითე შემოწირულობის სწორი თანხა.',
  notOpenYet: 'გმადლობთ! ონლაინ ჯერ ვერ შემოწირავ, ამიტომ თანხა არ ჩამოგეჭრება.',
  ended: {
    title: 'დასრულდა: {{day}}',
    text: 'ეს პროექტი შემოწირულობას აღარ იღებს. მადლობა ყველას, ვინც დაგვეხმარა.',
  },
  notYet: {
    title: 'დაწყების დღე: {{day}}',
    text: 'შემოწირულობას პროექტი იმ დღიდან მიიღებს. დახმარებას ახლა სხვები ელოდებიან.',
  },
  about: 'პროექტის შესახებ',
  open: {
    title: 'უკვე მიმდინარე საქმეები',
    text: 'გვერდი ჯერ მზად არ არის, საქმე კი მიდის: ყველა ეს პროექტი უკვე შეგიძლია გაიცნო.',
    older: 'ადრინდელი პროექტები',
    newest: 'უახლესი პროექტები',
  },
  video: 'ვიდეო: {{title}}',
  dates: { range: '{{start}} – {{end}}', from: 'დაწყება: {{start}}', until: 'დასრულება: {{end}}' },
}

import type { Localized } from '../../schema/model.ts'

export interface DemoEvent {
  title: Localized
  content: Localized
  date: string
  startsAt: string
  endsAt: string | null
  venue: Localized
  /** Null without a limit. */
  places: number | null
  createdAt: string
  subscribers: number
}

/** Oldest first. */
export const demoEvents: readonly DemoEvent[] = [
  {
    title: { en: 'Open day at the Rustavi yard', ka: 'ღია კარის დღე რუსთავის ეზოში' },
    content: {
      en: 'Come and meet the dogs who are waiting for a home. Walk one, stroke one, or simply sit beside one for a while. Children are welcome together with a grown-up. The Rustavi yard, 12:00 to 17:00.',
      ka: 'მოდი და გაიცანი ძაღლები, რომლებიც სახლს ელოდებიან. შეგიძლია გაასეირნო, მოეფერო ან უბრალოდ გვერდით მიუჯდე. ბავშვებს უფროსებთან ერთად ველოდებით. რუსთავის ეზო, 12:00-დან 17:00 საათამდე.',
    },
    date: '2027-03-20',
    startsAt: '12:00',
    endsAt: '17:00',
    venue: { en: 'The Rustavi yard', ka: 'რუსთავის ეზო' },
    places: 40,
    createdAt: '2026-10-05T10:00:00Z',
    subscribers: 9,
  },
  {
    title: { en: 'Free vaccination day in Telavi', ka: 'უფასო აცრის დღე თელავში' },
    content: {
      en: 'Bring any dog, your own or the one from your street: our vets vaccinate against rabies, look at ears and teeth and answer questions. No appointment, no fee. The market square in Telavi, 10:00 to 16:00.',
      ka: 'მოიყვანე ნებისმიერი ძაღლი, შენიც და შენი ქუჩისაც: ვეტერინარები ცოფზე აცრიან, ყურებსა და კბილებს გაუსინჯავენ და კითხვებზე გიპასუხებენ. არც ჩაწერაა საჭირო და არც გადახდა. თელავი, ბაზრის მოედანი, 10:00-დან 16:00 საათამდე.',
    },
    date: '2027-01-23',
    startsAt: '10:00',
    endsAt: '16:00',
    venue: { en: 'Market square, Telavi', ka: 'თელავი, ბაზრის მოედანი' },
    places: null,
    createdAt: '2026-10-19T10:00:00Z',
    subscribers: 14,
  },
  {
    title: { en: 'A walk in memory', ka: 'გასეირნება ნაგაზის მოსაგონრად' },
    content: {
      en: 'Every December we walk together in memory of the shepherd we found by the road: from Vake Park up to Turtle Lake, without hurry and with our dogs, on leads please. Afterwards there is tea and hot soup. We meet at 11:00 at the main gate of the park.',
      ka: 'ყოველ დეკემბერს ერთად ვსეირნობთ იმ ნაგაზის მოსაგონრად, რომელიც გზისპირას ვიპოვეთ: ვაკის პარკიდან კუს ტბამდე, აუჩქარებლად და ძაღლებთან ერთად. საბელი არ დაგავიწყდეს. ბოლოს ჩაი და ცხელი წვნიანი გველოდება. ვიკრიბებით 11:00 საათზე, პარკის მთავარ შესასვლელთან.',
    },
    date: '2026-12-12',
    startsAt: '11:00',
    endsAt: null,
    venue: { en: 'Vake Park, main gate', ka: 'ვაკის პარკი, მთავარი შესასვლელი' },
    places: 60,
    createdAt: '2026-11-02T10:00:00Z',
    subscribers: 27,
  },
]

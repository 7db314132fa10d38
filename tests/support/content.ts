/** A project and an event as an admin would write them, in both languages. */
export const winterProject = {
  goal: 12000,
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
  translations: {
    en: { title: 'A warm winter', description: 'Straw and insulated kennels for forty dogs.' },
    ka: { title: 'თბილი ზამთარი', description: 'ჩალა და დათბუნებული სახლუკები ორმოცი ძაღლისთვის.' },
  },
}

export const walkEvent = {
  date: '2027-04-11',
  translations: {
    en: { title: 'A walk together', content: 'We meet at the turtle lake at noon.' },
    ka: { title: 'ერთად სეირნობა', content: 'შუადღისას კუს ტბასთან ვხვდებით.' },
  },
}

/** An issue of the newsletter in both languages. */
export const autumnIssue = {
  translations: {
    en: { title: 'A good autumn', content: 'Dear friends,\n\ntwelve dogs found a home.' },
    ka: { title: 'კარგი შემოდგომა', content: 'მეგობრებო,\n\nთორმეტმა ძაღლმა სახლი იპოვა.' },
  },
}

/** The fields of a project that tests read. */
export interface ProjectBody {
  id: string
  version: number
  title: string
  description: string
  goal: number
  raised: number
  startDate: string | null
  endDate: string | null
  imageUrl: string | null
  youtubeUrl: string | null
  translations: Record<'en' | 'ka', { title: string | null; description: string | null }>
  donations?: { anonymous: boolean; donor: { name: string } | null; amount: number }[]
  donationsTotalCount?: number
}

export interface EventBody {
  id: string
  version: number
  title: string
  content: string
  date: string | null
  translations: Record<'en' | 'ka', { title: string | null; content: string | null }>
  subscribers?: { name: string; email: string }[]
  subscribersTotalCount?: number
}

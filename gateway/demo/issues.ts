import { newsletterIssue } from '../../schema/newsletter-issues.ts'

/** One that the team is still writing. */
export const demoIssues = [
  {
    id: newsletterIssue.exampleId,
    createdAt: '2026-11-10T09:00:00Z',
    title: {
      en: 'Twelve dogs found a home this autumn',
      ka: 'ამ შემოდგომაზე თორმეტმა ძაღლმა სახლი იპოვა',
    },
    content: {
      en: 'Dear friends,\n\nthis autumn was a good one: twelve of our dogs have moved in with families, and the new kennels in Gori are nearly dry.\n\nBefore the winter we need straw and feed for forty. Whoever can spare an hour on Saturdays is welcome, too.',
      ka: 'მეგობრებო,\n\nეს შემოდგომა კარგი იყო: ჩვენი თორმეტი ძაღლი ახალ ოჯახებში გადავიდა, გორში კი ახალი ვოლიერები თითქმის მზადაა.\n\nზამთრამდე ორმოცი ძაღლისთვის ჩალა და საკვები გვჭირდება. თუ შაბათობით ერთი საათი გექნება, გვესტუმრე: ხელი ყოველთვის გვჭირდება.',
    },
  },
]

import { archivedIssue } from '../../schema/archived-issues.ts'
import { newsletterIssue } from '../../schema/newsletter-issues.ts'

/** One that the team is still writing, and one that its readers have. */
export const demoIssues = [
  {
    id: archivedIssue.exampleId,
    createdAt: '2026-10-30T09:00:00Z',
    state: 'sent' as const,
    sendAt: '2026-10-30T10:00:00Z',
    sentAt: '2026-10-30T10:20:00Z',
    title: {
      en: 'The first frost, and a roof in time',
      ka: 'პირველი ყინვა და დროულად გადახურული ვოლიერი',
    },
    content: {
      en: 'Dear friends,\n\nthe first frost came early to Gori this year. The roof over the new kennels was finished two days before it, by eleven volunteers and one very patient carpenter.\n\nForty dogs sleep dry. The oldest of them, whom the children call Bombora, has chosen the warmest corner and does not mean to share it.\n\nThank you to everybody who gave boards, nails and a Sunday.',
      ka: 'მეგობრებო,\n\nწელს გორში პირველი ყინვა ადრე მოვიდა. ახალი ვოლიერების გადახურვა ყინვამდე ორი დღით ადრე დავასრულეთ: თერთმეტი მოხალისე და ერთი ძალიან მომთმენი ხურო მუშაობდა.\n\nორმოცი ძაღლი მშრალ ადგილას იძინებს. მათგან ყველაზე ხნიერმა, რომელსაც ბავშვები ბომბორას ეძახიან, ყველაზე თბილი კუთხე აირჩია და არავისთვის დათმობას არ აპირებს.\n\nმადლობა ყველას, ვინც ფიცარი, ლურსმანი და ერთი კვირადღე გაიმეტა.',
    },
  },
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

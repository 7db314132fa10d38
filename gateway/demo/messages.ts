import type { Locale } from '../../schema/locales.ts'

export interface DemoMessage {
  name: string
  email: string
  message: string
  locale: Locale
  createdAt: string
}

/** Oldest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    name: 'Anna Schulz',
    email: 'anna.schulz@example.org',
    message:
      'Hello, I am moving from Tbilisi to Leipzig in March and would like to take a dog with me. Which papers does it need, and how early should we start?',
    locale: 'en',
    createdAt: '2026-11-09T16:40:00Z',
  },
  {
    name: 'ლევან გელაშვილი',
    email: 'levan.gelashvili@example.org',
    message:
      'ვეტერინარიის ფაკულტეტის მეოთხე კურსზე ვსწავლობ. შაბათობით თავისუფალი დრო მაქვს და აცრებში სიამოვნებით დაგეხმარებით.',
    locale: 'ka',
    createdAt: '2026-11-12T19:05:00Z',
  },
  {
    name: 'Giorgi Beridze',
    email: 'giorgi.beridze@example.org',
    message:
      'We have a van that stands idle at weekends. Would it help with the straw for Gori? I would drive it myself.',
    locale: 'en',
    createdAt: '2026-11-15T08:20:00Z',
  },
  {
    name: 'მარიამ ლომიძე',
    email: 'mariam.lomidze@example.org',
    message: 'ჩვენი სკოლის მეხუთეკლასელებმა თქვენი ძაღლებისთვის საბნები შეაგროვეს. სად და როდის მოვიტანოთ?',
    locale: 'ka',
    createdAt: '2026-11-18T11:30:00Z',
  },
  {
    name: 'ნინო კობახიძე',
    email: 'nino.kobakhidze@example.org',
    message:
      'გამარჯობა! ჩვენს ეზოში უკვე ერთი კვირაა, სამი ლეკვი ცხოვრობს. ვაჭმევთ, მაგრამ სახლში ვერ აგვყავს. ვის შეგვიძლია მივმართოთ?',
    locale: 'ka',
    createdAt: '2026-11-20T07:55:00Z',
  },
]

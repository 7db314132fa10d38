import type { NewContactMessage } from '../../../schema/contacts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { ContactMessage } from './contact-message.ts'

const english: NewContactMessage = {
  name: 'Ana Beridze',
  email: 'ana@example.org',
  message: 'A puppy on our street is limping. Whom can I turn to?',
}

const georgian: NewContactMessage = {
  name: 'ანა ბერიძე',
  email: 'ana@example.org',
  message: 'გამარჯობა! ჩვენს ქუჩაზე ერთი ლეკვი კოჭლობს. ვის მივმართო?',
}

const kept = (message: NewContactMessage, locale: Locale): ContactMessage => ({
  id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  ...message,
  locale,
  createdAt: '2026-12-05T10:00:00.000Z',
})

export const letterExamples = {
  en: { summary: 'In English', value: english },
  ka: { summary: 'ქართულად', value: georgian },
}

export const contactMessageExamples = {
  en: { summary: 'In English', value: kept(english, 'en') },
  ka: { summary: 'ქართულად', value: kept(georgian, 'ka') },
}

export const contactMessagesExamples = {
  one: { summary: 'One message', value: [kept(georgian, 'ka')] },
  none: { summary: 'No message yet', value: [] },
}

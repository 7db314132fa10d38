/** What letters tell of that are shown as examples: of nobody, and of nothing there is. */
export const madeUp = {
  id: '01a1f7f3-9c20-7783-aa6c-db93d4b11371',
  username: 'nino',
  email: 'nino@example.org',
  newEmail: 'nino.k@example.org',
  moment: new Date('2026-11-21T10:32:00.000Z'),
  year: 2026,
  sum: 70,
  name: { en: 'Nino', ka: 'ნინო' },
  colleague: { en: 'Eka', ka: 'ეკა' },
  message: {
    en: 'Hello! A puppy in our street limps. Whom can I turn to?',
    ka: 'გამარჯობა! ჩვენს ქუჩაზე ერთი ლეკვი კოჭლობს. ვის მივმართო?',
  },
  answer: {
    en: 'Hello! Thank you for writing to us. We come tomorrow morning and take the puppy to a vet.',
    ka: 'გამარჯობა! მადლობა, რომ მოგვწერე. ხვალ დილით მოვალთ და ლეკვს ექიმთან წავიყვანთ.',
  },
} as const

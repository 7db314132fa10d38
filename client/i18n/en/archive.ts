/** What is said around the issues of the newsletter that were sent. */
export const archive = {
  title: 'newsletter',
  description:
    'Every letter that our readers have had from us: who found a home, who is waiting, and where the money went.',
  letters: 'The letters',
  empty: {
    title: 'No letter has gone out yet',
    text: 'The first one will stand here as soon as our readers have it.',
  },
  newest: 'Newest letters',
  older: 'Older letters',
  all: 'All letters',
  next: {
    title: 'The next one by email?',
    text: 'One letter a month, and one press ends it.',
    link: 'Subscribe',
  },
  feed: 'Follow in a feed reader (Atom)',
}

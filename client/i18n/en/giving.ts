/** What is said where a gift is made. Sums come as they are written. */
export const giving = {
  title: (project: string): string => `Give: ${project}`,
  description: 'Three short steps, and no account is needed.',
  back: 'back to the project',
  for: 'Your gift is for',
  write: 'Write to us',
  facts: [
    'No account is needed, and nothing is charged on this page.',
    'Typed a nought too many? Write to us and we put it right.',
  ],
  step: (number: number, of: number): string => `Step ${number} of ${of}`,
  change: 'Change',
  steps: {
    sum: { title: 'How much would you like to give?', done: 'Your gift' },
    you: { title: 'About you', done: 'About you' },
    pay: { title: 'How would you like to pay?', done: 'Payment' },
  },
  payAlone: 'How it is paid',
  frequency: {
    legend: 'How often?',
    once: 'Once',
    monthly: 'Every month',
    hint: 'By card: it is charged on the same day of every month, until you stop it. That takes one press, and no account.',
    pay: 'Your card is charged on the page that comes next, and then on the same day of every month, until you stop it: by one press on the page of your gift, to which every receipt leads.',
  },
  /** Behind the sum, where it is folded. */
  once: ', once',
  everyMonth: (sum: string): string => `${sum} a month`,
  presets: 'Sum',
  other: 'Another sum',
  amount: 'Sum in lari',
  continueWith: (sum: string): string => `Continue with ${sum}`,
  continue: 'Continue',
  notYet: 'Nothing is charged yet. No account is needed.',
  name: 'Name',
  email: 'Email',
  emailHint: 'Optional: for the receipt. Only our team sees it.',
  emailHintMonthly:
    'For the receipt of each month, which leads to the page that stops it. Only our team sees it.',
  language: 'Language of the receipt',
  languages: { en: 'English', ka: 'Georgian' },
  anonymous: 'Give anonymously',
  anonymousHint: 'Your name is optional then, and stays with us and on the receipt.',
  thanked: 'Thank me by name on the site',
  thankedHint:
    'Your name then stands among our contributors, in a tier by what you gave, and never a sum. You can take it back at any time, on the page of your gift.',
  thankedFrom: {
    sum: (from: string): string =>
      `Names are shown from ${from} on: all that you gave with this wish, taken together.`,
    below: (sum: string): string => `This gift of ${sum} alone does not come to that yet.`,
  },
  anonymously: 'Anonymously',
  dedication: {
    legend: 'Is the gift for somebody?',
    none: 'No',
    inMemory: 'In memory of',
    inHonour: 'In honour of',
    count: (written: number, most: number): string => `${written} of ${most} letters.`,
    shown: 'You may tell others of it',
  },
  ways: {
    transfer: {
      title: 'Bank transfer',
      text: 'From any bank. Next we show you the account, and a code by which we know your gift.',
      submit: (sum: string): string => `I am sending ${sum} by transfer`,
    },
    bog: {
      title: 'Bank of Georgia',
      text: 'By card, on a page of the bank. Then you are back here.',
      submit: (sum: string): string => `Go on to pay ${sum}`,
    },
    tbc: {
      title: 'TBC Bank',
      text: 'By card, on a page of the bank. Then you are back here.',
      submit: (sum: string): string => `Go on to pay ${sum}`,
    },
    stripe: {
      title: 'Card, through Stripe',
      text: 'On a page of Stripe, which takes cards of most countries. Then you are back here.',
      submit: (sum: string): string => `Go on to pay ${sum}`,
    },
  },
  way: 'Payment',
  give: 'Give',
  sending: 'One moment...',
  counted:
    'Until it reaches us, your gift is promised and not counted as raised. Nothing is charged on this page.',
  limited:
    'Too many attempts from here. Wait a while, or give by bank transfer, for which another limit holds.',
  uncertain: 'We did not hear whether that worked. Press the button again: it stays one gift.',
  closed: {
    title: 'This project takes no gifts today',
    over: 'It is over. Others are waiting for help right now.',
    notYet: (day: string): string =>
      `It begins on ${day}, and takes gifts from then on. Others are waiting for help right now.`,
    link: 'See the other projects',
  },
  withoutScripts:
    'To give, switch it on in your browser and load the page again, or open its address on another device: you are then shown the account, and a code for your transfer.',
}

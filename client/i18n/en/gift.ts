/** What is said to whoever opens the link of their gift. Sums and days come as they are written. */
type Method = 'cash' | 'transfer' | 'card' | 'inKind'

const methods: Record<Method, string> = {
  cash: 'Cash',
  transfer: 'Bank transfer',
  card: 'Card',
  inKind: 'In kind',
}

export const gift = {
  title: 'Your gift',
  description: 'How your gift stands.',
  loading: 'Looking at your gift...',
  missing: 'This link does not work: it was not copied whole, or it is none of ours.',
  again: 'Open it again from where you have kept it. If it still does not work, write to us.',
  projects: 'To the projects',
  failed: 'Your gift could not be looked at. Check your connection and try again.',
  retry: 'Try again',
  withoutScripts:
    'This page does not work without JavaScript. Switch it on in your browser and load the page again.',
  states: {
    pledged: { mark: 'Promised', title: 'Thank you. Now only the transfer is missing.' },
    confirmed: { mark: 'Confirmed and counted', title: 'Thank you. Your gift has arrived.' },
    expired: { mark: 'Expired', title: 'Nothing has reached us in this gift’s time.' },
    failed: { mark: 'Not paid', title: 'This payment did not go through.' },
    refunded: { mark: 'Returned', title: 'Your gift has gone back to you.' },
    withdrawn: { mark: 'Taken back', title: 'This gift was taken back.' },
  },
  texts: {
    pledged: (sum: string, day: string): string =>
      `You have promised ${sum}. We wait for the money until ${day}; as soon as it is here, this page says so.`,
    confirmed: (sum: string): string => `${sum} of yours is at work now.`,
    /** Of a gift of which some went back. */
    partly: (given: string, back: string, counts: string): string =>
      `You gave ${given}. We have returned ${back}; ${counts} of yours is at work now.`,
    /** Where it came another way, and was paid by card as well. */
    beside: (sum: string): string =>
      `This gift reached us another way, and ${sum} was paid by card for it as well. We are looking into it: what came twice goes back to you, and you need not do anything. If you meant to give both, write to us with the code below.`,
    expired: (sum: string): string =>
      `${sum} was promised, and is not waited for any more. If you did send it, write to us with the code below: nothing is lost.`,
    failed: (sum: string): string =>
      `${sum} was not paid, and nothing is waited for any more. If the money was taken from your account all the same, write to us with the code below.`,
    refunded: (sum: string): string => `We have returned ${sum}.`,
    withdrawn: (sum: string): string =>
      `${sum} is not waited for any more. If you sent it all the same, or it was taken from your account, write to us with the code below.`,
  },
  byCard: {
    go: (sum: string): string => `Go on to pay ${sum}`,
    open: {
      title: 'Thank you. Now only the payment is missing.',
      text: (sum: string, time: string): string =>
        `${sum} can be paid until ${time}. If you have just paid, it may take a moment until we hear of it: this page looks again by itself.`,
    },
    /** Whoever takes the payment has led them back without one. */
    left: {
      title: 'This is not paid.',
      text: (sum: string, time: string): string =>
        `You have left the page of the payment. You can go on to pay ${sum} until ${time}, or give anew, another sum or another way. If you have paid meanwhile, this page says so by itself.`,
    },
    /** Another sum was paid than was promised. */
    other: {
      mark: 'Being looked into',
      title: 'Another sum was paid than you had promised.',
      text: (sum: string, came: string): string =>
        `${sum} was promised, and ${came} was paid. We are looking into it: it counts as soon as that is done, or goes back to you, and you need not do anything. If you have not heard within a few days, write to us with the code below.`,
    },
    late: {
      title: 'We do not know yet whether this was paid.',
      text: (_sum: string, _time: string): string =>
        'This page cannot lead to the payment any more. If you have paid, it says so within the hour; if it does not, write to us with the code below, and nothing is lost. If you have not, give anew.',
    },
  },
  receipt: {
    download: 'Download the receipt (PDF)',
    failed: 'The receipt could not be fetched. Try again in a moment.',
    sentTo: (address: string): string => `Letters about it go to ${address}`,
    sendAgain: 'Send again',
    sentAgain: (address: string): string =>
      `The receipt is on its way to ${address}. Give it a few minutes, and look among the junk as well.`,
    uncertain: 'We did not hear whether it was sent. Press once more.',
  },
  paper: {
    receipt: 'Receipt',
    from: 'From',
    unsigned: 'Without a name',
    received: 'Received',
    paid: 'Paid by',
    methods,
    by: (method: string, taker: string): string => `${method}, ${taker}`,
    project: 'Project',
    dedication: 'Dedication',
    code: 'Code',
    amount: 'Sum',
    given: 'Given',
    back: 'Returned',
    counts: 'Counts',
  },
  monthly: {
    title: 'Given every month',
    paper: 'How often',
    often: 'Every month',
    once: 'Once',
    active: (sum: string, day: string | null): string =>
      day === null
        ? `${sum} is charged to your card every month, until you stop it.`
        : `${sum} is charged to your card every month, next on ${day}, until you stop it.`,
    failing: (sum: string): string =>
      `Your card could not be charged ${sum} for this month. It is tried again by itself in the next days; you need not do anything. If your card is another one by now, stop this gift and give anew.`,
    /** Somebody has asked for its end, and Stripe has not confirmed that yet. */
    asked: {
      donor: (day: string): string =>
        `You asked to stop it on ${day}. Stripe, which charges the card, has not confirmed that yet. We keep asking until it does; you need not do anything. This page says when it is done.`,
      team: (day: string): string =>
        `We asked to end it on ${day}. Stripe, which charges the card, has not confirmed that yet. We keep asking until it does; you need not do anything. This page says when it is done.`,
    },
    chargedSince: (day: string): string =>
      `Before that was done, one more month was charged, on ${day}. Write to us with the code of this gift, and we return it.`,
    ended: {
      donor: 'You have stopped it. Nothing is charged to your card any more.',
      team: 'We have ended it. Nothing is charged to your card any more.',
      project:
        'It has ended with its project, which takes no gifts any more. Nothing is charged to your card.',
      provider: 'It has ended, as your card could not be charged any more.',
      once: 'It came another way than by the card, so it was given once. Nothing is charged every month; to give every month, give anew.',
      unpaid: 'It has not begun, as its first month was not paid.',
      erased: 'It has ended. Nothing is charged any more.',
    },
    stop: 'Stop the monthly gift',
    stopping: 'Stopping...',
    stopped: 'Your monthly gift is stopped.',
    stopAsked: 'We have noted that you want to stop. Stripe has not answered yet, so we keep asking.',
    uncertain: 'We did not hear whether it was stopped. Press the button once more.',
  },
  anew: 'Give anew',
  write: 'Write to us',
  transfer: {
    title: 'What to enter at your bank',
    recipient: 'To',
    iban: 'IBAN',
    bank: 'Bank',
    amount: 'Amount',
    code: 'Purpose',
    note: 'Put this code into the purpose of the transfer: by it we know that the gift is yours.',
    picture: 'The details of the transfer, as a picture that telephones read',
    scan: 'Scan it with a telephone to have the same details there.',
  },
  copy: {
    button: 'Copy',
    done: 'Copied',
    said: (label: string): string => `Copied: ${label}`,
    failed: 'Your browser does not let us copy. Mark the text and copy it by hand.',
  },
  keep: 'Keep the address of this page: it leads back here, and only who has it can open it.',
  reads: {
    inMemory: (name: string): string => `In memory of ${name}`,
    inHonour: (name: string): string => `In honour of ${name}`,
  },
  raised: { pledged: 'Raised so far', confirmed: 'Raised, with yours' },
  thanks: {
    question: 'May we thank you by name?',
    hint: 'Your name would stand among our contributors, on the page “Donate”, without any sum. You can change your answer here at any time; after a no, your name is gone at once, also for what you gave before.',
    yes: 'Yes, by name',
    no: 'No, without my name',
    said: {
      yes: 'Thank you: your name is there once your gift counts and reaches a tier.',
      no: 'Your name is not shown on the site.',
    },
    uncertain: 'We did not hear whether that worked. Press the button once more.',
  },
  takeBack: {
    open: 'I have changed my mind',
    question: (sum: string): string => `Take back your promise of ${sum}? It will not be waited for.`,
    yes: 'Yes, take it back',
    no: 'No, it stays',
    settled: 'Something else has become of it meanwhile. This is how it stands now.',
    uncertain: 'We did not hear whether that worked. Press the button once more.',
  },
}

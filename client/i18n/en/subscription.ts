/** What is said to readers of the newsletter who open the link of a letter. */
export const subscription = {
  title: 'Your newsletter',
  description: 'Confirm that you want our newsletter, choose its language, or unsubscribe.',
  aside: 'He waited by the road. You need not: our news comes to you.',
  loading: 'Looking at your link...',
  missing:
    'This link does not work: it was not copied whole, the subscription ended more than a day ago, or you have subscribed again since.',
  again:
    'If our newsletter still comes to you, open the link in its latest letter. You can subscribe again on our main page.',
  home: 'To the main page',
  failed: 'Your link could not be looked at. Try again.',
  retry: 'Try again',
  confirm: {
    ask: 'Shall our newsletter come to this address?',
    submit: 'Yes, send it to me',
    done: 'Thank you! You are on the list: you will get our newsletter from now on.',
    refuse: 'No, take me off',
  },
  reading: 'Our newsletter comes to this address:',
  language: {
    legend: 'Language of the newsletter',
    en: 'English',
    ka: 'Georgian',
    done: 'The next one comes in English.',
  },
  end: {
    submit: 'Unsubscribe',
    done: 'You have unsubscribed: nothing comes to you any more.',
    ended: 'The subscription to this address has ended:',
    undo: 'That was a mistake, subscribe me again',
    undone: 'You are on the list again.',
    undoneWaiting: 'That is taken back. The newsletter comes once you say below that you want it.',
  },
  archive: 'Read the letters we have sent',
  uncertain: 'We did not hear whether that worked. Press the button once more.',
}

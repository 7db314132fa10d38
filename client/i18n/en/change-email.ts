/** What is said to whoever opens a link by which the address of an account is changed. */
export const changeEmail = {
  title: 'Another email',
  description: 'Say whether the address of an account is to be changed.',
  aside: 'He knew both gates, and let nobody through who had no business there.',
  loading: 'Looking at your link...',
  missing:
    'This link does not work: the change was made or refused, the link is too old, was not copied whole, or the account has another password or address since.',
  look: 'Which address your account has stands in the account itself. There you can ask for another.',
  account: 'To your account',
  failed: 'Your link could not be looked at. Try again.',
  retry: 'Try again',
  old: {
    ask: 'Your account is to get this address in place of the one you have:',
    agree: 'Agree',
    refuse: 'Refuse',
  },
  new: {
    ask: 'You confirm that this address is yours, and that your account is to have it:',
    agree: 'Confirm the new email',
  },
  former: {
    ask: 'Your account has this address by now:',
    refuse: 'Take the change back',
    hint: 'The account gets the address it had before, to which this link was written, and everybody is signed out of it.',
  },
  agreed: 'You have agreed. The address is changed once the other side has agreed too.',
  changed: 'The address is changed. From now on our letters go there.',
  refused:
    'You have refused, and nothing is changed. If you did not ask for it yourself, somebody knows your password: choose a new one now.',
  undone:
    'The account has its former address again, and everybody is signed out of it. Somebody knows your password: have a new one written to you now.',
  newPassword: 'Get a new password',
  uncertain: 'We did not hear whether that worked. Press the button once more.',
}

/** What is said to whoever opens the link by which an address is confirmed. */
export const verifyEmail = {
  title: 'Confirm your email',
  description: 'Confirm that an address is yours by the link you were sent.',
  aside: 'He came when he was called. So will our letters.',
  loading: 'Looking at your link...',
  missing:
    'This link does not work: it was used, is older than a day, was not copied whole, or the account has another address since.',
  look: 'Whether your email is confirmed stands in your account, and there you can have another letter sent.',
  account: 'To your account',
  failed: 'Your link could not be looked at. Try again.',
  retry: 'Try again',
  ask: 'You confirm that this address is yours:',
  submit: 'Confirm the email',
  done: 'Your email is confirmed. Thank you!',
  uncertain: 'We did not hear whether that worked. Press the button once more.',
}

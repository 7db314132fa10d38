/** What is said to whoever has forgotten their password, where the site writes letters, and opens the link of one. */
export const resetPassword = {
  asked:
    'If somebody has signed up with this address, a letter with a link is on its way to it. The link works for half an hour. Nothing there yet? Look among your unwanted mail too.',
  title: 'Set a new password',
  description: 'Set a new password by the link you were sent.',
  aside: 'The road home is where it always was.',
  loading: 'Looking at your link...',
  missing:
    'This link does not work: it was used, is older than half an hour, was not copied whole, or the password was changed since.',
  askAgain: 'Ask for a new link',
  used: 'Have you set a new password with it already?',
  signIn: 'Sign in',
  failed: 'Your link could not be looked at. Try again.',
  retry: 'Try again',
  username: 'You sign in as',
  password: 'New password',
  again: 'New password again',
  submit: 'Set the password',
  uncertain: 'We did not hear whether the password was set. Try once more, or try to sign in with it.',
}

/** What is said to whoever opens the link of an invitation. */
export const invitation = {
  title: 'Join the team',
  description: 'Join the team by the link you were given.',
  aside: 'Nobody had to introduce him twice.',
  loading: 'Looking at your invitation...',
  missing: 'This link leads nowhere: it was used, taken back, or is older than a week. Ask for a new one.',
  joined: 'Have you joined with it already?',
  signIn: 'Sign in',
  failed: 'Your invitation could not be looked at. Try again.',
  retry: 'Try again',
  name: 'Who it is for',
  role: 'What you will be',
  asYourself: 'Join with this account',
  password: 'Your password',
  tooCommon:
    'Too many people use this password: nobody who works here signs in with it. Set a new one first, then open the link you were given again. It stays good.',
  setPassword: 'Set a new password',
  signedInAs: 'You are signed in as',
  already: 'This account works here already. Sign out to use the link for another one.',
  submit: 'Join',
  success: 'Welcome to the team.',
}

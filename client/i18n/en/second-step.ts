/** What is said where somebody signs in who has two-step sign-in. */
export const secondStep = {
  title: 'One more step',
  code: 'Code from your telephone',
  hint: 'The six figures that its app shows now.',
  recoveryCode: 'Recovery code',
  recoveryHint:
    'One of those you have kept. Each lets you in once. If none is left, ask whoever runs the site to let you in without a code.',
  useRecoveryCode: 'Use a recovery code',
  useTelephone: 'Use the telephone',
  startAgain: 'Start again',
}

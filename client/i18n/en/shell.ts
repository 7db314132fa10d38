export const shell = {
  site: 'from stray to safe',
  siteFirstLine: 'from stray',
  siteSecondLine: 'to safe',
  skip: 'Skip to content',
  withoutScripts:
    'Everything here can be read without JavaScript; only the forms, the films and the totals on the map need it.',
  formNeedsScripts: 'This form needs JavaScript.',
  nav: {
    label: 'Main',
    about: 'about',
    events: 'events',
    gallery: 'our strays',
    projects: 'projects',
    colab: 'colab',
  },
  language: 'Language',
  languageFailed: 'The Georgian page could not be loaded. Check your connection, then press GEO again.',
  signIn: 'sign in',
  adopt: 'adopt',
  donate: 'donate',
  menu: { title: 'Menu', open: 'Open menu', close: 'Close menu' },
  account: {
    label: 'Account of {{name}}',
    donate: 'donate',
    myInfo: 'my info',
    admin: 'admin area',
    logout: 'logout',
  },
  logOut: {
    title: 'Log out without saving?',
    text: 'What you changed on this page has not been saved yet.',
    stay: 'Stay here',
    leave: 'Log out without saving',
  },
  accounts: 'where the money went',
  footer: {
    label: 'About this site',
    memory: 'In memory of a shepherd who was found by the road.',
    about: 'about',
    privacy: 'privacy',
    terms: 'terms',
    colab: 'colab',
    privacyText:
      'We keep what you give us and need for it: your account, your letters, your newsletter address, the gifts written down for you. No advertising, nothing sold, nobody counts your steps. Ask us what we keep, and we will tell you, correct it or delete it.',
    privacyMore: 'what we keep, why and how long',
    termsText:
      'The site is free to read. No money is taken on its pages; “Raised” counts gifts that have reached us. Write to us what is true, and of others only what they would want us to know.',
    termsTextGiving:
      'The site is free to read. Gifts are paid by bank transfer, or on the page of a bank or payment service; “Raised” counts those that have reached us. Write to us what is true, and of others only what they would want us to know.',
    termsMore: 'all the terms',
  },
  toasts: { region: 'Notifications', close: 'Close notification' },
  newVersion: 'This site has been renewed. Save what you have typed, then reload the page.',
  asleep:
    'A part of this page has not arrived, so this does not work yet. Check your connection, or reload the page.',
  tryAgain: 'Try again',
  comingSoon: {
    title: 'Coming soon',
    text: 'He is waiting too. The road here is still being laid.',
    projects: 'see what is already under way',
    write: 'write to us',
  },
  notFound: { text: 'This road ends here. Our shepherd knows the way back.', link: 'Go Home' },
  failed: {
    title: 'Something went wrong',
    text: 'This page could not be loaded. Check your connection and try again.',
  },
}

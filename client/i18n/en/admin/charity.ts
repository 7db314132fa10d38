export const charity = {
  page: {
    title: 'The charity',
    description: 'What the charity is called, where it is, and which account gifts go to.',
  },
  lead: 'Whoever gives is told this, and it stands on receipts. Receipts that were issued stay as they are.',
  loading: 'Loading the charity’s details...',
  failed: 'Failed to fetch the charity’s details',
  nameHint: 'As it stands in the register.',
  bothLanguages: 'Giving can be turned on once it is written in both languages.',
  register: 'In the register',
  codeHint: 'Nine digits; of a person eleven.',
  account: 'The account that gifts go to',
  ibanHint: 'In groups or in one piece, as you like.',
  password: 'Your password',
  told: {
    sent: 'Whoever gives is shown this account from then on. So your password is asked for, and every admin is told of it by letter.',
    kept: 'Whoever gives is shown this account from then on. So your password is asked for, and a letter to every admin is written; as no mail server is named, it lies among the letters to be looked at.',
    off: 'Whoever gives is shown this account from then on. So your password is asked for. This site sends no letters: tell your colleagues of it yourself.',
  },
  tiers: 'Thanks by name',
  tiersText:
    'Whoever wishes it is thanked by name where one gives, in a tier by what they gave in all. Below the silver sum nobody is named. The sums themselves are shown to nobody.',
  updatedAndTold: 'Updated! Every admin is told by letter.',
  toLaunch: 'To the launches',
}

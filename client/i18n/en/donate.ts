export const donate = {
  title: 'Every gift is a step on the road home',
  lead: 'Choose a project and see exactly where your lari goes.',
  button: 'DONATE',
  stop: 'Stop the paw',
  turn: 'Start the paw',
  open: {
    title: 'choose a project',
    text: 'Each page says what the money buys and how far it has come.',
    all: 'all open projects',
  },
  contributors: {
    title: 'Top Contributors',
    platinum: 'platinum',
    golden: 'golden',
    silver: 'silver',
    name: 'Your name here',
    first: 'The first to give in this tier',
    anyone: 'A family, a school or a company',
  },
  figures: {
    title: 'In figures',
    sample:
      'These three figures are samples until our own are counted. The sums of the projects are counted, gift by gift.',
    shelters: 'shelters built',
    bowls: 'bowls filled every day',
    homes: 'dogs safe at home',
  },
}

/** What is said on the page of all open projects. */
export const projectList = {
  title: 'projects',
  lead: 'Each says what it costs, and where it has got to.',
  description:
    'Everything we are raising money for: what each project costs, where it has got to, and how to help it on.',
  searchLabel: 'Search projects',
  search: 'Search',
  which: 'Which projects',
  shows: { ongoing: 'All', nearest: 'Nearest the goal', reached: 'Goal reached' },
  shown: { nearest: 'Projects nearest their goal', reached: 'Open projects that have reached their goal' },
  found: (search: string): string => `Projects with “${search}”`,
  missed: (search: string): string => `No open project with “${search}”`,
  loading: 'Loading the projects...',
  list: 'The projects',
  reached: 'Goal reached',
  firstGift: 'The first gift starts the road',
  give: 'Give to this project',
  finished: {
    title: 'roads already walked',
    text: 'Finished projects stay, with what came for them.',
    withSpent: 'Finished projects stay, with what came for them and what they cost.',
    raised: (sum: string): string => `${sum} raised`,
    spent: (raised: string, spent: string): string => `${raised} raised, ${spent} spent`,
    mark: 'Finished',
    accounts: 'See how everything adds up',
  },
  more: 'More projects',
  start: 'Back to the first',
  all: 'See all projects',
  gone: { title: 'These have ended by now', text: 'Begin again at the first.' },
  empty: {
    ongoing: {
      title: 'No project is open right now',
      text: 'The next one will stand here as soon as it is ready.',
    },
    nearest: {
      title: 'None is on its way to its goal',
      text: 'No project that is open right now is still short of it.',
    },
    reached: {
      title: 'No open project has reached its goal yet',
      text: 'Look at all of them: one may need only a little more.',
    },
    finished: {
      title: 'Found only among what is finished',
      text: 'It stands below, and takes no gifts any more.',
    },
    search: { title: 'Nothing found', text: 'Try another word, or look through all of them.' },
  },
}

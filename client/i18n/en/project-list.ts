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
  found: (search: string): string => `Projects with “${search}”`,
  loading: 'Loading the projects...',
  list: 'The projects',
  reached: 'Goal reached',
  firstGift: 'The first gift starts the road',
  give: 'Give to this project',
  more: 'More projects',
  start: 'Back to the first',
  all: 'See all projects',
  empty: {
    ongoing: {
      title: 'No project is open right now',
      text: 'The next one will stand here as soon as it is ready.',
    },
    nearest: { title: 'None is still on its way', text: 'Every open project has reached its goal.' },
    reached: {
      title: 'None has reached its goal yet',
      text: 'The first one may need no more than your gift.',
    },
    search: { title: 'Nothing found', text: 'Try another word, or look through all of them.' },
  },
}

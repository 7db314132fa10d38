/** A document that is sent, and how much of each list it asks for. */
export interface Document {
  /** Which of the statements of the other sides answers the same. */
  name: 'overview' | 'names' | 'translations' | 'filtered' | 'messages' | 'analytics' | 'project'
  query: string
  variables: Record<string, unknown>
}

/** All an admin's overview shows, in one request. */
export const overview = (projects: number, gifts: number): Document => ({
  name: 'overview',
  query: `query Overview($projects: Int!, $gifts: Int!) {
    projects(first: $projects) { nodes { id title goal raised
      donations(first: $gifts) { totalCount nodes { anonymous amount donor { name } } } } }
    events(first: 20) { nodes { id title content date
      subscribers(first: 100) { totalCount nodes { name email } } } }
    analytics { total projects { projectTitle totalDonated } }
  }`,
  variables: { projects, gifts },
})

/** One field of each gift: next to nothing but the lists themselves. */
export const names = (projects: number, gifts: number): Document => ({
  name: 'names',
  query: `query Names($projects: Int!, $gifts: Int!) {
    projects(first: $projects) { nodes { donations(first: $gifts) { nodes { donor { name } } } } }
  }`,
  variables: { projects, gifts },
})

/** Long texts in both languages, dates, and what only admins see of a donor. */
export const translations = (projects: number, gifts: number): Document => ({
  name: 'translations',
  query: `query Translations($projects: Int!, $gifts: Int!) {
    projects(first: $projects) { totalCount nodes { id version startDate endDate imageUrl
      translations { en { title description } ka { title description } }
      donations(first: $gifts) { nodes { id amount receivedAt recordedDonor { name email } } } } }
  }`,
  variables: { projects, gifts },
})

/** A list narrowed and sorted by what is kept apart from its rows. */
export const filtered = (): Document => ({
  name: 'filtered',
  query: `query Filtered($first: Int!) {
    projects(first: $first, filter: unfunded, sort: raised) { totalCount nodes { id title raised goal } }
  }`,
  variables: { first: 20 },
})

/** What is asked for while somebody types into the search box of ten thousand messages. */
export const messages = (): Document => ({
  name: 'messages',
  query: `query Messages($search: String!) {
    contactMessages(first: 100, search: $search, sort: name) { totalCount nodes { id name email message } }
  }`,
  variables: { search: '777' },
})

/** What came in within a period that begins and ends in the middle of months. */
export const analytics = (from: string, until: string): Document => ({
  name: 'analytics',
  query: `query Analytics($from: Month!, $until: Month!) {
    analytics(from: $from, until: $until) { total growth { month total count } projects { projectTitle totalDonated } }
  }`,
  variables: { from, until },
})

/** What any visitor may read. */
export const project = (id: string): Document => ({
  name: 'project',
  query: 'query Project($id: ID!) { project(id: $id) { id title description goal raised } }',
  variables: { id },
})

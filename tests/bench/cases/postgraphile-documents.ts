import type { Document } from '../documents.ts'
import { at, changeAt } from './in-answers.ts'

/** What PostGraphile is asked for the same answer, and how its answer reads in the words of the gateway. */
export interface PeerDocument {
  query: string
  read: (answer: unknown) => unknown
}

const same = (answer: unknown): unknown => answer

const gifts = 'donations(first: $gifts, orderBy: [RECEIVED_AT_DESC, PRIMARY_KEY_DESC])'
const newest = 'allProjects(first: $projects, orderBy: PRIMARY_KEY_DESC)'

const overview = `query Overview($projects: Int!, $gifts: Int!) {
  projects: ${newest} { nodes { id: rowId title goal raised
    ${gifts} { totalCount nodes { anonymous amount donor { name } } } } }
  events: allEvents(first: 20, orderBy: PRIMARY_KEY_DESC) { nodes { id: rowId title content date
    subscribers(first: 100, orderBy: PRIMARY_KEY_DESC) { totalCount nodes { name email } } } }
  sums: allSums { nodes { total } }
  totals: allProjectSums(first: 1000, orderBy: [TOTAL_DONATED_DESC, PRIMARY_KEY_DESC]) {
    nodes { projectTitle totalDonated } }
}`

const names = `query Names($projects: Int!, $gifts: Int!) {
  projects: ${newest} { nodes { ${gifts} { nodes { donor { name } } } } }
}`

const translations = `query Translations($projects: Int!, $gifts: Int!) {
  projects: ${newest} { totalCount nodes { id: rowId version startDate endDate imageUrl
    titleEn descriptionEn titleKa descriptionKa
    ${gifts} { nodes { id: rowId amount receivedAt recordedDonor { name email } } } } }
}`

const project =
  'query Project($id: UUID!) { project: projectByRowId(rowId: $id) { id: rowId title description goal raised } }'

/** The two figures are lists there. */
const withAnalytics = (answer: unknown): unknown =>
  changeAt(answer, ['data'], ({ sums, totals, ...data }) => {
    const [sum] = [at(sums, 'nodes')].flat()
    return { ...data, analytics: { total: at(sum, 'total'), projects: at(totals, 'nodes') } }
  })

const listed = ['data', 'projects', 'nodes']

/** Texts stand beside each other there, and instants are told to the microsecond. */
const withTranslations = (answer: unknown): unknown => {
  const nested = changeAt(
    answer,
    listed,
    ({ titleEn, descriptionEn, titleKa, descriptionKa, ...project }) => ({
      ...project,
      translations: {
        en: { title: titleEn, description: descriptionEn },
        ka: { title: titleKa, description: descriptionKa },
      },
    }),
  )
  return changeAt(nested, [...listed, 'donations', 'nodes'], ({ receivedAt, ...gift }) => ({
    ...gift,
    receivedAt: new Date(String(receivedAt)).toISOString(),
  }))
}

export const postgraphileDocuments: Partial<Record<Document['name'], PeerDocument>> = {
  overview: { query: overview, read: withAnalytics },
  names: { query: names, read: same },
  translations: { query: translations, read: withTranslations },
  project: { query: project, read: same },
}

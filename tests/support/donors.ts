import type { Agent } from './agent.ts'
import { winterProject } from './content.ts'

export interface Person {
  id: string
  name: string | null
  email: string | null
  given: number
  donationCount: number
  yearGiven: number | null
  isAnonymous: boolean
}

export interface People {
  donors: Person[]
  totalCount: number
  everybodyCount: number
  givenByAll: number
  givenWithoutName: number
  years: number[]
  otherScript: string | null
  isCut: boolean
  nextCursor: string | null
}

export interface Whole extends Person {
  years: { year: number; given: number }[]
  merged: { id: string; name: string | null; mergedBy: string | null }[]
  alike: { id: string }[]
  notes: { text: string; writtenBy: string | null }[]
}

export interface Pair {
  are: string
  kept: Person
  other: Person
}

export interface Counted {
  donations: unknown[]
  donationsDonorCount: number
}

export const levan = { donorName: 'ლევან გელაშვილი', donorEmail: 'levan@example.org' }
export const latin = { donorName: 'Levan Gelashvili', donorEmail: 'l.gelash@example.org' }
export const nina = { donorName: 'Nina Weiss' }
const hidden = { donorName: 'ზურაბ გელაშვილი', anonymous: true }

/** Gifts of four people to one project; answers its id. */
export const fill = async (asAdmin: Agent): Promise<string> => {
  const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
  const gifts = [
    { amount: 100, receivedAt: '2025-12-31T19:59:59Z', reference: 'TBC 5507-61', ...levan },
    { amount: 30, receivedAt: '2025-12-31T20:00:00Z', ...levan },
    { amount: 20.5, receivedAt: '2026-01-03T10:00:00Z', ...latin },
    { amount: 5, receivedAt: '2026-02-05T10:00:00Z', ...nina },
    { amount: 50, receivedAt: '2026-03-09T10:00:00Z', ...hidden },
    { amount: 1, receivedAt: '2026-03-09T10:00:00Z', anonymous: true },
  ]
  for (const gift of gifts) await asAdmin.post(`/api/projects/${project.id}/donations`, gift)
  return project.id
}

export const search = async (asAdmin: Agent, query: Record<string, string>): Promise<People> =>
  (await asAdmin.get<People>(`/api/donors?${new URLSearchParams(query)}`)).body

export const names = ({ donors }: People) => donors.map(({ name }) => name)

export const idOf = async (asAdmin: Agent, name: string): Promise<string> =>
  (await search(asAdmin, { search: name })).donors.find((each) => each.name === name)?.id ?? ''

export const pairOf = async (asAdmin: Agent): Promise<string> =>
  `${await idOf(asAdmin, levan.donorName)}_${await idOf(asAdmin, latin.donorName)}`

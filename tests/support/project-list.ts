import { expect } from 'vitest'
import type { Agent } from './agent.ts'

/** A project by what lists sort and search it by; in the languages it has a title in. */
export interface Written {
  en?: string
  ka?: string
  text?: string
  goal?: number
  startDate?: string
}

/** What REST answers to a list of projects. */
export interface List {
  projects: { title: string; goal: number; startDate: string | null }[]
  nextCursor: string | null
}

/** Writes a project as an admin would; answers its id. */
export const write = async (asAdmin: Agent, { en, ka, text = 'Straw.', goal = 100, startDate }: Written) => {
  const translations = {
    ...(en ? { en: { title: en, description: text } } : {}),
    ...(ka ? { ka: { title: ka, description: text } } : {}),
  }
  const { status, body } = await asAdmin.post<{ id: string }>('/api/projects', {
    goal,
    translations,
    ...(startDate ? { startDate } : {}),
  })
  expect(status).toBe(201)
  return body.id
}

/** One after another, so that the last is the newest. */
export const writeAll = async (asAdmin: Agent, all: Written[]): Promise<void> => {
  for (const each of all) await write(asAdmin, each)
}

/** The titles of the list of projects that `query` asks for. */
export const titles = async (agent: Agent, query: Record<string, string>): Promise<string[]> => {
  const { status, body } = await agent.get<List>(`/api/projects?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body.projects.map(({ title }) => title)
}

import type { Agent } from './agent.ts'
import { winterProject } from './content.ts'
import { parseCsv } from './csv.ts'

export interface Preview {
  created: number
  changed: number
  unchanged: number
  refused: number
  notTaken: { field: string; rows: number }[]
  rows: {
    line: number
    outcome: string
    id: string | null
    title: string
    changes: { field: string; before: string; after: string }[]
    errors: { field: string; code: string; message: string }[]
  }[]
}

export type Noun = 'projects' | 'events'

export const exported = async (admin: Agent, noun: Noun, language: 'en' | 'ka' = 'en'): Promise<string> =>
  (await admin.in(language).get<string>(`/api/exports/${noun}.csv`)).body

export const preview = async (admin: Agent, noun: Noun, csv: string): Promise<Preview> =>
  (await admin.post<Preview>(`/api/${noun}/import-previews`, { csv })).body

export const importFile = (admin: Agent, noun: Noun, csv: string, headers: Record<string, string> = {}) =>
  admin.post<Record<string, unknown>>(`/api/${noun}/imports`, { csv }, headers)

/** Cells as they are, in quotation marks each. */
export const fileOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')

/** The same file with another value under a heading, in each of its rows. */
export const rewritten = (csv: string, heading: string, value: (old: string) => string): string => {
  const [headings = [], ...rows] = parseCsv(csv.replace(/^\uFEFF/, ''))
  const at = headings.indexOf(heading)
  const change = (cell: string, index: number): string => (index === at ? value(cell) : cell)
  return fileOf([headings, ...rows.map((cells) => cells.map(change))])
}

export const projectWith = async (admin: Agent, more: Record<string, unknown> = {}): Promise<string> =>
  (await admin.post<{ id: string }>('/api/projects', { ...winterProject, ...more })).body.id

export const all = async (admin: Agent, noun: Noun): Promise<unknown[]> => {
  const { body } = await admin.get<Record<Noun, Record<string, unknown>[]>>(`/api/${noun}?limit=1000`)
  return body[noun].map(({ id: _, version: __, ...rest }) => rest)
}

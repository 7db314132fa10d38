import type { Agent } from './agent.ts'
import { csvRows } from './csv.ts'

/** What a file of `/api/exports` holds, by the headings of its columns. */
export const rowsOf = async (admin: Agent, path: string): Promise<Record<string, string>[]> =>
  csvRows((await admin.get<string>(`/api/exports/${path}`)).body)

export const column = (rows: Record<string, string>[], heading: string) => rows.map((row) => row[heading])

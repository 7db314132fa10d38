import type { Agent } from './agent.ts'

/** What happened lately, as it is read. */
export interface Lately {
  id: string
  at: string
  actor: string | null
  actorId: string | null
  isOwn: boolean
  program: string | null
  action: string
  kind: string
  count: number | null
  entry: string | null
  sum: number | null
  version: number | null
  undoable: { id: string; recordId: string; version: number | null }[]
  recordId: string | null
  title: string | null
}

export const lately = async (agent: Agent): Promise<Lately[]> =>
  (await agent.get<Lately[]>('/api/lately')).body

/** A message of a visitor. */
export const letter = {
  name: 'Anna Schulz',
  email: 'anna@example.de',
  message: 'Which papers does a dog need?',
}

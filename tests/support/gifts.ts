import type { Agent } from './agent.ts'
import { type ProjectBody, winterProject } from './content.ts'

/** A new project, to give to: its id. */
export const projectOf = async (admin: Agent): Promise<string> =>
  (await admin.post<ProjectBody>('/api/projects', winterProject)).body.id

export const gift = { amount: 50, donorName: 'Nino Kobakhidze', receivedAt: '2025-12-02T10:00:00+04:00' }

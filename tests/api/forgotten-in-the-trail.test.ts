import { expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { erase, mzia } from '../support/personal-data.ts'

interface Entry {
  id: string
  version: number | null
}

interface Lately {
  kind: string
  version: number | null
  undoable: object[]
}

/** A project in whose text her address stood, until the team has taken it out of there; answers what the trail tells of that. */
const nameAndUnname = async (admin: Agent): Promise<{ at: string; entries: () => Promise<Entry[]> }> => {
  const { body } = await admin.post<{ id: string }>('/api/projects', winterProject)
  const at = `/api/projects/${body.id}`
  for (const description of [`Ask ${mzia}.`, 'Ask us.']) await admin.put(at, { description })
  return { at, entries: async () => (await admin.get<Entry[]>(`/api/trail?record=${body.id}`)).body }
}

test('where what stood before was erased, nothing is put back: least of all nothing in the place of what stands now', async ({
  asAdmin,
}) => {
  const { at, entries } = await nameAndUnname(asAdmin)
  const [unnaming, naming] = await entries()
  expect([unnaming?.version, naming?.version]).toEqual([3, 3])
  await erase(asAdmin, mzia)
  expect((await entries()).map(({ version }) => version)).toEqual([null, 3, null])
  const { body: lately } = await asAdmin.get<Lately[]>('/api/lately')
  expect(lately.filter(({ kind }) => kind === 'project')).toMatchObject([
    { version: null, undoable: [] },
    { version: null, undoable: [] },
  ])
  expect((await asAdmin.post(`/api/trail/${unnaming?.id}/restoration`, {})).status).toBe(404)
  expect((await asAdmin.get(at)).body).toMatchObject({ description: 'Ask us.' })

  // What stood before the address is told as ever.
  expect((await asAdmin.post(`/api/trail/${naming?.id}/restoration`, { version: 3 })).status).toBe(200)
  const { description } = winterProject.translations.en
  expect((await asAdmin.get(at)).body).toMatchObject({ description })
})

import { expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

interface Entry {
  action: string
  actor: string | null
  changes: { column: string; before: string | null; after: string | null }[]
}

/** What the trail tells of invitations, the first thing first: whether it says who has done what, and which role it was about. */
const told = async (asAdmin: Agent): Promise<unknown[]> => {
  const { body } = await asAdmin.get<Entry[]>('/api/trail?kind=invitation')
  return body.toReversed().map(({ action, actor, changes }) => {
    const role = changes.find(({ column }) => column === 'role')
    return [action, actor !== null, role?.before ?? null, role?.after ?? null]
  })
}

test('of an invitation that was taken back the trail tells who made it, as what, and not for whom', async ({
  asAdmin,
  manager,
}) => {
  const { body } = await asAdmin.post<{ id: string }>('/api/team/invitations', {
    name: 'Eka Tsiklauri',
    role: 'admin',
  })
  await asAdmin.delete(`/api/team/invitations/${body.id}`)
  expect(await told(asAdmin)).toEqual([
    ['create', true, null, 'admin'],
    ['delete', true, 'admin', null],
  ])
  expect(linesWith(await wholeDatabase(manager), ['eka', 'tsiklauri'])).toEqual([])
})

import { describe, expect } from 'vitest'
import type { Role } from '../../schema/roles.ts'
import type { Agent } from '../support/agent.ts'
import { colleague } from '../support/colleagues.ts'
import { winterProject } from '../support/content.ts'
import { test as withGateway } from '../support/gateway.ts'

interface Colleagues {
  /** Somebody of the team with this role. */
  as: (role: Role) => Promise<Agent>
}

const test = withGateway.extend<Colleagues>({
  as: async ({ services, asVisitor, asAdmin }, use) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const gift = { amount: 5, donorName: 'Nino Donor', donorEmail: 'tamar.private@example.org' }
    await asAdmin.post(`/api/projects/${project.id}/donations`, gift)
    await asAdmin.post(`/api/projects/${project.id}/donations`, {
      amount: 7,
      anonymous: true,
      donorEmail: 'aaa.unsigned@example.org',
    })
    const other = { amount: 3, donorName: 'Zaza Donor', donorEmail: 'aaa.other@example.org' }
    await asAdmin.post(`/api/projects/${project.id}/donations`, other)
    await asVisitor.post('/api/newsletter/subscribe', { email: 'tamar.private@example.org' })
    const letter = { name: 'Nino', email: 'tamar.private@example.org', message: 'Hello' }
    await asVisitor.post('/api/contacts', letter)
    await use((role) => colleague(services, asVisitor, role))
  },
})

const lists = ['/api/donors', '/api/donations', '/api/newsletter/readers', '/api/contacts']

const textOf = async (agent: Agent, path: string): Promise<string> =>
  JSON.stringify((await agent.get(path)).body)

describe('addresses of people', () => {
  test('are null to a viewer, who sees everything else', async ({ as }) => {
    const viewer = await as('viewer')
    for (const path of lists) {
      const told = await textOf(viewer, path)
      expect(told).toContain('"email":null')
      expect(told).not.toContain('@example.org')
    }
    expect(await textOf(viewer, '/api/donors')).toContain('Nino Donor')
  })

  test('stand in no file that a viewer takes away', async ({ as }) => {
    const viewer = await as('viewer')
    for (const table of ['donors', 'donations', 'ledger', 'accounts', 'newsletter', 'messages']) {
      const { status, body } = await viewer.get<string>(`/api/exports/${table}.csv`)
      expect(status).toBe(200)
      expect(body).not.toContain('@example.org')
    }
  })

  test('are not found by whoever may not see them', async ({ as, asAdmin }) => {
    const viewer = await as('viewer')
    for (const path of lists.filter((each) => each !== '/api/donations')) {
      const found = await textOf(asAdmin, `${path}?search=tamar`)
      const known = await textOf(viewer, `${path}?search=tamar`)
      expect(found).toContain('tamar.private@example.org')
      expect(known).toMatch(/^(\[\]|\{"donors":\[\])/)
    }
    expect(await textOf(viewer, '/api/donors?search=nino')).toContain('Nino Donor')
  })

  test('stand in no cursor of a viewer', async ({ as }) => {
    const viewer = await as('viewer')
    const { body } = await viewer.get<{ nextCursor: string }>('/api/donors?sort=name&direction=asc&limit=1')
    expect(Buffer.from(body.nextCursor, 'base64url').toString()).not.toMatch(/other|unsigned/)
  })

  test('of those who wrote are told to an editor, who answers them, and no others', async ({ as }) => {
    const editor = await as('editor')
    expect(await textOf(editor, '/api/contacts')).toContain('tamar.private@example.org')
    for (const path of lists.filter((each) => each !== '/api/contacts')) {
      expect((await editor.get(path)).status).toBe(403)
    }
  })

  test('are asked for over GraphQL as well, and answered alike', async ({ as }) => {
    const viewer = await as('viewer')
    const { body } = await viewer.graphql(
      `{ donors { nodes { email } } newsletterReaders { nodes { email } } contactMessages { nodes { email } }
         projects { nodes { donations { nodes { recordedDonor { name email } } } } } }`,
    )
    expect(body.errors).toBeUndefined()
    expect(JSON.stringify(body.data)).not.toContain('@example.org')
  })
})

test('an editor reads what projects are, and nothing of the gifts', async ({ as }) => {
  const editor = await as('editor')
  const { body } = await editor.get<{ projects: object[] }>('/api/projects')
  expect(body.projects[0]).toHaveProperty('state', 'published')
  expect(body.projects[0]).not.toHaveProperty('donations')
})

import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/colleagues.ts'
import { winterProject } from '../support/content.ts'

interface Namesake {
  id: string
  name: string | null
  email: string | null
  donationCount: number
}

const namesakes = async (agent: Agent, name: string): Promise<Namesake[]> =>
  (await agent.get<Namesake[]>(`/api/donors/namesakes?name=${encodeURIComponent(name)}`)).body

const names = async (agent: Agent, name: string): Promise<(string | null)[]> =>
  (await namesakes(agent, name)).map((each) => each.name)

/** Has them give in turn, a tetri more each. */
const give = async (admin: Agent, ...donors: readonly object[]): Promise<string[]> => {
  const { body: project } = await admin.post<{ id: string }>('/api/projects', winterProject)
  const ids: string[] = []
  for (const donor of donors) {
    const gift = { amount: 5, ...donor }
    ids.push((await admin.post<{ id: string }>(`/api/projects/${project.id}/donations`, gift)).body.id)
  }
  return ids
}

describe('who is called the same', () => {
  test('is found in either script, who is written just so first, alike on both edges', async ({
    asAdmin,
  }) => {
    await give(
      asAdmin,
      { donorName: 'Elguja Shukvani', receivedAt: '2025-01-01T08:00:00.000Z' },
      { donorName: 'ელგუჯა შუკვანი', donorEmail: 'elguja@example.org' },
      { donorName: 'Elguja Shukvanidze' },
      { donorName: 'Elguja' },
    )
    expect(await names(asAdmin, ' elguja SHUKVANI ')).toEqual(['Elguja Shukvani', 'ელგუჯა შუკვანი'])
    const found = await namesakes(asAdmin, 'ელგუჯა შუკვანი')
    expect(found).toMatchObject([
      { name: 'ელგუჯა შუკვანი', email: 'elguja@example.org', donationCount: 1 },
      { name: 'Elguja Shukvani', email: null, donationCount: 1 },
    ])
    const { body } = await asAdmin.graphql<{ donorNamesakes: Namesake[] }>(
      '{ donorNamesakes(name: "ელგუჯა შუკვანი") { id name email donationCount } }',
    )
    expect(found).toMatchObject(body.data.donorNamesakes)
  })

  test('is nobody for no name, nor for one that only begins so', async ({ asAdmin }) => {
    await give(asAdmin, { donorName: 'Tea Lomidze' }, { donorEmail: 'nameless@example.org' })
    expect(await names(asAdmin, '')).toEqual([])
    expect(await names(asAdmin, '...')).toEqual([])
    expect(await names(asAdmin, 'Tea')).toEqual([])
    expect((await asAdmin.get('/api/donors/namesakes')).status).toBe(400)
  })

  test('is found though a hundred others of that sound gave since, and told up to so many', async ({
    asAdmin,
    manager,
  }) => {
    const [gift] = await give(asAdmin, {
      donorName: 'Nino Beridze',
      receivedAt: '2020-01-01T08:00:00.000Z',
    })
    await manager.query(
      `with o as (
         insert into donors (id, name, email, email_key, locale)
         select gen_random_uuid(), 'ნინო ბერიძე', 'nino' || n || '@example.org', 'nino' || n || '@example.org', 'ka'
         from generate_series(1, 120) n
         returning id
       ) insert into donations (id, project_id, donor_id, amount, status, received_at, locale)
       select gen_random_uuid(), (select project_id from donations where id = $1), id, 5, 'confirmed', now(), 'ka' from o`,
      [gift],
    )
    const found = await names(asAdmin, 'Nino Beridze')
    expect(found).toHaveLength(100)
    expect(found[0]).toBe('Nino Beridze')
  })

  test('is told without addresses, and without who gave anonymously, to whoever may not know', async ({
    asAdmin,
    as,
  }) => {
    await give(
      asAdmin,
      { donorName: 'Zaza Kiria', donorEmail: 'zaza@example.org' },
      { donorName: 'Zaza Kiria', donorEmail: 'quiet@example.org', anonymous: true },
    )
    expect(await namesakes(asAdmin, 'zaza kiria')).toHaveLength(2)
    const told = await namesakes(await as('viewer'), 'zaza kiria')
    expect(told).toMatchObject([{ name: 'Zaza Kiria', email: null }])
    const path = '/api/donors/namesakes?name=zaza'
    expect((await (await as('editor')).get(path)).status).toBe(403)
  })
})

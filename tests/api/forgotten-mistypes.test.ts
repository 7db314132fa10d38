import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { countWrongSums, erase, find, mzia, sums } from '../support/personal-data.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const mistyped = 'mzia.g@exmaple.org'
const name = 'Mzia Gelashvili'

interface Made {
  id: string
}

const give = async (admin: Agent, project: string, donor: object): Promise<string> => {
  const gift = { amount: 70, receivedAt: '2025-12-02T10:00:00+04:00', ...donor }
  const { status, body } = await admin.post<Made>(`/api/projects/${project}/donations`, gift)
  expect(status).toBe(201)
  return body.id
}

const correct = async (admin: Agent, gift: string, donor: object): Promise<void> => {
  const correction = { ...donor, reason: 'A slip of the hand.' }
  expect((await admin.post(`/api/donations/${gift}/corrections`, correction)).status).toBe(201)
}

describe('an address that was put right in a gift', () => {
  test('is forgotten with whoever gave it, and told before as another one of theirs', async ({
    asAdmin,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<Made>('/api/projects', winterProject)
    const gift = await give(asAdmin, project.id, { donorName: name, donorEmail: mistyped })
    await correct(asAdmin, gift, { donorEmail: mzia })
    expect(await find(asAdmin, mzia)).toMatchObject({ names: [name], otherAddresses: [mistyped] })
    const before = await sums(manager, asAdmin, project.id)
    expect((await erase(asAdmin, mzia)).status).toBe(200)
    expect(linesWith(await wholeDatabase(manager), ['mzia', 'gelashvili'])).toEqual([])
    expect(await sums(manager, asAdmin, project.id)).toEqual(before)
    expect(await countWrongSums(manager)).toBe(0)
  })

  test('stays with whoever is called alike, and gave by it themselves', async ({ asAdmin, manager }) => {
    const { body: project } = await asAdmin.post<Made>('/api/projects', winterProject)
    const gift = await give(asAdmin, project.id, { donorName: name, donorEmail: mistyped })
    await give(asAdmin, project.id, { donorName: name, donorEmail: mistyped })
    await correct(asAdmin, gift, { donorEmail: mzia })
    expect(await find(asAdmin, mzia)).toMatchObject({ otherAddresses: [] })
    await erase(asAdmin, mzia)
    expect((await find(asAdmin, mistyped)).places).toEqual(
      expect.arrayContaining([{ place: 'gifts', count: 2 }]),
    )
    expect(await countWrongSums(manager)).toBe(0)
  })

  test('stays with whoever is called alike, and writes by it', async ({ asAdmin, asVisitor }) => {
    const { body: project } = await asAdmin.post<Made>('/api/projects', winterProject)
    const gift = await give(asAdmin, project.id, { donorName: name, donorEmail: mistyped })
    await asVisitor.post('/api/newsletter/subscribe', { email: mistyped })
    await correct(asAdmin, gift, { donorEmail: mzia })
    expect(await find(asAdmin, mzia)).toMatchObject({ otherAddresses: [] })
    await erase(asAdmin, mzia)
    expect((await find(asAdmin, mistyped)).names).toEqual([name])
  })

  test('stays with somebody of another name, whose gift it was taken for', async ({ asAdmin, manager }) => {
    const { body: project } = await asAdmin.post<Made>('/api/projects', winterProject)
    const gift = await give(asAdmin, project.id, { donorName: 'Levan', donorEmail: 'levan@example.org' })
    await correct(asAdmin, gift, { donorName: name, donorEmail: mzia })
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), ['mzia', 'gelashvili'])).toEqual([])
    expect(await manager.query('select name, email from donors')).toEqual([
      { name: 'Levan', email: 'levan@example.org' },
    ])
  })

  test.for([
    ['under another name', { donorName: 'M. Gelashvili', donorEmail: mistyped }],
    [
      'by another address, as whom they are merged',
      { donorName: 'M. Gelashvili', donorEmail: 'third@example.org' },
    ],
  ] as const)('stays with whoever is called alike, and gave %s', async ([, other], { asAdmin }) => {
    const { body: project } = await asAdmin.post<Made>('/api/projects', winterProject)
    const gift = await give(asAdmin, project.id, { donorName: name, donorEmail: mistyped })
    await give(asAdmin, project.id, other)
    const { body } = await asAdmin.get<{ donors: Made[] }>('/api/donors')
    const [one, another] = body.donors.map(({ id }) => id)
    if (another) {
      const { status } = await asAdmin.put(`/api/donor-pairs/${one}_${another}`, { are: 'one' })
      expect(status).toBe(200)
    }
    await correct(asAdmin, gift, { donorEmail: mzia })
    expect(await find(asAdmin, mzia)).toMatchObject({ otherAddresses: [] })
    const before = await find(asAdmin, mistyped)
    await erase(asAdmin, mzia)
    expect((await find(asAdmin, mistyped)).names).toEqual(before.names)
  })

  test('is forgotten also where it was mistyped in two ways, of which the team knew', async ({
    asAdmin,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<Made>('/api/projects', winterProject)
    const other = 'mzia.g@example.ogr'
    const made: string[] = []
    for (const donorEmail of [mistyped, other])
      made.push(await give(asAdmin, project.id, { donorName: name, donorEmail }))
    const { body } = await asAdmin.get<{ donors: Made[] }>('/api/donors')
    await asAdmin.put(`/api/donor-pairs/${body.donors.map(({ id }) => id).join('_')}`, { are: 'one' })
    for (const gift of made) await correct(asAdmin, gift, { donorEmail: mzia })
    expect((await find(asAdmin, mzia)).otherAddresses).toEqual([other, mistyped].toSorted())
    expect((await erase(asAdmin, mzia)).status).toBe(200)
    expect(linesWith(await wholeDatabase(manager), ['mzia', 'gelashvili'])).toEqual([])
    expect(await countWrongSums(manager)).toBe(0)
  })
})

import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import type { PersonalFile, PlaceCount } from '../../schema/personal-data.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { address, test } from '../support/gateway.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const mzia = 'mzia.g@example.org'
const levan = 'levan@example.org'

const find = async (admin: Agent) =>
  (await admin.post<{ places: PlaceCount[] }>('/api/personal-data/search', { email: mzia })).body.places

const erase = async (admin: Agent) => {
  const { status } = await admin.post('/api/personal-data/erasure', { email: mzia, confirmEmail: mzia })
  expect(status).toBe(200)
}

const linesLeft = async (manager: EntityManager) => linesWith(await wholeDatabase(manager), [mzia])

describe('an address that somebody else has written where a name belongs', () => {
  test('goes from what another donor has signed with, whose gifts stay theirs', async ({
    asAdmin,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const names = [`Levan, for ${mzia}`, mzia, mzia.toUpperCase(), 'Levan']
    for (const donorName of names)
      await asAdmin.post(`/api/projects/${project.id}/donations`, {
        amount: 5,
        donorName,
        donorEmail: levan,
      })
    expect(await find(asAdmin)).toContainEqual({ place: 'mentions', count: 3 })
    await erase(asAdmin)
    expect(await linesLeft(manager)).toEqual([])
    const { body } = await asAdmin.get<{ donors: object[] }>('/api/donors')
    expect(body.donors).toMatchObject([{ name: 'Levan', email: levan, given: 20 }])
    const signed = await manager.query<{ name: string }[]>('select name from donors order by id')
    expect(signed.map(({ name }) => name)).toEqual(['Levan, for …', '……', '………', 'Levan'])
    expect(await manager.query('select rebuild_people() as people, rebuild_open_people() as open')).toEqual([
      {
        people: expect.toSatisfy((corrected) => Number(corrected) === 0),
        open: expect.toSatisfy((corrected) => Number(corrected) === 0),
      },
    ])
  })

  test('goes with whoever was taken off a list a moment ago', async ({ asAdmin, asVisitor, manager }) => {
    const { body: event } = await asAdmin.post<{ id: string }>('/api/events', walkEvent)
    const subscribers = `/api/events/${event.id}/subscribers`
    await asVisitor.post(subscribers, { name: `for ${mzia}`, email: levan })
    const { body } = await asAdmin.get<{ id: string }[]>(subscribers)
    await asAdmin.delete(`/api/subscribers/${body[0]?.id}`)
    expect(await find(asAdmin)).toContainEqual({ place: 'mentions', count: 1 })
    const { body: file } = await asAdmin.post<PersonalFile>('/api/personal-data/file', { email: mzia })
    expect(JSON.stringify(file)).toContain(`for ${mzia}`)
    expect(JSON.stringify(file)).not.toContain(levan)
    await erase(asAdmin)
    expect(await linesLeft(manager)).toEqual([])
  })

  test('goes from the name of an account that stays', async ({ asAdmin, services, manager }) => {
    const luka = { ...signUpOf('luka'), firstName: 'Luka', lastName: `(${mzia})` }
    await services.accounts.signUp(luka, 'en', address)
    expect(await find(asAdmin)).toEqual([{ place: 'mentions', count: 1 }])
    await erase(asAdmin)
    expect(await linesLeft(manager)).toEqual([])
    expect(await services.accounts.login({ username: 'luka', password }, address)).toMatchObject({
      firstName: 'Luka',
      lastName: '(…)',
    })
  })
})

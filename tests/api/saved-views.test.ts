import { describe, expect } from 'vitest'
import type { Services } from '../../gateway/rooms.ts'
import { mostViews } from '../../schema/limits.ts'
import { namesOf } from '../../schema/model.ts'
import { mayRole } from '../../schema/permissions.ts'
import { type Role, roles, worksHere } from '../../schema/roles.ts'
import type { SavedView } from '../../schema/saved-views.ts'
import { viewLists } from '../../schema/view-lists.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { winterProject } from '../support/content.ts'
import { address, test } from '../support/gateway.ts'

const path = '/api/saved-views'

const save = (agent: Agent, view: Record<string, unknown>) => agent.post<SavedView>(path, view)

const viewsOf = async (agent: Agent, room: string): Promise<SavedView[]> =>
  (await agent.get<{ savedViews: SavedView[] }>(`${path}?room=${room}`)).body.savedViews

/** Somebody of the team. */
const memberAs = async (visitor: Agent, services: Services, role: Role): Promise<Agent> => {
  await services.accounts.signUp(signUpOf(`a-${role}`), 'en', address)
  await services.accounts.changeRole(`a-${role}`, role)
  const { token } = await services.accounts.login({ username: `a-${role}`, password }, address)
  return visitor.as(token)
}

describe('what a list shows', () => {
  test('is kept under a name, and found again by its owner wherever they sign in', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const { status, body } = await save(asAdmin, {
      room: 'projects',
      name: '  Nearly there ',
      search: 'winter',
      chosen: 'direction=desc&sort=goal&filter=published',
    })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        room: 'projects',
        name: 'Nearly there',
        search: 'winter',
        chosen: 'filter=published&sort=goal&direction=desc',
        opensRoom: false,
        missing: [],
      },
    ])
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    expect(await viewsOf(asVisitor.as(token), 'projects')).toEqual([body])
    expect(await viewsOf(asAdmin, 'events')).toEqual([])
  })

  test('is kept of every list, in the words of its address, and of no other words', async ({ asAdmin }) => {
    const examples = {
      projects: 'filter=draft&sort=place&direction=asc',
      events: 'filter=archived&sort=date&direction=asc',
      pictures: 'filter=unused&sort=name&direction=asc',
      gifts: 'from=2026-01-01&until=2026-02-01&method=transfer&status=refunded&order=amount+desc',
      pledges: 'filter=pledged&sort=amount&direction=desc',
      receipts: 'filter=refunds&sort=created&direction=asc',
      spendings: 'filter=withoutReceipt&sort=amount&direction=desc',
      donors: 'filter=alike&year=2025&sort=given&direction=desc',
      contacts: 'filter=ka&box=mine&sort=name&direction=asc',
      newsletter: 'filter=ka&sort=created&direction=asc',
      issues: 'filter=draft&sort=title&direction=asc',
      letters: 'filter=failed&issue=01a1f7f3-9c20-7783-aa6c-db93d4b11381&sort=created&direction=asc',
      bin: 'filter=projects&sort=created&direction=asc',
      trail: 'kind=project&record=somebody_else&action=change&days=30',
    }
    expect(namesOf(examples)).toEqual(expect.arrayContaining(namesOf(viewLists)))
    for (const [room, chosen] of Object.entries(examples)) {
      const nonsense = 'after=WyJ4Il0&view=one&nothing=1'
      const { body } = await save(asAdmin, { room, name: 'One', chosen: `${nonsense}&${chosen}` })
      expect([room, body.chosen, body.missing]).toEqual([room, chosen, []])
      const words = [...new URLSearchParams(chosen).keys()].map((name) => [name, 'no such word at all'])
      const wrong = new URLSearchParams(words).toString()
      const { body: empty } = await save(asAdmin, { room, name: 'Two', chosen: wrong })
      expect([room, empty.chosen, empty.missing]).toEqual([room, '', []])
    }
  })

  test('is called one thing: the same name again is refused, whatever its case and blanks', async ({
    asAdmin,
  }) => {
    const { body: first } = await save(asAdmin, { room: 'events', name: 'ზამთარი Winter' })
    const refused = { status: 409, body: { code: 'view_name_taken' } }
    expect(await save(asAdmin, { room: 'events', name: 'ზამთარი  WINTER' })).toMatchObject(refused)
    expect((await save(asAdmin, { room: 'bin', name: 'ზამთარი Winter' })).status).toBe(201)
    const { body: other } = await save(asAdmin, { room: 'events', name: 'Spring' })
    expect(await asAdmin.put(`${path}/${other.id}`, { name: 'ზამთარი winter' })).toMatchObject(refused)
    const renamed = await asAdmin.put(`${path}/${first.id}`, { name: 'ზამთარი WINTER' })
    expect(renamed).toMatchObject({ status: 200, body: { name: 'ზამთარი WINTER' } })
  })

  test('is renamed, or replaced, and what is not named of it stays', async ({ asAdmin }) => {
    const { body: view } = await save(asAdmin, { room: 'bin', name: 'Letters', chosen: 'filter=contacts' })
    const renamed = await asAdmin.put(`${path}/${view.id}`, { name: 'Old letters' })
    expect(renamed.body).toEqual({ ...view, name: 'Old letters' })
    const replaced = await asAdmin.put(`${path}/${view.id}`, { search: 'fence', chosen: 'sort=created' })
    expect(replaced.body).toEqual({
      ...view,
      name: 'Old letters',
      search: 'fence',
      chosen: 'sort=created',
    })
    const nobody = await asAdmin.put(`${path}/${view.id}`, { room: 'events' })
    expect(nobody).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('opens its room where its owner says so: one of a room at most', async ({ asAdmin }) => {
    const opening = async (room: string) =>
      (await viewsOf(asAdmin, room)).filter(({ opensRoom }) => opensRoom).map(({ name }) => name)
    const { body: one } = await save(asAdmin, { room: 'contacts', name: 'One', opensRoom: true })
    await save(asAdmin, { room: 'gifts', name: 'Gifts', opensRoom: true })
    await save(asAdmin, { room: 'contacts', name: 'Two', opensRoom: true })
    expect(await opening('contacts')).toEqual(['Two'])
    await asAdmin.put(`${path}/${one.id}`, { opensRoom: true })
    expect([await opening('contacts'), await opening('gifts')]).toEqual([['One'], ['Gifts']])
    await asAdmin.put(`${path}/${one.id}`, { opensRoom: false })
    expect(await opening('contacts')).toEqual([])
  })

  test('is deleted, and then not there', async ({ asAdmin }) => {
    const { body: view } = await save(asAdmin, { room: 'bin', name: 'Letters' })
    expect((await asAdmin.delete(`${path}/${view.id}`)).status).toBe(204)
    expect(await viewsOf(asAdmin, 'bin')).toEqual([])
    expect(await asAdmin.delete(`${path}/${view.id}`)).toMatchObject({
      status: 404,
      body: { detail: 'saved view not found' },
    })
  })

  test('is kept so often and no more, of each list', async ({ asAdmin }) => {
    for (let count = 0; count < mostViews; count += 1) {
      expect((await save(asAdmin, { room: 'bin', name: `View ${count}` })).status).toBe(201)
    }
    expect(await save(asAdmin, { room: 'bin', name: 'One more' })).toMatchObject({
      status: 409,
      body: { code: 'too_many_views' },
    })
    expect((await save(asAdmin, { room: 'events', name: 'One more' })).status).toBe(201)
    expect(await viewsOf(asAdmin, 'bin')).toHaveLength(mostViews)
  })
})

describe('what a view meant and means no more', () => {
  test('is named, until it is there again: a project that is gone', async ({ asAdmin }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const chosen = `project=${project.id}&status=refunded`
    const { body: view } = await save(asAdmin, { room: 'gifts', name: 'Given back', chosen })
    expect(view).toMatchObject({ chosen, missing: [] })
    await asAdmin.delete(`/api/projects/${project.id}`)
    expect(await viewsOf(asAdmin, 'gifts')).toMatchObject([{ chosen, missing: ['project'] }])
    await asAdmin.post(`/api/bin/${project.id}/restoration`, {})
    expect(await viewsOf(asAdmin, 'gifts')).toMatchObject([{ chosen, missing: [] }])
  })

  test('is named: somebody whose account is gone', async ({ asAdmin, services }) => {
    await services.accounts.signUp(signUpOf('leaving'), 'en', address)
    await services.accounts.changeRole('leaving', 'viewer')
    const { body } = await asAdmin.get<{ members: { id: string; username: string }[] }>('/api/team')
    const actor = body.members.find(({ username }) => username === 'leaving')?.id
    await save(asAdmin, { room: 'trail', name: 'Theirs', chosen: `actor=${actor}&days=7` })
    await services.accounts.changeRole('leaving', 'user')
    const email = 'leaving@example.org'
    await asAdmin.post('/api/personal-data/erasure', { email, confirmEmail: email })
    expect(await viewsOf(asAdmin, 'trail')).toMatchObject([
      { chosen: `actor=${actor}&days=7`, missing: ['actor'] },
    ])
  })

  test('is none where a word stands for no record: what programs did', async ({ asAdmin }) => {
    await save(asAdmin, { room: 'trail', name: 'By programs', chosen: 'actor=program&days=7' })
    expect(await viewsOf(asAdmin, 'trail')).toMatchObject([{ chosen: 'actor=program&days=7', missing: [] }])
  })

  test('is named: a word of another time', async ({ asAdmin, manager }) => {
    const { body: view } = await save(asAdmin, { room: 'events', name: 'Soon', chosen: 'filter=published' })
    await manager.query(`update saved_views set chosen = 'filter=soon&sort=date&colour=red' where id = $1`, [
      view.id,
    ])
    expect(await viewsOf(asAdmin, 'events')).toMatchObject([
      { chosen: 'filter=soon&sort=date&colour=red', missing: ['filter', 'colour'] },
    ])
  })
})

describe('a view belongs to one person', () => {
  test('nobody else sees, changes or deletes it, not even an admin', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const editor = await memberAs(asVisitor, services, 'editor')
    const { body: view } = await save(editor, { room: 'contacts', name: 'Mine', opensRoom: true })
    expect(await viewsOf(asAdmin, 'contacts')).toEqual([])
    const notFound = { status: 404, body: { code: 'not_found' } }
    expect(await asAdmin.put(`${path}/${view.id}`, { name: 'Ours' })).toMatchObject(notFound)
    expect(await asAdmin.delete(`${path}/${view.id}`)).toMatchObject(notFound)
    expect((await save(asAdmin, { room: 'contacts', name: 'Mine', opensRoom: true })).status).toBe(201)
    expect(await viewsOf(editor, 'contacts')).toEqual([view])
  })

  test('of a list they do not see nobody keeps one, and whoever sees it does', async ({
    asVisitor,
    services,
  }) => {
    for (const role of roles.filter(worksHere)) {
      const member = await memberAs(asVisitor, services, role)
      for (const room of namesOf(viewLists)) {
        const maySee = mayRole(role, viewLists[room].permission)
        const { status } = await save(member, { room, name: 'One' })
        const { status: listed } = await member.get(`${path}?room=${room}`)
        expect([role, room, status, listed]).toEqual([role, room, ...(maySee ? [201, 200] : [403, 403])])
      }
    }
  })

  test('whoever may see a list no longer keeps what they had there, and may only delete it', async ({
    asVisitor,
    services,
  }) => {
    const viewer = await memberAs(asVisitor, services, 'viewer')
    const { body: view } = await save(viewer, { room: 'donors', name: 'Of last year' })
    await services.accounts.changeRole('a-viewer', 'editor')
    const { token } = await services.accounts.login({ username: 'a-viewer', password }, address)
    const editor = asVisitor.as(token)
    expect((await editor.put(`${path}/${view.id}`, { name: 'Of this year' })).status).toBe(403)
    expect((await editor.delete(`${path}/${view.id}`)).status).toBe(204)
  })

  test('goes with the account, leaves nothing in the trail, and is handed over with what is held', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    const editor = await memberAs(asVisitor, services, 'editor')
    await save(editor, { room: 'contacts', name: 'Mine', search: 'fence' })
    expect(await manager.query(`select of_table from trail where of_table = 'saved_views'`)).toEqual([])
    const email = 'a-editor@example.org'
    const { body } = await asAdmin.post<{ places: { place: string; records: object[] }[] }>(
      '/api/personal-data/file',
      { email },
    )
    expect(body.places.find(({ place }) => place === 'savedViews')?.records).toMatchObject([
      { room: 'contacts', name: 'Mine', search: 'fence' },
    ])
    await services.accounts.changeRole('a-editor', 'user')
    await asAdmin.post('/api/personal-data/erasure', { email, confirmEmail: email })
    expect(await manager.query('select id from saved_views')).toEqual([])
  })
})

import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { paymentStartsOf } from '../../gateway/core/payment-starts.ts'
import { createSharedLimit } from '../../gateway/database/shared-limit.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { countWrongSums, erase, find, mzia, sums } from '../support/personal-data.ts'
import { hashesOf, leaveEverywhere, tamar, wordsOfTamar } from '../support/tamar.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

/** Promises to a project without an address, which became gifts that are put right. */
const promisesTo = (admin: Agent, manager: EntityManager, project: string) => ({
  become: async (code: string, donorName: string): Promise<string> => {
    const gift = { amount: 70, donorName, receivedAt: '2025-12-02T10:00:00+04:00' }
    const { body } = await admin.post<{ id: string }>(`/api/projects/${project}/donations`, gift)
    await manager.query(
      `insert into pledges (id, code, project_id, amount, donor_name, dedication_kind, dedication, locale, state, expires_at,
         settled_at, donation_id)
       values (gen_random_uuid(), $1, $2, 70, $3, 'inMemory', 'Vano', 'en', 'confirmed', now(), now(), $4)`,
      [code, project, donorName, body.id],
    )
    return body.id
  },
  correct: async (id: string, donor: object): Promise<void> => {
    const input = { ...donor, reason: 'It was another one.' }
    expect((await admin.post(`/api/donations/${id}/corrections`, input)).status).toBe(201)
  },
})

describe('whoever asks to be forgotten', () => {
  test('is nowhere in the whole database afterwards, and every sum is what it was', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    const project = await leaveEverywhere(asAdmin, asVisitor, services, manager)
    const found = await find(asAdmin, tamar.email)
    expect(linesWith(await wholeDatabase(manager), wordsOfTamar).length).toBeGreaterThan(30)
    const before = await sums(manager, asAdmin, project)
    const { status, body } = await erase(asAdmin, tamar.email, tamar.email.toLowerCase())
    expect([status, body.places]).toEqual([200, found.places])
    expect(linesWith(await wholeDatabase(manager), wordsOfTamar)).toEqual([])
    expect(await sums(manager, asAdmin, project)).toEqual(before)
    expect(await countWrongSums(manager)).toBe(0)
    expect((await find(asAdmin, tamar.email)).places).toEqual([])
  })

  test('leaves no hash of the address, though no record leads to what was asked with it', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    const subscribe = (key: string) =>
      asVisitor.post('/api/newsletter/subscribe', { email: mzia }, { 'idempotency-key': key })
    for (const key of ['once', 'again', `of ${mzia}`]) await subscribe(key)
    const { body: event } = await asAdmin.post<{ id: string }>('/api/events', walkEvent)
    for (const name of ['Mzia', 'Mzia again']) {
      const key = { 'idempotency-key': name }
      await asVisitor.post(`/api/events/${event.id}/subscribers`, { name, email: mzia }, key)
    }
    await services.accounts.login({ username: mzia, password }, '192.0.2.9').catch(() => undefined)
    expect(linesWith(await wholeDatabase(manager), hashesOf(mzia))).not.toEqual([])
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), [mzia, ...hashesOf(mzia)])).toEqual([])
    const left = await manager.query<{ operation: string }[]>('select operation from idempotency_keys')
    expect(left.filter(({ operation }) => operation.startsWith('subscribe'))).toEqual([])
  })

  test('leaves no hash of the address either that was forgotten everywhere else', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    await asVisitor.post('/api/newsletter/subscribe', { email: mzia }, { 'idempotency-key': 'once' })
    const { body } = await asAdmin.get<{ id: string }[]>('/api/newsletter/readers')
    await asAdmin.delete(`/api/newsletter/readers/${body[0]?.id}`)
    await manager.query('delete from removed_rows')
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), hashesOf(mzia))).toEqual([])
  })

  test('leaves no hash of the address either by which payments are counted that she has begun', async ({
    asAdmin,
    manager,
  }) => {
    const starts = createSharedLimit(manager, { most: 10, windowSeconds: 3600, clock: systemClock })
    for (const email of [mzia, `o.${mzia}`]) await starts.take(paymentStartsOf(email))
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), hashesOf(mzia))).toEqual([])
    expect(linesWith(await wholeDatabase(manager), hashesOf(`o.${mzia}`))).not.toEqual([])
  })

  test('leaves no hash of the address where nothing else is held about it', async ({
    asAdmin,
    services,
    manager,
  }) => {
    await services.accounts.login({ username: mzia, password }, '192.0.2.9').catch(() => undefined)
    expect(linesWith(await wholeDatabase(manager), hashesOf(mzia))).not.toEqual([])
    expect((await erase(asAdmin, mzia)).body.places).toEqual([])
    expect(linesWith(await wholeDatabase(manager), hashesOf(mzia))).toEqual([])
    expect(await manager.query('select from erasures')).toEqual([])
  })

  test('leaves gifts of nobody, in the list and in their history', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    const project = await leaveEverywhere(asAdmin, asVisitor, services, manager)
    await erase(asAdmin, tamar.email)
    const { body } = await asAdmin.get<{ donations: { id: string; donor: unknown; amount: number }[] }>(
      `/api/projects/${project}`,
    )
    expect(body.donations.map(({ amount }) => amount).toSorted((one, two) => one - two)).toEqual([
      0.07, 2, 3, 7, 10, 20, 90.33,
    ])
    const corrected = body.donations.find(({ amount }) => amount === 90.33)
    const history = await asAdmin.get<{ entries: { reason: string | null; kind: string }[] }>(
      `/api/donations/${corrected?.id}`,
    )
    expect(history.body).toMatchObject({
      anonymous: true,
      entries: [
        { kind: 'corrected', reason: '—' },
        { kind: 'recorded', reason: null },
      ],
    })
  })

  test('leaves one entry in the trail, which says that it was done and not to whom', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    await leaveEverywhere(asAdmin, asVisitor, services, manager)
    const [{ count: earlier }] = await manager.query('select count(*)::int as count from trail')
    await erase(asAdmin, tamar.email)
    const [{ count }] = await manager.query('select count(*)::int as count from trail')
    expect(count - earlier).toBe(1)
    const { body: entries } = await asAdmin.get<object[]>('/api/trail?limit=1')
    expect(entries).toMatchObject([
      {
        kind: 'erasure',
        action: 'create',
        actor: 'Nino Beridze',
        operation: 'erasePersonalData',
        title: null,
      },
    ])
    const { body: about } = await asAdmin.get<object[]>('/api/trail?kind=message')
    expect(about).toEqual(expect.arrayContaining([expect.objectContaining({ isErased: true, changes: [] })]))
  })

  test('leaves nothing of what she had promised, and signed, before anybody knew her address', async ({
    asAdmin,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const { correct, become } = promisesTo(asAdmin, manager, project.id)
    const [hers, his] = [await become('STS-2222223', 'Mzia Geladze'), await become('STS-2222232', 'Giorgi')]
    await correct(hers, { donorEmail: mzia })
    await correct(his, { donorName: 'Mzia Geladze', donorEmail: mzia })
    await correct(his, { donorName: 'Giorgi', donorEmail: 'giorgi@example.org' })
    expect((await erase(asAdmin, mzia)).body.places).toContainEqual({ place: 'pledges', count: 1 })
    expect(linesWith(await wholeDatabase(manager), ['Mzia', mzia])).toEqual([])
    expect(await manager.query('select code, donor_name, dedication from pledges order by code')).toEqual([
      { code: 'STS-2222223', donor_name: null, dedication: null },
      { code: 'STS-2222232', donor_name: 'Giorgi', dedication: 'Vano' },
    ])
  })

  test('stays in what others have signed, and what she did stays done', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    const project = await leaveEverywhere(asAdmin, asVisitor, services, manager)
    await erase(asAdmin, tamar.email)
    expect((await find(asAdmin, 'levan@example.org')).places).toEqual(
      expect.arrayContaining([{ place: 'gifts', count: 2 }]),
    )
    expect((await asAdmin.get(`/api/projects/${project}`)).body).toMatchObject({ goal: 3210 })
    expect(await manager.query(`select message from contact_messages`)).toEqual([
      { message: 'Write to …, please.' },
    ])
  })

  test('is erased once: again nothing is found, and nothing written', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    await asVisitor.post('/api/newsletter/subscribe', { email: 'reader@example.org' })
    expect((await erase(asAdmin, 'reader@example.org')).body.places).toEqual([
      { place: 'newsletter', count: 1 },
    ])
    expect((await erase(asAdmin, 'reader@example.org')).body.places).toEqual([])
    expect(await manager.query('select count(*)::int as count from erasures')).toEqual([{ count: 1 }])
  })

  test('stays on the site until the team takes them out there, which is not told as erased', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    await asVisitor.post('/api/newsletter/subscribe', { email: 'reader@example.org' })
    const description = 'Write to reader@example.org if you can help.'
    await asAdmin.post('/api/projects', {
      ...winterProject,
      translations: { en: { title: 'A kennel', description } },
    })
    expect((await erase(asAdmin, 'reader@example.org')).body.places).toEqual([
      { place: 'newsletter', count: 1 },
      { place: 'trail', count: 1 },
    ])
    expect((await find(asAdmin, 'reader@example.org')).places).toEqual([{ place: 'published', count: 1 }])
    expect((await erase(asAdmin, 'reader@example.org')).body.places).toEqual([])
    expect(await manager.query('select count(*)::int as count from erasures')).toEqual([{ count: 1 }])
  })
})

describe('nobody is erased by a slip', () => {
  test('where the two addresses differ', async ({ asAdmin }) => {
    const { status, body } = await erase(asAdmin, 'reader@example.org', 'raeder@example.org')
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'confirmEmail', code: 'other_address' }] })
  })

  test('nor an address that is only a part of another', async ({ asAdmin, asVisitor }) => {
    const longer = { name: 'Ana', email: 'tatana@example.org', message: 'I am tatana@example.org.com.' }
    await asVisitor.post('/api/contacts', longer)
    for (const email of ['ana@example.org', 'tatana@example.org.co', 'tatana@example.or']) {
      expect((await find(asAdmin, email)).places, email).toEqual([])
    }
  })

  test('nor oneself, nor the last admin', async ({ asAdmin, services }) => {
    const email = 'admin@example.org'
    expect(await find(asAdmin, email)).toMatchObject({ refusal: 'last_admin_stays' })
    expect(await erase(asAdmin, email)).toMatchObject({ status: 409, body: { code: 'last_admin_stays' } })
    await services.accounts.createAdmin(signUpOf('second'), 'en')
    expect(await find(asAdmin, email)).toMatchObject({ refusal: 'erasing_oneself' })
    expect(await erase(asAdmin, email)).toMatchObject({ status: 409, body: { code: 'erasing_oneself' } })
  })

  test('nor who is in the team, until they are taken out of it or disabled', async ({
    asAdmin,
    services,
  }) => {
    const { id, email } = await services.accounts.createAdmin(signUpOf('luka'), 'en')
    expect(await find(asAdmin, email)).toMatchObject({ refusal: 'member_of_team' })
    expect(await erase(asAdmin, email)).toMatchObject({ status: 409, body: { code: 'member_of_team' } })
    const overGraphql = await asAdmin.graphql(
      'mutation ($input: ErasureInput!) { erasePersonalData(input: $input) { places { count } } }',
      { input: { email, confirmEmail: email } },
    )
    expect(overGraphql.body.errors?.[0]?.extensions).toMatchObject({ code: 'member_of_team' })

    await asAdmin.put(`/api/team/members/${id}/access`, { disabled: true })
    expect(await find(asAdmin, email)).toMatchObject({ refusal: null })
    await asAdmin.put(`/api/team/members/${id}/access`, { disabled: false })
    await asAdmin.put(`/api/team/members/${id}/role`, { role: 'user' })
    expect(await erase(asAdmin, email)).toMatchObject({ status: 200 })
  })
})

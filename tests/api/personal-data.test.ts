import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import {
  type PersonalData,
  type PersonalFile,
  personalPlaces,
  placesInOrder,
} from '../../schema/personal-data.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { leaveEverywhere, tamar, wordsOfTamar } from '../support/tamar.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const search = '/api/personal-data/search'
const erasure = '/api/personal-data/erasure'
const mzia = 'mzia.g@example.org'

const find = async (admin: Agent, email: string) => (await admin.post<PersonalData>(search, { email })).body
const erase = (admin: Agent, email: string, confirmEmail = email) =>
  admin.post<{ places: { place: string; count: number }[] }>(erasure, { email, confirmEmail })

/** Every sum there is of gifts. */
const sums = async (manager: EntityManager, admin: Agent, project: string) => ({
  totals: await manager.query('select project_id, raised, donation_count from project_totals order by 1'),
  months: await manager.query('select * from project_months order by 1, 2'),
  days: await manager.query('select * from project_days order by 1, 2'),
  ledger: await manager.query('select count(*), sum(amount), sum(refunded) from donations'),
  entries: await manager.query('select count(*), sum(amount) from donation_entries'),
  told: (await admin.get<{ raised: number }>(`/api/projects/${project}`)).body.raised,
  total: (await admin.get('/api/analytics/total')).body,
})

const everySumIsKept = async (manager: EntityManager): Promise<number> => {
  const [row] = await manager.query<Record<string, number>[]>(`
    select rebuild_project_totals() as a, rebuild_project_donors() as b, rebuild_people() as c,
      rebuild_project_months() as d, rebuild_project_days() as e, rebuild_list_counts() as f`)
  return Object.values(row ?? {}).reduce((sum, corrected) => sum + Number(corrected), 0)
}

describe('whoever asks to be forgotten', () => {
  test('is found everywhere, however the address is written', async ({ asAdmin, asVisitor, services }) => {
    await leaveEverywhere(asAdmin, asVisitor, services)
    const found = await find(asAdmin, ` ${tamar.email.toUpperCase()} `)
    expect(found.places.map(({ place }) => place)).toEqual(
      placesInOrder.filter((place) => place !== 'published'),
    )
    const countOf = new Map(found.places.map(({ place, count }) => [place, count]))
    expect([countOf.get('gifts'), countOf.get('messages'), countOf.get('events')]).toEqual([5, 2, 1])
    expect(found.names).toEqual(expect.arrayContaining([tamar.latin, tamar.georgian, 'T. Kvirik']))
    expect(found).toMatchObject({ otherAddresses: [tamar.other], refusal: null })
  })

  test('is handed all of it as one document', async ({ asAdmin, asVisitor, services }) => {
    await leaveEverywhere(asAdmin, asVisitor, services)
    const { body } = await asAdmin
      .in('ka')
      .post<PersonalFile>('/api/personal-data/file', { email: tamar.email })
    const places = new Map(body.places.map((each) => [each.place, each]))
    expect(places.get('gifts')?.records).toEqual(
      expect.arrayContaining([expect.objectContaining({ amount: 90.33, project: 'A warm winter' })]),
    )
    expect(places.get('messages')).toMatchObject({
      title: personalPlaces.messages.label.ka,
      records: [{ message: 'Where is my quokka?' }, { message: 'Where is my quokka?' }],
    })
    expect(JSON.stringify(body)).not.toContain('password')
    const { body: answer } = await asAdmin
      .in('ka')
      .graphql<{ exportPersonalData: string }>(
        'mutation ($email: String!) { exportPersonalData(email: $email) }',
        { email: tamar.email },
      )
    expect(JSON.parse(answer.data.exportPersonalData)).toEqual(body)
  })

  test('is found, and erased, where a Georgian ending follows the address', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    const letter = { name: 'Anna Schulz', email: 'anna@example.de', message: 'გკითხავთ რამეს.' }
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    const text = `იგივე ჰკითხა ${tamar.email}-მაც.`
    await asAdmin.post(`/api/contacts/${message.id}/notes`, { text })
    expect((await find(asAdmin, tamar.email)).places).toContainEqual({ place: 'mentions', count: 1 })
    await erase(asAdmin, tamar.email)
    expect(linesWith(await wholeDatabase(manager), [tamar.email])).toEqual([])
  })

  test('is in no reference of a bank, in whatever case her name stands there', async ({
    asAdmin,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const gift = { amount: 10, donorEmail: tamar.email, receivedAt: '2025-12-02T10:00:00+04:00' }
    const names = { [tamar.georgian]: `${tamar.georgian}სგან`, 'თამარ ქვრივიძე': 'თამარ ქვრივიძის' }
    for (const [donorName, reference] of Object.entries(names))
      await asAdmin.post(`/api/projects/${project.id}/donations`, { ...gift, donorName, reference })
    await erase(asAdmin, tamar.email)
    expect(linesWith(await wholeDatabase(manager), ['თამარ'])).toEqual([])
  })

  test('is not handed where and with what the team works', async ({ asAdmin, asVisitor, services }) => {
    await leaveEverywhere(asAdmin, asVisitor, services)
    const { body } = await asAdmin.post<PersonalFile>('/api/personal-data/file', { email: tamar.email })
    const entries = body.places.find(({ place }) => place === 'trail')?.records ?? []
    const byTheTeam = entries.filter(({ operation }) => operation === 'addContactMessageNote')
    expect(byTheTeam).not.toEqual([])
    expect(byTheTeam).toEqual(byTheTeam.map((each) => ({ ...each, address: null, device: null })))
  })

  test('is handed nothing of others: neither of those they wrote about, nor of who wrote about them', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const { email } = await services.accounts.createAdmin(signUpOf('luka'), 'en')
    const { token } = await services.accounts.login({ username: 'luka', password }, '203.0.113.5', 'a tablet')
    const luka = asVisitor.as(token).from('203.0.113.5')
    const gift = { amount: 5, donorName: 'Levan', donorEmail: 'levan@example.org' }
    await luka.post(`/api/projects/${project.id}/donations`, gift, { 'user-agent': 'a tablet' })
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', {
      ...{ name: 'Luka', email, message: 'Hello' },
    })
    const note = { text: 'He asks kindly.' }
    const nosy = { 'user-agent': 'a telephone of somebody else' }
    await asAdmin.from('198.51.100.7').post(`/api/contacts/${message.id}/notes`, note, nosy)
    const { body } = await asAdmin.post<PersonalFile>('/api/personal-data/file', { email })
    const trail = JSON.stringify(body.places.find(({ place }) => place === 'trail'))
    expect(trail).toContain('He asks kindly.')
    expect(trail).toContain('203.0.113.5')
    expect(JSON.stringify(body)).not.toMatch(/levan|198\.51\.100\.7|somebody else/i)
  })

  test('is nowhere in the whole database afterwards, and every sum is what it was', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    const project = await leaveEverywhere(asAdmin, asVisitor, services)
    const found = await find(asAdmin, tamar.email)
    expect(linesWith(await wholeDatabase(manager), wordsOfTamar).length).toBeGreaterThan(30)
    const before = await sums(manager, asAdmin, project)
    const { status, body } = await erase(asAdmin, tamar.email, tamar.email.toLowerCase())
    expect([status, body.places]).toEqual([200, found.places])
    expect(linesWith(await wholeDatabase(manager), wordsOfTamar)).toEqual([])
    expect(await sums(manager, asAdmin, project)).toEqual(before)
    expect(await everySumIsKept(manager)).toBe(0)
    expect((await find(asAdmin, tamar.email)).places).toEqual([])
  })

  test('is in no text either where the address begins a line', async ({ asAdmin, asVisitor, manager }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const lines = { description: `Write to\n${mzia}\nor\t${mzia}.` }
    await asAdmin.put(`/api/projects/${project.id}`, lines)
    await asAdmin.put(`/api/projects/${project.id}`, { description: 'Write to us.' })
    const letter = { name: 'Levan', email: 'levan@example.org', message: 'Hello' }
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    await asAdmin.post(`/api/contacts/${message.id}/notes`, { text: `His friend:\n${mzia}` })
    expect((await find(asAdmin, mzia)).places).toEqual([
      { place: 'trail', count: 3 },
      { place: 'mentions', count: 1 },
    ])
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), [mzia])).toEqual([])
  })

  test('is in no name either, where others wrote the address instead of one', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const gift = { amount: 5, donorName: `Mzia ${mzia.toUpperCase()}` }
    await asAdmin.post(`/api/projects/${project.id}/donations`, gift)
    const letter = { name: mzia, email: 'levan@example.org', message: 'She asks me to write.' }
    await asVisitor.post('/api/contacts', letter)
    const { body: event } = await asAdmin.post<{ id: string }>('/api/events', walkEvent)
    const friend = { name: `for ${mzia}`, email: 'levan@example.org' }
    await asVisitor.post(`/api/events/${event.id}/subscribers`, friend)
    const before = await sums(manager, asAdmin, project.id)
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), ['mzia'])).toEqual([])
    expect(await sums(manager, asAdmin, project.id)).toEqual(before)
    expect(await everySumIsKept(manager)).toBe(0)
    expect((await asAdmin.get<object[]>('/api/contacts')).body).toMatchObject([
      { name: '…', email: 'levan@example.org' },
    ])
  })

  test('is in no reason either that was written for somebody else’s gift', async ({ asAdmin, manager }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const levan = { amount: 5, donorName: 'Levan' }
    const { body: gift } = await asAdmin.post<{ id: string }>(`/api/projects/${project.id}/donations`, levan)
    await asAdmin.post(`/api/donations/${gift.id}/voids`, { reason: `It was of ${mzia}.` })
    expect((await find(asAdmin, mzia)).places).toEqual([{ place: 'mentions', count: 1 }])
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), [mzia])).toEqual([])
    expect((await asAdmin.get(`/api/donations/${gift.id}`)).body).toMatchObject({
      recordedDonor: { name: 'Levan' },
      entries: [{ reason: '—' }, {}],
    })
  })

  test('is in no reference either of a gift by nobody, or by somebody else', async ({ asAdmin, manager }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const gifts = `/api/projects/${project.id}/donations`
    const reference = `gift of ${mzia.toUpperCase()}`
    await asAdmin.post(gifts, { amount: 5, anonymous: true, reference })
    const levan = { amount: 7, donorName: 'Levan', reference }
    const { body: gift } = await asAdmin.post<{ id: string }>(gifts, levan)
    const corrected = { amount: 8, reference: 'transfer 12', reason: 'It was more.' }
    await asAdmin.post(`/api/donations/${gift.id}/corrections`, corrected)
    const longer = { amount: 9, anonymous: true, reference: `gift of tato.${mzia}` }
    const { body: another } = await asAdmin.post<{ id: string }>(gifts, longer)
    expect((await find(asAdmin, mzia)).places).toEqual(
      expect.arrayContaining([{ place: 'mentions', count: 2 }]),
    )
    const before = await sums(manager, asAdmin, project.id)
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), [` ${mzia}`])).toEqual([])
    expect(await sums(manager, asAdmin, project.id)).toEqual(before)
    expect(await everySumIsKept(manager)).toBe(0)
    expect((await asAdmin.get(`/api/donations/${gift.id}`)).body).toMatchObject({
      recordedDonor: { name: 'Levan' },
      reference: 'transfer 12',
    })
    expect((await asAdmin.get(`/api/donations/${another.id}`)).body).toMatchObject({
      reference: longer.reference,
    })
  })

  test('leaves gifts of nobody, in the list and in their history', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const project = await leaveEverywhere(asAdmin, asVisitor, services)
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
    await leaveEverywhere(asAdmin, asVisitor, services)
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

  test('stays in what others have signed, and what she did stays done', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    const project = await leaveEverywhere(asAdmin, asVisitor, services)
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
    expect(await erase(asAdmin, 'second@example.org')).toMatchObject({ status: 200 })
  })
})

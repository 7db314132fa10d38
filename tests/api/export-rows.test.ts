import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { type ProjectBody, walkEvent, winterProject } from '../support/content.ts'
import { csvRows } from '../support/csv.ts'
import { column, rowsOf } from '../support/exported.ts'
import { test } from '../support/gateway.ts'
import { refund } from '../support/ledger.ts'

const addProject = async (
  admin: Agent,
  en: string,
  ka: string | null = null,
  goal = 100,
): Promise<string> => {
  const translations = { en: { title: en, description: 'In English.' }, ka: { title: ka } }
  const { body } = await admin.post<ProjectBody>('/api/projects', { ...winterProject, goal, translations })
  return body.id
}

const give = (admin: Agent, projectId: string, gift: Record<string, unknown>) =>
  admin.post(`/api/projects/${projectId}/donations`, { amount: 5, donorName: 'Nino', ...gift })

/** Of a project that offers no sums of its own. */
const noSums = Object.fromEntries(
  ['first', 'second', 'third'].flatMap((place) => [
    [`${place.charAt(0).toUpperCase()}${place.slice(1)} sum, lari`, ''],
    [`What the ${place} sum buys in English`, ''],
    [`What the ${place} sum buys in Georgian`, ''],
  ]),
)

describe('the projects', () => {
  test('are told in both languages, amounts as plain numbers', async ({ asAdmin }) => {
    const id = await addProject(asAdmin, 'Kennels, "warm"', 'თბილი სახლუკები', 12_000)
    await give(asAdmin, id, { amount: 1234.5 })
    expect(await rowsOf(asAdmin, 'projects.csv')).toEqual([
      {
        Id: id,
        'Title in English': 'Kennels, "warm"',
        'Title in Georgian': 'თბილი სახლუკები',
        'Goal, lari': '12000',
        'Raised, lari': '1234.5',
        Starts: '2026-12-01',
        Ends: '2027-03-31',
        'Description in English': 'In English.',
        'Description in Georgian': '',
        Picture: '',
        Video: 'https://youtu.be/dQw4w9WgXcQ',
        ...noSums,
        State: 'Published',
        'Published, Tbilisi time': '2026-03-21 13:00:00',
        'Ended, Tbilisi time': '',
        Version: '1',
      },
    ])
  })

  test('are those of the search and the filter of their list', async ({ asAdmin }) => {
    const id = await addProject(asAdmin, 'A fence', 'ღობე')
    await addProject(asAdmin, 'A roof', 'სახურავი')
    await give(asAdmin, id, { amount: 100 })
    for (const query of ['search=FENCE', `search=${encodeURIComponent('ღობ')}`, 'filter=funded']) {
      const { headers, body } = await asAdmin.get<string>(`/api/exports/projects.csv?${query}`)
      expect(headers).toMatchObject({ 'x-total-count': '1' })
      expect(column(csvRows(body), 'Title in English')).toEqual(['A fence'])
    }
  })

  test('are refused an unknown filter before the file begins', async ({ asAdmin }) => {
    const { status, headers, body } = await asAdmin.get('/api/exports/projects.csv?filter=lost')
    expect(status).toBe(400)
    expect(headers['content-type']).toContain('application/problem+json')
    expect(body).toMatchObject({ errors: [{ field: 'filter', code: 'invalid_option' }] })
  })
})

describe('the events', () => {
  test('are told with all their fields, in both languages', async ({ asAdmin }) => {
    const { id } = (await asAdmin.post<{ id: string }>('/api/events', walkEvent)).body
    expect(await rowsOf(asAdmin, 'events.csv')).toMatchObject([
      {
        Id: id,
        'Title in English': 'A walk together',
        'Title in Georgian': 'ერთად სეირნობა',
        Date: '2027-04-11',
      },
    ])
  })

  test('are those of the search and the filter of their list', async ({ asAdmin }) => {
    await asAdmin.post('/api/events', walkEvent)
    await asAdmin.post('/api/events', { title: 'Vaccines', content: 'In Telavi.' })
    for (const query of ['search=TELAVI', 'filter=undated']) {
      const rows = await rowsOf(asAdmin, `events.csv?${query}`)
      expect(column(rows, 'Title in English')).toEqual(['Vaccines'])
    }
  })
})

describe('the donations', () => {
  test('are all confirmed ones, received last first, and tell apart who wants no name shown', async ({
    asAdmin,
    manager,
  }) => {
    const id = await addProject(asAdmin, 'Kennels', 'სახლუკები')
    await give(asAdmin, id, { amount: 20.25, receivedAt: '2026-02-01T10:00:00Z' })
    await give(asAdmin, id, {
      donorName: 'Secret Friend',
      donorEmail: 'secret@example.org',
      anonymous: true,
      receivedAt: '2026-02-28T20:30:00Z',
    })
    await give(asAdmin, id, { amount: 999, receivedAt: '2026-02-02T10:00:00Z' })
    await refund(manager, 'amount = 999')
    const { headers, body } = await asAdmin.get<string>('/api/exports/donations.csv')
    expect(headers).toMatchObject({ 'x-total-count': '2' })
    const shared = { 'Project id': id, 'Project in English': 'Kennels', 'Project in Georgian': 'სახლუკები' }
    expect(csvRows(body)).toMatchObject([
      {
        'Received, Tbilisi time': '2026-03-01 00:30:00',
        'Amount, lari': '5',
        Donor: '',
        Anonymous: 'yes',
        'Recorded name, for the team only': 'Secret Friend',
        'Recorded email, for the team only': 'secret@example.org',
        ...shared,
      },
      {
        'Received, Tbilisi time': '2026-02-01 14:00:00',
        'Amount, lari': '20.25',
        Donor: 'Nino',
        Anonymous: 'no',
        'Recorded name, for the team only': 'Nino',
        'Recorded email, for the team only': '',
        ...shared,
      },
    ])
  })

  test('are those of a project and of months or days on the clock of Tbilisi', async ({ asAdmin }) => {
    const [kennels, roof] = [await addProject(asAdmin, 'Kennels'), await addProject(asAdmin, 'Roof')]
    await give(asAdmin, kennels, { donorName: 'January', receivedAt: '2026-01-31T19:59:59Z' })
    await give(asAdmin, kennels, { donorName: 'February', receivedAt: '2026-01-31T20:00:00Z' })
    await give(asAdmin, kennels, { donorName: 'March', receivedAt: '2026-02-28T20:00:00Z' })
    await give(asAdmin, roof, { donorName: 'Roof', receivedAt: '2026-02-10T10:00:00Z' })
    const found = async (query: string) => {
      const { headers, body } = await asAdmin.get<string>(`/api/exports/donations.csv?${query}`)
      const rows = csvRows(body)
      expect(headers).toMatchObject({ 'x-total-count': String(rows.length) })
      return column(rows, 'Donor')
    }
    expect(await found(`project=${kennels}`)).toEqual(['March', 'February', 'January'])
    expect(await found('from=2026-02&until=2026-02')).toEqual(['Roof', 'February'])
    expect(await found(`project=${kennels}&from=2026-02`)).toEqual(['March', 'February'])
    expect(await found('until=2026-01')).toEqual(['January'])
    expect(await found('from=2026-02-01&until=2026-02-10')).toEqual(['Roof', 'February'])
    expect(await found(`project=${kennels}&from=2026-01-31&until=2026-02-01`)).toEqual([
      'February',
      'January',
    ])
    expect(await found('until=2026-01-31')).toEqual(['January'])
    expect(await found('from=2026-03-01')).toEqual(['March'])
  })

  test('are all told, once each, though one of them gets another day while they are read', async ({
    asAdmin,
    services,
    manager,
  }) => {
    const project = await addProject(asAdmin, 'A fence')
    const gifts: string[] = []
    for (const day of ['04', '03', '02', '01']) {
      const receivedAt = `2025-12-${day}T10:00:00+04:00`
      const { body } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, {
        ...{ amount: 5, anonymous: true, reference: `TBC ${day}`, receivedAt },
      })
      gifts.push(body.id)
    }
    const [{ id }] = await manager.query<[{ id: string }]>('select id from users')
    const admin = { kind: 'signed-in', id, role: 'admin', session: id } as const
    const correct = (gift: string | undefined, receivedAt: string) =>
      asAdmin.post(`/api/donations/${gift}/corrections`, { receivedAt, reason: 'The statement says so.' })
    for (const select of [services.donations.select, services.donations.selectLedger]) {
      const { read } = select(admin, { project })
      const first = await read(2, null)
      const last = first.at(-1)?.id
      await correct(last, '2020-01-01T10:00:00+04:00')
      const rest = await read(10, last ?? null)
      await correct(last, '2025-12-03T10:00:00+04:00')
      const told = [...first, ...rest].map((gift) => gift.id)
      expect(told.filter((gift) => gift !== last)).toEqual(gifts.filter((gift) => gift !== last))
    }
  })

  test('refuse a month that is none and a project that cannot be', async ({ asAdmin }) => {
    expect((await asAdmin.get('/api/exports/donations.csv?from=2026-1')).body).toMatchObject({
      detail: 'from must be a month or a day: YYYY-MM or YYYY-MM-DD',
      errors: [{ field: 'from', code: 'invalid_month' }],
    })
    const { status, body } = await asAdmin.get('/api/exports/donations.csv?project=nonsense')
    expect(status).toBe(404)
    expect(body).toMatchObject({ error: 'project not found' })
  })
})

import { describe, expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { csvRows } from '../support/csv.ts'
import { address, test as withGateway } from '../support/gateway.ts'
import { projectOf } from '../support/gifts.ts'

const ana = { donorName: 'Ana Beridze', donorEmail: 'ana@example.org' }
const gia = { donorName: 'გია კაპანაძე' }
const reason = { reason: 'The bank says so.' }

/** The sums as a table tells them: month, donor, gifts, given, corrected, refunded, net. */
const sumsFor = async (agent: Agent, query = ''): Promise<string[]> => {
  const { body } = await agent.get<string>(`/api/exports/months.csv${query}`)
  return csvRows(body).map((row) => {
    const [month, , donor, , ...figures] = Object.values(row)
    return [month, donor, ...figures].join(' ')
  })
}

const test = withGateway
  .extend('project', ({ asAdmin }) => projectOf(asAdmin))
  .extend('give', ({ asAdmin, project }) => async (gift: object): Promise<string> => {
    const { body } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, { ...gift })
    return body.id
  })
  .extend('asViewer', async ({ services, asVisitor }) => {
    await services.accounts.signUp(signUpOf('viewer'), 'en', address)
    await services.accounts.changeRole('viewer', 'viewer')
    const { token } = await services.accounts.login({ username: 'viewer', password }, address)
    return asVisitor.as(token)
  })

describe('the sums of months and donors', () => {
  test('begin a month at midnight in Tbilisi, and sort donors by their names', async ({ asAdmin, give }) => {
    await give({ amount: 0.1, receivedAt: '2025-11-30T19:59:59Z', ...gia })
    await give({ amount: 0.2, receivedAt: '2025-11-30T20:00:00Z', ...gia })
    await give({ amount: 0.1, receivedAt: '2025-12-01T20:00:00Z', ...gia })
    await give({ amount: 5, receivedAt: '2025-12-01T20:00:00Z', ...ana })
    expect(await sumsFor(asAdmin)).toEqual([
      '2025-11 გია კაპანაძე 1 0.1 0 0 0.1',
      '2025-12 Ana Beridze 1 5 0 0 5',
      '2025-12 გია კაპანაძე 2 0.3 0 0 0.3',
    ])
  })

  test('tell what was put right apart from what was given', async ({ asAdmin, give }) => {
    const day = { receivedAt: '2025-12-01T10:00:00Z' }
    const [wrong, back, half, never] = [
      await give({ amount: 100, ...day, ...ana }),
      await give({ amount: 30, ...day, ...ana }),
      await give({ amount: 20, ...day, ...ana }),
      await give({ amount: 7, ...day, ...ana }),
    ]
    await asAdmin.post(`/api/donations/${wrong}/corrections`, { amount: 10.5, ...reason })
    await asAdmin.post(`/api/donations/${back}/refunds`, reason)
    await asAdmin.post(`/api/donations/${half}/refunds`, { amount: 5.25, ...reason })
    await asAdmin.post(`/api/donations/${never}/voids`, reason)
    expect(await sumsFor(asAdmin)).toEqual(['2025-12 Ana Beridze 2 157 -96.5 35.25 25.25'])
  })

  test('tell by the day of writing what was put right in the month in which that was, and leave closed ones', async ({
    asAdmin,
    give,
    project,
    manager,
  }) => {
    const written = (query = '') => sumsFor(asAdmin, `?by=written${query}`)
    const other = await projectOf(asAdmin)
    const day = { receivedAt: '2025-10-16T10:00:00Z' }
    const [refunded, wrong, moved, never] = [
      await give({ amount: 300, ...day, ...ana }),
      await give({ amount: 100, ...day, ...ana }),
      await give({ amount: 40, ...day, ...ana }),
      await give({ amount: 7, ...day, ...gia }),
    ]
    // All of it was written down three months ago.
    await manager.query('alter table donations disable trigger user')
    await manager.query(`update donations set created_at = created_at - interval '3 months'`)
    await manager.query('alter table donations enable trigger user')
    const [closed] = await manager.query<{ month: string }[]>(
      `select to_char(min(created_at) at time zone 'Asia/Tbilisi', 'YYYY-MM') as month from donations`,
    )
    const [{ now }] = await manager.query<[{ now: string }]>(
      `select to_char(now() at time zone 'Asia/Tbilisi', 'YYYY-MM') as now`,
    )
    const before = [`${closed?.month} Ana Beridze 3 440 0 0 440`, `${closed?.month} გია კაპანაძე 1 7 0 0 7`]
    expect(await written()).toEqual(before)
    await asAdmin.post(`/api/donations/${refunded}/refunds`, { amount: 55, ...reason })
    await asAdmin.post(`/api/donations/${refunded}/refunds`, reason)
    await asAdmin.post(`/api/donations/${wrong}/corrections`, {
      amount: 90,
      ...gia,
      donorEmail: null,
      ...reason,
    })
    await asAdmin.post(`/api/donations/${moved}/corrections`, { projectId: other, ...reason })
    await asAdmin.post(`/api/donations/${never}/voids`, reason)
    expect((await written()).slice(0, 2)).toEqual(before)
    expect((await written()).slice(2)).toEqual([
      `${now} Ana Beridze -2 0 -100 300 -400`,
      `${now} გია კაპანაძე 0 0 83 0 83`,
    ])
    expect(await written(`&project=${other}`)).toEqual([`${now} Ana Beridze 1 0 40 0 40`])
    expect((await written(`&project=${project}`)).slice(2)[0]).toBe(`${now} Ana Beridze -3 0 -140 300 -440`)

    // Both ways come to the same.
    const sum = (rows: readonly string[]): number =>
      rows.reduce((all, row) => all + Number(row.split(' ').at(-1)), 0)
    expect(sum(await written())).toBe(sum(await sumsFor(asAdmin)))
    expect(sum(await written())).toBe(130)
    await asAdmin.post(`/api/donations/${refunded}/restorations`, reason)
    await asAdmin.post(`/api/donations/${never}/restorations`, reason)
    expect(sum(await written())).toBe(sum(await sumsFor(asAdmin)))
    expect((await written()).slice(0, 2)).toEqual(before)
    expect((await asAdmin.get('/api/exports/months.csv?by=day')).status).toBe(400)
  })

  test('take a gift that was moved from one month and donor, and add it to the other', async ({
    asAdmin,
    give,
  }) => {
    const moved = await give({ amount: 50, receivedAt: '2025-11-30T10:00:00Z', ...ana })
    const other = await give({ amount: 40, receivedAt: '2025-12-02T10:00:00Z', ...ana })
    await asAdmin.post(`/api/donations/${moved}/corrections`, {
      receivedAt: '2025-12-01T10:00:00Z',
      ...reason,
    })
    await asAdmin.post(`/api/donations/${other}/corrections`, { ...gia, donorEmail: null, ...reason })
    expect(await sumsFor(asAdmin)).toEqual([
      '2025-11 Ana Beridze 0 50 -50 0 0',
      '2025-12 Ana Beridze 1 40 10 0 50',
      '2025-12 გია კაპანაძე 1 0 40 0 40',
    ])
  })

  test('are of a project, and of the months that are asked for', async ({ asAdmin, give, project }) => {
    await give({ amount: 1, receivedAt: '2024-12-31T10:00:00Z', ...ana })
    await give({ amount: 2, receivedAt: '2025-01-31T10:00:00Z', ...ana })
    await give({ amount: 3, receivedAt: '2025-12-31T10:00:00Z', ...ana })
    const other = await projectOf(asAdmin)
    await asAdmin.post(`/api/projects/${other}/donations`, {
      amount: 9,
      receivedAt: '2025-12-31T10:00:00Z',
      ...ana,
    })
    expect(await sumsFor(asAdmin, '?from=2025-01&until=2025-12')).toEqual([
      '2025-01 Ana Beridze 1 2 0 0 2',
      '2025-12 Ana Beridze 2 12 0 0 12',
    ])
    expect(await sumsFor(asAdmin, `?from=2025-12&project=${project}`)).toEqual([
      '2025-12 Ana Beridze 1 3 0 0 3',
    ])
    expect(await sumsFor(asAdmin, '?from=2026-01')).toEqual([])
  })

  test('count whoever was merged for the one whose name is kept, under their id', async ({
    asAdmin,
    give,
  }) => {
    await give({ amount: 1, receivedAt: '2025-12-01T10:00:00Z', ...ana })
    await give({ amount: 2, receivedAt: '2025-12-01T10:00:00Z', ...gia })
    const { body } = await asAdmin.get<{ donors: { id: string; name: string }[] }>(
      '/api/donors?sort=given&direction=asc',
    )
    const [one, other] = body.donors.map(({ id }) => id)
    await asAdmin.put(`/api/donor-pairs/${one}_${other}`, { are: 'one' })
    const { body: file } = await asAdmin.get<string>('/api/exports/months.csv')
    expect(csvRows(file).map((row) => Object.values(row))).toEqual([
      ['2025-12', one, 'Ana Beridze', 'ana@example.org', '2', '3', '0', '0', '3'],
    ])
  })

  test('are one line of each month for all that is anonymous, where who gave it may not be told', async ({
    asAdmin,
    asViewer,
    give,
  }) => {
    const day = { receivedAt: '2025-12-01T10:00:00Z' }
    await give({ amount: 1, ...day, ...ana })
    await give({ amount: 2, anonymous: true, ...day, ...ana })
    await give({ amount: 4, anonymous: true, ...day, ...gia })
    await give({ amount: 8, anonymous: true, ...day })
    const hidden = await give({ amount: 16, ...day, ...gia })
    await asAdmin.post(`/api/donations/${hidden}/corrections`, { anonymous: true, ...reason })
    expect(await sumsFor(asViewer)).toEqual([
      '2025-12 Anonymous 4 30 0 0 30',
      '2025-12 Ana Beridze 1 1 0 0 1',
    ])
    expect(await sumsFor(asViewer.in('ka'))).toContain('2025-12 ანონიმური 4 30 0 0 30')
    expect(await sumsFor(asAdmin)).toEqual([
      '2025-12 Anonymous 1 8 0 0 8',
      '2025-12 Ana Beridze 2 3 0 0 3',
      '2025-12 გია კაპანაძე 2 20 0 0 20',
    ])
  })

  test('are counted before they are sent, and the donor stands with each gift of the accounts', async ({
    asAdmin,
    asViewer,
    give,
  }) => {
    await give({ amount: 1, receivedAt: '2025-12-01T10:00:00Z', ...ana })
    await give({ amount: 2, receivedAt: '2025-12-01T11:00:00Z', anonymous: true, ...gia })
    expect((await asAdmin.get('/api/exports/months.csv')).headers['x-total-count']).toBe('2')
    const idsOf = async (agent: Agent) => {
      const { body } = await agent.get<string>('/api/exports/accounts.csv')
      return csvRows(body).map((row) => row['Donor id'])
    }
    const { body } = await asAdmin.get<{ donors: { id: string }[] }>('/api/donors?sort=given&direction=desc')
    const [ofGia, ofAna] = body.donors.map(({ id }) => id)
    expect(await idsOf(asAdmin)).toEqual([ofGia, ofAna])
    expect(await idsOf(asViewer)).toEqual(['', ofAna])
  })

  test('are made once for each month, however few lines are taken at a time', async ({
    give,
    services,
    statements,
  }) => {
    for (const receivedAt of ['2025-11-20T10:00:00Z', '2025-12-01T10:00:00Z']) {
      for (const donor of [ana, gia, { donorName: 'Zaza' }]) await give({ amount: 1, receivedAt, ...donor })
    }
    const read = async (atOnce: number): Promise<string[]> => {
      const { read: next } = services.donations.selectMonths(
        { kind: 'signed-in', id: '', role: 'admin', session: '' },
        {},
      )
      const told: string[] = []
      for (let after: string | null = null, isLast = false; !isLast; ) {
        const lines = await next(atOnce, after)
        told.push(...lines.map(({ month, name }) => `${month} ${name}`))
        after = lines.at(-1)?.id ?? null
        isLast = lines.length < atOnce
      }
      return told
    }
    const few = await statements.during(async () => {
      expect(await read(1)).toEqual(
        ['2025-11', '2025-12'].flatMap((month) =>
          ['Ana Beridze', 'Zaza', 'გია კაპანაძე'].map((name) => `${month} ${name}`),
        ),
      )
    })
    expect(few).toEqual(await statements.during(() => read(100)))
  })
})

import { describe, expect } from 'vitest'
import { mostShown, type ShownSpending } from '../../schema/accounts-page.ts'
import { test as site } from '../support/gateway.ts'
import { confirm, promise, settle, test } from '../support/pledge-site.ts'
import { accountsOf, attach, putSpending, spend } from '../support/spendings.ts'

describe('where the money went', () => {
  site(
    'is told to nobody before giving is launched, and a receipt to the team alone',
    async ({ asAdmin, asVisitor }) => {
      const { id } = await spend(asAdmin)
      await attach(asAdmin, id)
      for (const path of [
        '/api/accounts',
        '/api/accounts/months.csv',
        '/api/accounts/spendings?month=2026-03',
      ])
        expect((await asVisitor.get(path)).status, path).toBe(404)
      expect((await asVisitor.get(`/api/accounts/receipts/${id}`)).status).toBe(404)
      expect((await asAdmin.get(`/api/accounts/receipts/${id}`)).status).toBe(200)
    },
  )

  test('is told by a line and a month that there are', async ({ asVisitor, project: _ }) => {
    for (const path of [
      '/api/accounts?of=charity&of=others',
      '/api/accounts/spendings?month=0000-01',
      '/api/accounts/spendings?month=2026-13',
      '/api/accounts/spendings?month=2026-03&month=2026-04',
    ])
      expect((await asVisitor.get(path)).status, path).toBe(400)
    const { body } = await asVisitor.graphql('{ shownSpendings(month: "0000-01") { id } }')
    expect(body.errors).toMatchObject([{ extensions: { code: 'validation_failed' } }])
  })

  test('adds up from what came to what is left', async ({ asAdmin, asVisitor, project }) => {
    const { body: came } = await promise(asVisitor, project, { amount: 70, donorName: 'Ana' })
    const { body: pledge } = await confirm(asAdmin, came)
    await promise(asVisitor, project, { amount: 30, donorName: 'Gia' })
    await asAdmin.post(`/api/donations/${pledge.donationId}/refunds`, { amount: 5.5, reason: 'They asked.' })
    await spend(asAdmin, { amount: 20.25, projectId: project })
    await spend(asAdmin, { amount: 1, spentOn: '2026-02-01' })
    const page = await accountsOf(asVisitor)
    expect(page).toMatchObject({ pledged: 70, confirmed: 70, refunded: 5.5, spent: 21.25, inHand: 43.25 })
    expect(page.months.at(-1)).toMatchObject({
      month: '2026-02',
      start: 0,
      spent: 1,
      end: -1,
      spendingCount: 1,
    })
    expect(page.lines.map(({ line, title, inHand }) => [line, title, inHand])).toEqual([
      [project, 'A warm winter', 44.25],
      ['charity', null, -1],
    ])
    expect(await accountsOf(asVisitor, 'charity')).toMatchObject({ confirmed: 0, spent: 1, inHand: -1 })
    const shown = await asVisitor.in('ka').get<object[]>('/api/accounts/spendings?month=2026-03')
    expect(shown.body).toMatchObject([{ purpose: 'თივა, ორმოცი შეკვრა', line: project, amount: 20.25 }])
  })

  test('tells nothing of what was voided, neither among what was spent nor in a sum', async ({
    asAdmin,
    asVisitor,
    project,
  }) => {
    await spend(asAdmin, { amount: 20.25, projectId: project })
    const twice = await spend(asAdmin, { amount: 20.25, projectId: project })
    await putSpending(asAdmin, twice, 'voids', { reason: 'It was written down twice.' })
    const { body } = await asVisitor.get<object[]>('/api/accounts/spendings?month=2026-03')
    expect(body).toMatchObject([{ amount: 20.25 }])
    expect(await accountsOf(asVisitor)).toMatchObject({ spent: 20.25 })
  })

  test('tells the money of a draft, and of what is in the bin, without its name', async ({
    asAdmin,
    asVisitor,
    manager,
    project,
  }) => {
    await spend(asAdmin, { projectId: project })
    await manager.query('update projects set published_at = null where id = $1', [project])
    const page = await accountsOf(asVisitor)
    expect(page.lines).toMatchObject([{ line: 'others', title: null, spent: 880 }])
    expect(JSON.stringify(page)).not.toContain(project)
    expect((await asVisitor.get(`/api/accounts?of=${project}`)).status).toBe(404)
    const { body } = await asVisitor.get<object[]>('/api/accounts/spendings?month=2026-03&of=others')
    expect(body).toMatchObject([{ line: 'others' }])
    const file = await asVisitor.get<string>('/api/accounts/months.csv')
    expect(String(file.body)).toContain('2026-03,Other projects,0,0,0,880')
  })

  test('tells what was promised only once it has come, whatever strangers promise', async ({
    asAdmin,
    asVisitor,
    project,
  }) => {
    await promise(asVisitor, project, { amount: 10_000_000, donorName: 'A stranger' })
    expect(await accountsOf(asVisitor)).toMatchObject({ pledged: 0, months: [], lines: [] })

    const { body: ana } = await promise(asVisitor, project, { amount: 70, donorName: 'Ana' })
    const { body: pledge } = await confirm(asAdmin, ana, { amount: 60 })
    const page = await accountsOf(asVisitor, project)
    expect(page).toMatchObject({ pledged: 60, confirmed: 60 })
    expect(page.months).toMatchObject([{ pledged: 60 }])

    const reason = 'They asked.'
    await asAdmin.post(`/api/donations/${pledge.donationId}/refunds`, { amount: 10, reason })
    expect(await accountsOf(asVisitor)).toMatchObject({ pledged: 60, confirmed: 60, refunded: 10 })
    await asAdmin.post(`/api/donations/${pledge.donationId}/voids`, { reason })
    expect(await accountsOf(asVisitor)).toMatchObject({ pledged: 0, confirmed: 0, refunded: 0 })
    await settle(asAdmin, ana, 'waiting', { reason })
    await confirm(asAdmin, ana)
    expect(await accountsOf(asVisitor)).toMatchObject({ pledged: 70, confirmed: 70 })
  })

  test('is told of a month in parts, each of which says where the next begins', async ({
    asVisitor,
    manager,
    project,
  }) => {
    const several = mostShown + 2
    await manager.query(
      `insert into spendings (id, amount, spent_on, purpose_en)
       select gen_random_uuid(), n, date '2026-03-01' + n % 20, 'Straw ' || n from generate_series(1, $1::integer) n`,
      [several],
    )
    const path = '/api/accounts/spendings?month=2026-03'
    const { body: newest } = await asVisitor.get<ShownSpending[]>(path)
    expect(newest).toHaveLength(mostShown)
    const { body: left } = await asVisitor.get<ShownSpending[]>(`${path}&below=${newest.at(-1)?.id}`)
    expect(new Set([...newest, ...left].map(({ id }) => id)).size).toBe(several)
    expect((await accountsOf(asVisitor)).months[0]?.spendingCount).toBe(several)
    expect((await asVisitor.get(`${path}&below=${project}&of=charity`)).body).toEqual([])
    expect((await asVisitor.get(`${path}&below=nowhere`)).status).toBe(404)
    const { body } = await asVisitor.graphql<{ shownSpendings: ShownSpending[] }>(
      'query ($below: ID) { shownSpendings(month: "2026-03", below: $below) { id } }',
      { below: newest.at(-1)?.id },
    )
    expect(body.data?.shownSpendings).toHaveLength(2)
  })

  test('is a file of one line, where one is asked for', async ({ asAdmin, asVisitor, project }) => {
    await spend(asAdmin, { projectId: project })
    await spend(asAdmin, { amount: 1 })
    const linesOf = async (of: string): Promise<string[]> =>
      String((await asVisitor.get<string>(`/api/accounts/months.csv?of=${of}`)).body)
        .trim()
        .split('\r\n')
        .slice(1)
    expect(await linesOf('charity')).toEqual(['2026-03,The charity as a whole,0,0,0,1'])
    expect(await linesOf(project)).toEqual(['2026-03,A warm winter,0,0,0,880'])
    expect((await asVisitor.get('/api/accounts/months.csv?of=nowhere')).status).toBe(404)
  })

  test('says that a month is asked for where none was written', async ({ asVisitor, project: _ }) => {
    const { body } = await asVisitor.get('/api/accounts/spendings?month=2026-03-09')
    expect(body).toMatchObject({
      errors: [{ field: 'month', code: 'not_a_month', message: 'month must be a month: YYYY-MM' }],
    })
  })
})

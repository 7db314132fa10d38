import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { csvRows } from '../support/csv.ts'
import { test } from '../support/gateway.ts'
import { projectOf } from '../support/gifts.ts'

interface Listed {
  id: string
  amount: number
  status: string
  reference: string | null
  projectTitle: string
}

interface Page {
  nodes: Listed[]
  totalCount: number | null
  offset: number | null
  previousCursor: string | null
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const give = async (admin: Agent, project: string, gift: Record<string, unknown>): Promise<string> => {
  const given = { amount: 5, donorName: 'Nino', ...gift }
  return (await admin.post<{ id: string }>(`/api/projects/${project}/donations`, given)).body.id
}

const reason = 'The bank statement says so.'
const becomes = (admin: Agent, id: string, what: 'voids' | 'refunds') =>
  admin.post(`/api/donations/${id}/${what}`, { reason })

const amounts = async (admin: Agent, query = ''): Promise<number[]> =>
  (await admin.get<Listed[]>(`/api/donations${query}`)).body.map(({ amount }) => amount)

/** Of a fence and of a roof: every kind, every method, days of two years. */
const fill = async (admin: Agent) => {
  const [fence, roof] = [await projectOf(admin), await projectOf(admin)]
  await give(admin, fence, { amount: 1, receivedAt: '2024-12-31T23:00:00+04:00', method: 'cash' })
  await give(admin, roof, { amount: 2, receivedAt: '2025-01-01T00:00:00+04:00', reference: 'TBC 5507-61' })
  const voided = await give(admin, fence, {
    amount: 3,
    receivedAt: '2025-06-01T12:00:00+04:00',
    method: 'transfer',
    reference: 'tbc 5507-62',
  })
  const refunded = await give(admin, roof, {
    amount: 4,
    receivedAt: '2025-07-01T12:00:00+04:00',
    method: 'card',
  })
  await give(admin, roof, { amount: 50, receivedAt: '2025-08-01T12:00:00+04:00', method: 'transfer' })
  await becomes(admin, voided, 'voids')
  await becomes(admin, refunded, 'refunds')
  return { fence, roof, voided, refunded }
}

describe('the list of all gifts', () => {
  test('holds those of every project and every kind, received last first', async ({ asAdmin }) => {
    const { voided } = await fill(asAdmin)
    const { body } = await asAdmin.get<Listed[]>('/api/donations')
    expect(body.map(({ amount, status }) => [amount, status])).toEqual([
      [50, 'confirmed'],
      [0, 'refunded'],
      [3, 'voided'],
      [2, 'confirmed'],
      [1, 'confirmed'],
    ])
    expect(body[2]).toMatchObject({
      id: voided,
      reference: 'tbc 5507-62',
      method: 'transfer',
      recordedDonor: { name: 'Nino' },
      projectTitle: 'A warm winter',
    })
  })

  test('is narrowed to a project, a method, a kind, months and days, and all of them together', async ({
    asAdmin,
  }) => {
    const { fence } = await fill(asAdmin)
    expect(await amounts(asAdmin, `?project=${fence}`)).toEqual([3, 1])
    expect(await amounts(asAdmin, '?method=transfer')).toEqual([50, 3])
    expect(await amounts(asAdmin, '?status=voided')).toEqual([3])
    expect(await amounts(asAdmin, '?status=refunded')).toEqual([0])
    expect(await amounts(asAdmin, '?from=2025-01&until=2025-06')).toEqual([3, 2])
    expect(await amounts(asAdmin, '?until=2024-12-31')).toEqual([1])
    expect(await amounts(asAdmin, `?project=${fence}&method=transfer&status=voided&from=2025-06-01`)).toEqual(
      [3],
    )
    expect(await amounts(asAdmin, `?project=${fence}&method=transfer&status=confirmed`)).toEqual([])
  })

  test('is found by how its reference begins, whatever its case, and then in the order of references', async ({
    asAdmin,
  }) => {
    await fill(asAdmin)
    expect(await amounts(asAdmin, '?reference=TBC')).toEqual([2, 3])
    expect(await amounts(asAdmin, '?reference=tbc%205507-62')).toEqual([3])
    expect(await amounts(asAdmin, '?reference=5507')).toEqual([])
    expect(await amounts(asAdmin, '?reference=%25')).toEqual([])
    expect(await amounts(asAdmin, '?reference=TBC&status=confirmed')).toEqual([2])
  })

  test('is refused a period that ends before it begins, on both edges and as a file', async ({ asAdmin }) => {
    const refusal = { code: 'validation_failed', errors: [{ field: 'until', code: 'before_start' }] }
    for (const path of ['/api/donations', '/api/exports/ledger.csv']) {
      expect(await asAdmin.get(`${path}?from=2026-05&until=2026-01`)).toMatchObject({
        status: 400,
        body: refusal,
      })
    }
    const { body } = await asAdmin.graphql('{ donations(from: "2026-05", until: "2026-01") { totalCount } }')
    expect(body.errors).toMatchObject([{ extensions: { code: 'validation_failed' } }])
  })

  test('is sorted by amounts as well, either way', async ({ asAdmin }) => {
    await fill(asAdmin)
    expect(await amounts(asAdmin, '?sort=amount')).toEqual([50, 3, 2, 1, 0])
    expect(await amounts(asAdmin, '?sort=amount&direction=asc')).toEqual([0, 1, 2, 3, 50])
    expect(await amounts(asAdmin, '?direction=asc')).toEqual([1, 2, 3, 0, 50])
  })

  test('is turned page by page in both directions, in each order', async ({ asAdmin }) => {
    await fill(asAdmin)
    const ask = async (given: Record<string, unknown>): Promise<Page> => {
      const { body } = await asAdmin.graphql<{ donations: Page }>(
        `query ($after: String, $sort: LedgerSort, $direction: Direction, $reference: String) {
          donations(first: 2, after: $after, sort: $sort, direction: $direction, reference: $reference) {
            nodes { id amount } totalCount offset previousCursor pageInfo { endCursor hasNextPage } } }`,
        given,
      )
      if (!body.data) throw new Error(JSON.stringify(body.errors))
      return body.data.donations
    }
    for (const order of [
      {},
      { direction: 'asc' },
      { sort: 'amount' },
      { sort: 'amount', direction: 'asc' },
    ]) {
      const pages = [await ask(order)]
      for (let page = pages[0]; page?.pageInfo.hasNextPage; page = pages.at(-1)) {
        pages.push(await ask({ ...order, after: page.pageInfo.endCursor }))
      }
      expect(pages.map(({ nodes }) => nodes.length)).toEqual([2, 2, 1])
      expect(new Set(pages.flatMap(({ nodes }) => nodes.map(({ id }) => id))).size).toBe(5)
      expect(pages.map(({ totalCount, offset }) => [totalCount, offset])).toEqual([
        [5, 0],
        [5, 2],
        [5, 4],
      ])
      const back = await ask({ ...order, after: pages[2]?.previousCursor })
      expect(back.nodes).toEqual(pages[1]?.nodes)
      expect(pages[1]?.previousCursor).toBeNull()
    }
    const found = await ask({ reference: 'tbc' })
    expect(await ask({ reference: 'tbc', after: found.pageInfo.endCursor })).toMatchObject({
      nodes: [],
      offset: 2,
    })
  })

  test('finds the gifts that have a reference as an import would, on both edges', async ({ asAdmin }) => {
    const { fence, voided } = await fill(asAdmin)
    const again = await give(asAdmin, fence, { amount: 7, reference: 'ＴＢＣ5507-62' })
    await give(asAdmin, fence, { amount: 8, reference: 'TBC 5507-621' })
    const { body } = await asAdmin.get<Listed[]>('/api/donations?sameReference=TBC%20%205507-62')
    expect(body.map(({ id }) => id)).toEqual([voided, again])
    const asked = await asAdmin.graphql<{ donations: Page }>(
      '{ donations(sameReference: "tbc5507-62", status: confirmed) { nodes { id } totalCount } }',
    )
    expect(asked.body.data.donations).toEqual({ nodes: [{ id: again }], totalCount: 1 })
    for (const nothing of ['--', '5507-62']) {
      expect(await amounts(asAdmin, `?sameReference=${nothing}`)).toEqual([])
    }
  })

  test('leads to its next page over REST', async ({ asAdmin }) => {
    await fill(asAdmin)
    const { headers, body } = await asAdmin.get<Listed[]>('/api/donations?limit=3&method=transfer')
    expect(body).toHaveLength(2)
    expect(headers.link).toBeUndefined()
    const first = await asAdmin.get<Listed[]>('/api/donations?limit=3&from=2024-12')
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect(await amounts(asAdmin, next.slice('/api/donations'.length))).toEqual([2, 1])
  })

  test('refuses what it does not know, and a cursor of another order', async ({ asAdmin }) => {
    await fill(asAdmin)
    for (const [query, field] of [
      ['?status=lost', 'status'],
      ['?method=barter', 'method'],
      ['?sort=donor', 'sort'],
      ['?from=2025-13', 'from'],
      ['?after=nowhere', 'after'],
    ]) {
      const { status, body } = await asAdmin.get(`/api/donations${query}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field }] })
    }
    expect((await asAdmin.get('/api/donations?project=nowhere')).status).toBe(404)
    const { headers } = await asAdmin.get('/api/donations?limit=1')
    const after = new URL(/<([^>]+)>/.exec(String(headers.link))?.[1] ?? '', 'http://a').searchParams.get(
      'after',
    )
    const { body } = await asAdmin.get(`/api/donations?sort=amount&after=${after}`)
    expect(body).toMatchObject({ errors: [{ field: 'after', code: 'invalid_cursor' }] })
  })

  test('is for admins alone', async ({ asVisitor, asIndividual }) => {
    expect((await asVisitor.get('/api/donations')).status).toBe(401)
    expect((await asIndividual.get('/api/donations')).status).toBe(403)
  })
})

describe('the file of all gifts', () => {
  test('holds what the list does, and says what has become of each', async ({ asAdmin }) => {
    const { fence } = await fill(asAdmin)
    const { headers, body } = await asAdmin.get<string>('/api/exports/ledger.csv')
    expect(headers).toMatchObject({ 'x-total-count': '5' })
    expect(csvRows(body).map((row) => [row['Amount, lari'], row.State])).toEqual([
      ['50', 'counts'],
      ['0', 'refunded'],
      ['3', 'voided'],
      ['2', 'counts'],
      ['1', 'counts'],
    ])
    expect(csvRows(body).map((row) => row['What went back on which day, lari'])).toEqual([
      '',
      expect.stringMatching(/^\d{4}-\d{2}-\d{2}: 4\.00$/),
      '',
      '',
      '',
    ])
    const narrowed = await asAdmin.get<string>(`/api/exports/ledger.csv?project=${fence}&status=voided`)
    expect(narrowed.headers).toMatchObject({ 'x-total-count': '1' })
    expect(csvRows(narrowed.body).map((row) => row.Reference)).toEqual(['tbc 5507-62'])
    const found = await asAdmin.get<string>('/api/exports/ledger.csv?reference=TBC')
    expect(csvRows(found.body).map((row) => row.Reference)).toEqual(['TBC 5507-61', 'tbc 5507-62'])
  })
})

import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { createPapers } from '../../gateway/rooms/spending/papers.ts'
import {
  createSpendingRepository,
  type SpendingRepository,
} from '../../gateway/rooms/spending/spending.repository.ts'
import { createSpendingService } from '../../gateway/rooms/spending/spending.service.ts'
import type { Accounts } from '../../schema/accounts-page.ts'
import { maximumPaperBytes, type Spending, type SpendingEntry } from '../../schema/spending.ts'
import type { Agent } from '../support/agent.ts'
import { test as site } from '../support/gateway.ts'
import { formOfPaper, paper } from '../support/papers.ts'
import { plain } from '../support/pictures.ts'
import { confirm, promise, test } from '../support/pledge-site.ts'

type Told = Omit<Spending, 'purpose'> & { purpose: string }

const straw = {
  amount: 880,
  spentOn: '2026-03-09',
  translations: { en: { purpose: 'Straw, forty bales' }, ka: { purpose: 'თივა, ორმოცი შეკვრა' } },
}

const spend = async (admin: Agent, more: object = {}): Promise<Told> =>
  (await admin.post<Told>('/api/spendings', { ...straw, ...more })).body

const attach = async (admin: Agent, id: string, file = paper, confirmed = 'true') => {
  const { body, headers } = await formOfPaper(file, confirmed)
  return admin.post<Told>(`/api/spendings/${id}/receipt`, body, headers)
}

const put = (admin: Agent, { id }: Told, how: string, input: Record<string, unknown>) =>
  admin.post<Told & { code: string; errors: { field: string; code: string }[] }>(
    `/api/spendings/${id}/${how}`,
    input,
  )

const accountsOf = async (agent: Agent, of = ''): Promise<Accounts> =>
  (await agent.get<Accounts>(`/api/accounts${of && `?of=${of}`}`)).body

describe('what was spent', () => {
  test('is written down, corrected and voided, each with a reason, and its history tells all of it', async ({
    asAdmin,
    project,
  }) => {
    const spent = await spend(asAdmin, { projectId: project })
    expect(spent).toMatchObject({ version: 1, amount: 880, projectId: project, status: 'counted' })
    expect((await put(asAdmin, spent, 'corrections', { amount: 890 })).body.errors).toMatchObject([
      { field: 'reason', code: 'required' },
    ])
    const corrected = await put(asAdmin, spent, 'corrections', {
      amount: 890,
      projectId: null,
      translations: { en: { purpose: 'Straw' } },
      reason: 'The invoice says so.',
      version: 1,
    })
    expect(corrected.body).toMatchObject({ version: 2, amount: 890, projectId: null, purpose: 'Straw' })
    const late = await put(asAdmin, spent, 'corrections', { amount: 1, reason: 'Late.', version: 1 })
    expect(late.body.code).toBe('edit_conflict')
    const same = await put(asAdmin, spent, 'corrections', { amount: 890, reason: 'It is so already.' })
    expect(same.body.version).toBe(2)
    const voided = await put(asAdmin, spent, 'voids', { reason: 'It was written down twice.' })
    expect(voided.body).toMatchObject({ version: 3, status: 'voided' })
    expect((await put(asAdmin, spent, 'voids', { reason: 'Again.' })).body.code).toBe('spending_voided')
    const history = (await asAdmin.get<SpendingEntry[]>(`/api/spendings/${spent.id}/history`)).body
    expect(history.map(({ kind, reason, amount }) => [kind, reason, amount])).toEqual([
      ['voided', 'It was written down twice.', 890],
      ['corrected', 'The invoice says so.', 890],
      ['recorded', null, 880],
    ])
    expect(history[1]?.purpose).toEqual({ en: 'Straw', ka: 'თივა, ორმოცი შეკვრა' })
  })

  test('is found by what it was for, in the list, its export and the views that are kept', async ({
    asAdmin,
    project,
  }) => {
    await spend(asAdmin, { projectId: project })
    await spend(asAdmin, { translations: { en: { purpose: 'Paint' } } })
    const { body } = await asAdmin.get<{ spendings: Spending[] }>('/api/spendings?search=paint')
    expect(body.spendings).toMatchObject([{ purpose: 'Paint' }])
    const { headers } = await asAdmin.get('/api/exports/spendings.csv?search=paint')
    expect(headers['x-total-count']).toBe('1')
    await asAdmin.post('/api/saved-views', { room: 'spendings', name: 'Paint', search: 'paint' })
    expect((await asAdmin.get('/api/saved-views/counts')).status).toBe(200)
  })

  test('lies between 2000 and today, for a project that there is, and says for what', async ({ asAdmin }) => {
    const refusal = async (more: object) =>
      (
        await asAdmin.post<{ code: string; errors?: { code: string }[] }>('/api/spendings', {
          ...straw,
          ...more,
        })
      ).body
    expect((await refusal({ spentOn: '1999-12-31' })).errors?.[0]?.code).toBe('before_2000')
    expect((await refusal({ spentOn: '2026-03-22' })).errors?.[0]?.code).toBe('after_today')
    expect((await refusal({ translations: {} })).errors?.[0]?.code).toBe('required')
    expect((await refusal({ projectId: 'nowhere' })).code).toBe('not_found')
    expect((await refusal({ projectId: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d' })).code).toBe('not_found')
  })

  test('keeps its project from being deleted', async ({ asAdmin, project }) => {
    await spend(asAdmin, { projectId: project })
    const refused = await asAdmin.delete<{ code: string }>(`/api/projects/${project}`)
    expect(refused.body.code).toBe('project_has_gifts')
  })
})

describe('a receipt', () => {
  test('is attached once somebody says that it shows no private person, and shown to everybody', async ({
    asAdmin,
    asVisitor,
    project: _,
  }) => {
    const { id } = await spend(asAdmin)
    expect((await attach(asAdmin, id, paper, 'false')).status).toBe(400)
    const { body } = await attach(asAdmin, id)
    expect(body.receiptPath).toBe(`/api/accounts/receipts/${id}`)
    const read = await asVisitor.get(body.receiptPath ?? '')
    expect(read.status).toBe(200)
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt-2026-03-09.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('that is a picture is drawn anew, and says nothing of camera or place', async ({
    asAdmin,
    images,
    project: _,
  }) => {
    const { id } = await spend(asAdmin)
    const photo = await plain(300, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Tamar' } })
      .toBuffer()
    expect((await attach(asAdmin, id, photo)).status).toBe(200)
    const [name = ''] = images.names().filter((each) => each.startsWith('paper-'))
    const kept = await images.get(name)
    const { format, exif } = await sharp(kept ?? undefined).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
  })

  test('is destroyed where it is taken off or replaced, and where it is voided shown to the team alone', async ({
    asAdmin,
    asVisitor,
    images,
    project: _,
  }) => {
    const spent = await spend(asAdmin)
    await attach(asAdmin, spent.id)
    const [first = ''] = images.names()
    await attach(asAdmin, spent.id)
    expect(images.names()).toHaveLength(1)
    expect(images.names()).not.toContain(first)
    await put(asAdmin, spent, 'receipt-removals', { reason: 'It shows a telephone number.' })
    expect(images.names()).toEqual([])
    expect((await asVisitor.get(`/api/accounts/receipts/${spent.id}`)).status).toBe(404)
    await attach(asAdmin, spent.id)
    await put(asAdmin, spent, 'voids', { reason: 'It was written down twice.' })
    expect((await asVisitor.get(`/api/accounts/receipts/${spent.id}`)).status).toBe(404)
    expect((await asAdmin.get(`/api/accounts/receipts/${spent.id}`)).status).toBe(200)
  })

  test('is destroyed also where it was voided, to which nothing else is done', async ({
    asAdmin,
    images,
    project: _,
  }) => {
    const spent = await spend(asAdmin)
    await attach(asAdmin, spent.id)
    await put(asAdmin, spent, 'voids', { reason: 'It was written down twice.' })
    expect((await attach(asAdmin, spent.id)).status).toBe(409)
    const detached = await put(asAdmin, spent, 'receipt-removals', { reason: 'It shows a name.' })
    expect(detached.body).toMatchObject({ version: 4, status: 'voided', receiptPath: null })
    expect(images.names()).toEqual([])
    const refused = await put(asAdmin, spent, 'corrections', { amount: 1, reason: 'It is less.' })
    expect(refused.body.code).toBe('spending_voided')
    const again = await put(asAdmin, spent, 'receipt-removals', { reason: 'Again.' })
    expect(again.body.version).toBe(4)
    expect((await accountsOf(asAdmin)).spent).toBe(0)
  })

  const gone = async (): Promise<never> => {
    throw new Error('the connection is gone')
  }

  const lostOnceWritten = (real: SpendingRepository): SpendingRepository => {
    let isWritten = false
    return {
      ...real,
      change: async (...said) => {
        const before = await real.change(...said)
        isWritten = true
        return before
      },
      find: (id) => (isWritten ? gone() : real.find(id)),
      paperOf: (id) => (isWritten ? gone() : real.paperOf(id)),
    }
  }

  test.for<[when: string, wraps: (real: SpendingRepository) => SpendingRepository, isKept: boolean]>([
    ['before it is written', (real) => ({ ...real, change: gone }), false],
    [
      'while its writing is answered',
      (real) => ({ ...real, change: (...said) => real.change(...said).then(gone) }),
      true,
    ],
    ['for good once it is written', lostOnceWritten, true],
  ])(
    'is there just where what was spent names it, where the database is lost %s',
    async ([, wraps, isKept], { asAdmin, manager, images, services, founder, clock }) => {
      const { id } = await spend(asAdmin)
      const real = createSpendingRepository(manager)
      const spending = createSpendingService({
        ...{ spendings: wraps(real), papers: createPapers(images), launches: services.launches, clock },
        onFailure: () => undefined,
      })
      const sent = async () => ({ file: new Uint8Array(paper), confirmed: 'true' })
      await expect(spending.attach(founder, id, sent)).rejects.toThrow('gone')
      const named = await real.paperOf(id)
      expect(named !== null).toBe(isKept)
      expect(images.names()).toEqual(named === null ? [] : [named])
    },
  )

  test('is a whole picture, or a whole PDF that runs nothing', async ({ asAdmin, images, project: _ }) => {
    const { id } = await spend(asAdmin)
    const active = Buffer.from(paper.toString().replace('/Count 1', '/Count 1/JavaScript 4 0 R'))
    for (const file of [Buffer.from('<svg/>'), paper.subarray(0, 40), active]) {
      expect((await attach(asAdmin, id, file)).status).toBe(400)
    }
    expect(images.names()).toEqual([])
  })

  test('has no more bytes than a paper needs', async ({ asAdmin, images, project: _ }) => {
    const { id } = await spend(asAdmin)
    const large = Buffer.alloc(maximumPaperBytes + 1)
    paper.copy(large)
    expect((await attach(asAdmin, id, large)).status).toBe(413)
    expect(images.names()).toEqual([])
  })
})

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

  test('adds up from what is promised to what is left', async ({ asAdmin, asVisitor, project }) => {
    const { body: came } = await promise(asVisitor, project, { amount: 70, donorName: 'Ana' })
    const { body: pledge } = await confirm(asAdmin, came)
    await promise(asVisitor, project, { amount: 30, donorName: 'Gia' })
    await asAdmin.post(`/api/donations/${pledge.donationId}/refunds`, { amount: 5.5, reason: 'They asked.' })
    await spend(asAdmin, { amount: 20.25, projectId: project })
    await spend(asAdmin, { amount: 1, spentOn: '2026-02-01' })
    const page = await accountsOf(asVisitor)
    expect(page).toMatchObject({ pledged: 30, confirmed: 70, refunded: 5.5, spent: 21.25, inHand: 43.25 })
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
})

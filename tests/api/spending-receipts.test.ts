import sharp from 'sharp'
import { describe, expect, vi } from 'vitest'
import { createPapers } from '../../gateway/rooms/spending/papers.ts'
import {
  createSpendingRepository,
  type SpendingRepository,
} from '../../gateway/rooms/spending/spending.repository.ts'
import { createSpendingService } from '../../gateway/rooms/spending/spending.service.ts'
import { maximumPaperBytes } from '../../schema/spending.ts'
import { paper } from '../support/papers.ts'
import { plain } from '../support/pictures.ts'
import { test } from '../support/pledge-site.ts'
import { accountsOf, attach, putSpending, spend } from '../support/spendings.ts'

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
    await putSpending(asAdmin, spent, 'receipt-removals', { reason: 'It shows a telephone number.' })
    expect(images.names()).toEqual([])
    expect((await asVisitor.get(`/api/accounts/receipts/${spent.id}`)).status).toBe(404)
    await attach(asAdmin, spent.id)
    await putSpending(asAdmin, spent, 'voids', { reason: 'It was written down twice.' })
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
    await putSpending(asAdmin, spent, 'voids', { reason: 'It was written down twice.' })
    expect((await attach(asAdmin, spent.id)).status).toBe(409)
    const detached = await putSpending(asAdmin, spent, 'receipt-removals', { reason: 'It shows a name.' })
    expect(detached.body).toMatchObject({ version: 4, status: 'voided', receiptPath: null })
    expect(images.names()).toEqual([])
    const refused = await putSpending(asAdmin, spent, 'corrections', { amount: 1, reason: 'It is less.' })
    expect(refused.body.code).toBe('spending_voided')
    const again = await putSpending(asAdmin, spent, 'receipt-removals', { reason: 'Again.' })
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

  test('that a gateway has written and never attached, as it ended, is removed an hour later', async ({
    asAdmin,
    manager,
    images,
    services,
    founder,
    clock,
  }) => {
    const { id } = await spend(asAdmin)
    const never = new Promise<never>(() => {})
    const ending = createSpendingService({
      spendings: { ...createSpendingRepository(manager), change: () => never },
      ...{ papers: createPapers(images), launches: services.launches, clock, onFailure: () => undefined },
    })
    void ending.attach(founder, id, async () => ({ file: new Uint8Array(paper), confirmed: 'true' }))
    await vi.waitFor(() => expect(images.names()).toHaveLength(1))
    await services.bin.empty()
    expect(images.names()).toHaveLength(1)
    await attach(asAdmin, id)
    expect(images.names()).toHaveLength(2)
    clock.advance({ seconds: 3600 })
    await services.bin.empty()
    expect(images.names()).toEqual([await createSpendingRepository(manager).paperOf(id)])
    expect(await manager.query('select from unkept_papers')).toEqual([])
  })

  test('that could not be destroyed as it was taken off is destroyed later', async ({
    asAdmin,
    images,
    services,
    project: _,
  }) => {
    const spent = await spend(asAdmin)
    await attach(asAdmin, spent.id)
    const remove = vi.spyOn(images, 'remove').mockRejectedValueOnce(new Error('the store is away'))
    await putSpending(asAdmin, spent, 'receipt-removals', { reason: 'It shows a telephone number.' })
    expect(images.names()).toHaveLength(1)
    remove.mockRestore()
    await services.bin.empty()
    expect(images.names()).toEqual([])
  })

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

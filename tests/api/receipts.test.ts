import { describe, expect } from 'vitest'
import type { Receipt } from '../../schema/receipts.ts'
import type { Agent } from '../support/agent.ts'
import { exampleCharity } from '../support/charity.ts'
import { test as overAnyCharity } from '../support/gateway.ts'
import { gift, projectOf } from '../support/gifts.ts'
import { erase } from '../support/personal-data.ts'

const reason = 'The bank statement says so.'

/** The same over a charity that has said what it is. */
const test = overAnyCharity.extend('asAdmin', async ({ asAdmin }) => {
  await asAdmin.put('/api/charity', exampleCharity)
  return asAdmin
})

const give = async (admin: Agent, more: object = {}, projectId?: string): Promise<string> => {
  const to = projectId ?? (await projectOf(admin))
  return (await admin.post<{ id: string }>(`/api/projects/${to}/donations`, { ...gift, ...more })).body.id
}

const issue = (admin: Agent, donationId: string, body: Record<string, unknown> = {}) =>
  admin.post<Receipt>(`/api/donations/${donationId}/receipts`, body)

const read = async (admin: Agent, { id }: Pick<Receipt, 'id'>): Promise<Receipt> =>
  (await admin.get<Receipt>(`/api/receipts/${id}`)).body

const putRight = (admin: Agent, donationId: string, what: string, body: Record<string, unknown> = {}) =>
  admin.post(`/api/donations/${donationId}/${what}`, { reason, ...body })

describe('a receipt', () => {
  test('says what was given, by whom, for what and to whom, and bears the first number of its year', async ({
    asAdmin,
  }) => {
    const donationId = await give(asAdmin, { method: 'transfer' })
    const { status, body } = await issue(asAdmin, donationId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: `${body.year}-000001`,
      kind: 'gift',
      donationId,
      donorName: gift.donorName,
      amount: gift.amount,
      method: 'transfer',
      projectTitle: 'A warm winter',
      charityName: 'An Example Union',
      charityCode: '123456789',
      charityAddress: '1 Example Street, Tbilisi',
      isOutdated: false,
      replaces: null,
      replacedBy: null,
    })
  })

  test('is in the language of whoever gave', async ({ asAdmin }) => {
    const projectId = await projectOf(asAdmin)
    const donationId = await give(asAdmin.in('ka'), {}, projectId)
    const { body } = await issue(asAdmin, donationId)
    expect(body).toMatchObject({ locale: 'ka', charityName: 'სანიმუშო კავშირი' })
    // The screen of a colleague says nothing of whoever gave.
    const again = await issue(asAdmin, await give(asAdmin.in('en'), {}, projectId))
    expect(again.body).toMatchObject({ locale: 'ka', charityName: 'სანიმუშო კავშირი' })
  })

  test('asked for twice is the same one', async ({ asAdmin }) => {
    const donationId = await give(asAdmin)
    const first = await issue(asAdmin, donationId)
    expect(await issue(asAdmin, donationId)).toMatchObject({ body: first.body })
  })

  test('is a PDF in its own language, the same bytes whenever it is made', async ({ asAdmin }) => {
    const { body } = await issue(asAdmin, await give(asAdmin))
    const pdf = await asAdmin.get<string>(body.pdfPath)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toBe(`inline; filename="receipt-${body.number}.pdf"`)
    expect(pdf.body).toMatch(/^%PDF-1\.7/)
    expect((await asAdmin.get<string>(body.pdfPath)).body).toBe(pdf.body)
  })

  test('stays as it was where the gift is put right, and another takes its place', async ({ asAdmin }) => {
    const donationId = await give(asAdmin)
    const { body: first } = await issue(asAdmin, donationId)
    await putRight(asAdmin, donationId, 'corrections', { amount: 45 })
    expect(await read(asAdmin, first)).toMatchObject({ amount: gift.amount, isOutdated: true })
    expect(await issue(asAdmin, donationId)).toMatchObject({ body: { id: first.id } })

    const { body: second } = await asAdmin.post<Receipt>(`/api/receipts/${first.id}/replacements`, {})
    expect(second).toMatchObject({ ordinal: first.ordinal + 1, amount: 45, replaces: first.number })
    expect(await read(asAdmin, first)).toMatchObject({ amount: gift.amount, replacedBy: second.number })
    const again = await asAdmin.post<Receipt>(`/api/receipts/${first.id}/replacements`, {})
    expect(again.body).toEqual(second)
    expect((await issue(asAdmin, donationId)).body).toEqual(second)
  })

  test('is outdated by whatever it says that is another in the ledger, until it is so again', async ({
    asAdmin,
  }) => {
    const [projectId, other] = [await projectOf(asAdmin), await projectOf(asAdmin)]
    const stood = { method: 'cash', receivedAt: '2026-02-03T10:00:00.000Z' }
    const donationId = await give(asAdmin, stood, projectId)
    const { body } = await issue(asAdmin, donationId)
    const isOutdated = async (): Promise<boolean> => (await read(asAdmin, body)).isOutdated
    for (const [said, before] of [
      [{ amount: 45 }, { amount: gift.amount }],
      [{ donorName: 'Nino' }, { donorName: gift.donorName }],
      [{ method: 'transfer' }, { method: stood.method }],
      [{ receivedAt: '2026-02-04T10:00:00.000Z' }, { receivedAt: stood.receivedAt }],
      [{ projectId: other }, { projectId }],
    ] as const) {
      await putRight(asAdmin, donationId, 'corrections', said)
      expect([said, await isOutdated()]).toEqual([said, true])
      await putRight(asAdmin, donationId, 'corrections', before)
      expect([before, await isOutdated()]).toEqual([before, false])
    }
  })

  test('that says what the ledger says is not replaced', async ({ asAdmin }) => {
    const { body } = await issue(asAdmin, await give(asAdmin))
    expect(await asAdmin.post(`/api/receipts/${body.id}/replacements`, {})).toMatchObject({
      status: 409,
      body: { code: 'receipt_still_right' },
    })
  })

  test('is not made wrong by a refund, which has a receipt of its own', async ({ asAdmin }) => {
    const donationId = await give(asAdmin)
    const { body: first } = await issue(asAdmin, donationId)
    await putRight(asAdmin, donationId, 'refunds', { amount: 20.5 })
    const { body: refund } = await issue(asAdmin, donationId, { entry: 2 })
    expect(refund).toMatchObject({
      kind: 'refund',
      amount: 20.5,
      ordinal: first.ordinal + 1,
      entryVersion: 2,
    })
    expect(await read(asAdmin, first)).toMatchObject({ isOutdated: false })

    await putRight(asAdmin, donationId, 'restorations')
    expect(await read(asAdmin, refund)).toMatchObject({ isOutdated: true, isVoid: true })
    expect(await read(asAdmin, first)).toMatchObject({ isOutdated: false })
  })

  test('that is issued after a refund says what came, and stays right when the refund is taken back', async ({
    asAdmin,
  }) => {
    const donationId = await give(asAdmin)
    await putRight(asAdmin, donationId, 'refunds', { amount: 20 })
    const { body: first } = await issue(asAdmin, donationId)
    const { body: refund } = await issue(asAdmin, donationId, { entry: 2 })
    expect([first.amount, refund.amount]).toEqual([gift.amount, 20])
    await putRight(asAdmin, donationId, 'restorations')
    expect(await read(asAdmin, first)).toMatchObject({ amount: gift.amount, isOutdated: false })
  })

  test('is void where its gift never came, and right again where it did', async ({ asAdmin }) => {
    const donationId = await give(asAdmin)
    const { body } = await issue(asAdmin, donationId)
    expect(body).toMatchObject({ isVoid: false })
    await putRight(asAdmin, donationId, 'voids')
    expect(await read(asAdmin, body)).toMatchObject({ isOutdated: true, isVoid: true })
    const outdated = () => asAdmin.get<{ receipts: Receipt[] }>('/api/receipts?filter=outdated')
    expect((await outdated()).body.receipts).toEqual([])
    await putRight(asAdmin, donationId, 'restorations')
    expect(await read(asAdmin, body)).toMatchObject({ isOutdated: false, isVoid: false })
  })

  test('of a gift, or of what went back, names whom the ledger names, once another takes its place', async ({
    asAdmin,
  }) => {
    const donationId = await give(asAdmin, { donorName: 'Ninno' })
    const { body: first } = await issue(asAdmin, donationId)
    await putRight(asAdmin, donationId, 'refunds')
    const { body: refund } = await issue(asAdmin, donationId, { entry: 2 })
    await putRight(asAdmin, donationId, 'restorations')
    await putRight(asAdmin, donationId, 'corrections', { donorName: 'Nino' })
    await putRight(asAdmin, donationId, 'refunds')
    const { body: second } = await issue(asAdmin, donationId, { entry: 5 })
    expect([refund.donorName, second.donorName]).toEqual(['Ninno', 'Nino'])
    // All of it went back, and still another receipt says what had come.
    const replaced = await asAdmin.post<Receipt>(`/api/receipts/${first.id}/replacements`, {})
    expect(replaced).toMatchObject({ status: 200, body: { donorName: 'Nino', amount: gift.amount } })
  })

  test('of what went back is outdated where whoever gave is called otherwise', async ({ asAdmin }) => {
    const donationId = await give(asAdmin, { donorName: 'Ninno' })
    await putRight(asAdmin, donationId, 'refunds', { amount: 20 })
    const { body: refund } = await issue(asAdmin, donationId, { entry: 2 })
    await putRight(asAdmin, donationId, 'corrections', { donorName: 'Nino' })
    expect(await read(asAdmin, refund)).toMatchObject({ isOutdated: true, isVoid: false })
    const replaced = await asAdmin.post<Receipt>(`/api/receipts/${refund.id}/replacements`, {})
    expect(replaced.body).toMatchObject({ kind: 'refund', amount: 20, donorName: 'Nino', isOutdated: false })
  })

  test('is refused for what does not count, and takes no number', async ({ asAdmin }) => {
    const [voided, counting] = [await give(asAdmin), await give(asAdmin)]
    await putRight(asAdmin, voided, 'voids')
    expect(await issue(asAdmin, voided)).toMatchObject({ status: 409, body: { code: 'gift_not_counted' } })
    expect(await issue(asAdmin, counting, { entry: 2 })).toMatchObject({
      status: 409,
      body: { code: 'not_refunded' },
    })
    expect((await issue(asAdmin, counting)).body.ordinal).toBe(1)
  })

  overAnyCharity('waits for the charity to say what it is', async ({ asAdmin }) => {
    expect(await issue(asAdmin, await give(asAdmin))).toMatchObject({
      status: 409,
      body: { code: 'charity_details_missing' },
    })
  })

  test('is found by its number and by whom it names', async ({ asAdmin }) => {
    const { body } = await issue(asAdmin, await give(asAdmin, { donorName: 'ნინო ქობულაძე' }))
    for (const search of [body.number, 'ქობულაძე', String(body.year)]) {
      const found = await asAdmin.get<{ receipts: Receipt[] }>(
        `/api/receipts?search=${encodeURIComponent(search)}`,
      )
      expect(found.body.receipts.map(({ id }) => id)).toEqual([body.id])
    }
  })

  test('of many gifts is issued at once, of each that counts', async ({ asAdmin }) => {
    const projectId = await projectOf(asAdmin)
    const [one, voided, other] = [
      await give(asAdmin, {}, projectId),
      await give(asAdmin, {}, projectId),
      await give(asAdmin, {}, projectId),
    ]
    await putRight(asAdmin, voided, 'voids')
    const { body } = await asAdmin.post<{ id: string; refusal: string | null }[]>('/api/donations/receipts', {
      ids: [one, voided, other],
    })
    expect(body.map(({ refusal }) => refusal)).toEqual([null, 'gift_not_counted', null])
    const { body: list } = await asAdmin.get<{ receipts: Receipt[] }>('/api/receipts')
    expect(list.receipts.map(({ ordinal }) => ordinal)).toEqual([2, 1])
  })

  test('is never changed or deleted, whoever tries', async ({ asAdmin, manager }) => {
    const { body } = await issue(asAdmin, await give(asAdmin))
    for (const sql of [
      'update receipts set amount = 1',
      `update receipts set donor_name = 'Somebody Else'`,
      'delete from receipts',
      'update receipt_numbers set last = 7',
      'delete from receipt_numbers',
    ])
      await expect(manager.transaction((within) => within.query(sql))).rejects.toThrow(
        /never changed|one after the other/,
      )
    expect(await read(asAdmin, body)).toEqual(body)
  })

  test('loses whom it names with whoever is erased, and nothing else', async ({ asAdmin }) => {
    const donorEmail = 'nino.kobakhidze@example.org'
    const { body } = await issue(asAdmin, await give(asAdmin, { donorEmail }))
    await erase(asAdmin, donorEmail)
    expect(await read(asAdmin, body)).toEqual({ ...body, donorName: null, donorEmail: null })
  })
})

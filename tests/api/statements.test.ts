import { describe, expect } from 'vitest'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { canReadPdfs, wordsOfPdf } from '../support/pdf-words.ts'
import { reason, test as withoutLetters } from '../support/pledge-site.ts'
import {
  donorCalled,
  gela,
  giveTo,
  lettersIn,
  sendTo,
  setSending,
  statementsOf,
  test,
} from '../support/statements.ts'

describe('a statement of a year', () => {
  test('tells what counts of a donor’s gifts on the charity’s clock, less what went back', async ({
    asAdmin,
    give,
    findGela,
  }) => {
    const first = await give({ amount: 70 })
    await give({ amount: 0.1, receivedAt: '2024-12-31T20:30:00Z' })
    await give({ amount: 9, receivedAt: '2025-12-31T20:30:00Z' })
    const gone = await give({ amount: 30 })
    await asAdmin.post(`/api/donations/${first}/refunds`, { reason, amount: 20 })
    await asAdmin.post(`/api/donations/${gone}/refunds`, { reason })
    const donor = await findGela()
    expect(await statementsOf(asAdmin, donor)).toEqual([
      {
        id: `${donor}_2026`,
        year: 2026,
        amount: 9,
        giftCount: 1,
        pdfPath: `/api/donor-statements/${donor}_2026/statement.pdf`,
        sentAt: null,
        sentAmount: null,
      },
      expect.objectContaining({ year: 2025, amount: 50.1, giftCount: 2 }),
    ])
  })

  test('says in the donor’s language when it was made, and each gift with the receipt that stands', async ({
    asAdmin,
    asVisitor,
    project,
    services,
    founder,
    findGela,
  }) => {
    const give = giveTo(asAdmin.in('ka'), project)
    const first = await give({ amount: 1070 })
    await give({ amount: 30, receivedAt: '2025-03-01T10:00:00Z' })
    const issue = async (): Promise<string> =>
      (await asAdmin.post<{ number: string }>(`/api/donations/${first}/receipts`, {})).body.number
    const before = await issue()
    await asAdmin.post(`/api/donations/${first}/corrections`, { amount: 1080, reason })
    const { body } = await asAdmin.get<{ receipts: { id: string }[] }>('/api/receipts')
    await asAdmin.post(`/api/receipts/${body.receipts[0]?.id}/replacements`, {})
    const now = await issue()
    await asAdmin.post(`/api/donations/${first}/refunds`, { reason, amount: 80 })
    const donor = await findGela()

    const { name, bytes } = await services.statements.statementPdf(founder, `${donor}_2025`)
    expect(name).toBe('statement-2025.pdf')
    expect(bytes.toString('latin1')).toContain('/Lang (ka)')
    const words = canReadPdfs ? wordsOfPdf(bytes) : null
    for (const told of ['2025 წლის შემოწირულობები', 'მდგომარეობა: 2026', 'Gela Lomidze', now, '1 030,00'])
      if (words !== null) expect(words.replaceAll('\u00A0', ' ')).toContain(told)
    if (words !== null)
      expect(words.replaceAll(/\s+/g, ' ')).toMatch(
        /შემოწირულია 1 080,00 ₾, დაბრუნდა −80,00 ₾, ითვლება 1 000,00 ₾/,
      )
    if (words !== null) expect(words).not.toContain(before)

    const path = `/api/donor-statements/${donor}_2025/statement.pdf`
    expect((await asAdmin.get(path)).headers['content-type']).toBe('application/pdf')
    expect((await asVisitor.get(path)).status).toBe(401)
    expect((await asAdmin.get(path.replace('2025', '2024'))).status).toBe(404)
  })

  test('is on as many sheets as it takes', async ({ services, founder, give, findGela }) => {
    for (let each = 0; each < 40; each++) await give({ amount: 1 })
    const donor = await findGela()
    const { bytes } = await services.statements.statementPdf(founder, `${donor}_2025`)
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(4)
  })
})

describe('on a site that keeps its letters', () => {
  const kept = withoutLetters.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

  kept('statements are written to be looked at', async ({ asAdmin, project, services, manager }) => {
    await giveTo(asAdmin, project)()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toMatchObject([{ recipient: gela, state: 'unsent' }])
  })
})

describe('on a site that writes no letters', () => {
  withoutLetters(
    'no statement is sent, and each can be had',
    async ({ asAdmin, project, services, founder }) => {
      await giveTo(asAdmin, project)()
      const donor = await donorCalled(asAdmin, 'Gela Lomidze')
      expect((await setSending(asAdmin, true)).body).toMatchObject({ code: 'letters_off' })
      expect((await sendTo(asAdmin, donor)).body).toMatchObject({ code: 'letters_off' })
      expect((await services.statements.statementPdf(founder, `${donor}_2025`)).bytes.length).toBeGreaterThan(
        0,
      )
    },
  )
})

import { describe, expect } from 'vitest'
import { erase } from '../support/personal-data.ts'
import { reason } from '../support/pledge-site.ts'
import {
  donorCalled,
  gela,
  lettersIn,
  ofYear,
  sendTo,
  setSending,
  statementsOf,
  test,
} from '../support/statements.ts'

describe('a letter with a statement', () => {
  test('says the same to everybody in both languages, and brings the paper', async ({
    asAdmin,
    services,
    founder,
    manager,
    give,
    findGela,
  }) => {
    await give()
    const donor = await findGela()
    const shown = services.statements.previews(founder, '2025')
    expect(shown.map(({ locale, subject }) => [locale, subject])).toEqual([
      ['en', 'Your gifts of 2025'],
      ['ka', 'შენი შემოწირულობები 2025 წელს'],
    ])
    await sendTo(asAdmin, donor)
    const [letter] = await lettersIn(manager)
    const sent = await services.letters.previews(founder, letter?.id ?? '')
    expect(sent.map(({ text }) => text.includes('50'))).toEqual([false, false])
    expect(sent.map(({ attachments }) => attachments)).toEqual(
      shown.map(() => [
        { name: 'statement-2025.pdf', path: `/api/donor-statements/${donor}_2025/statement.pdf` },
      ]),
    )
    expect(sent.map(({ subject }) => subject)).toEqual(shown.map(({ subject }) => subject))
  })

  test('is sent once a minute, and again once something was put right', async ({
    asAdmin,
    manager,
    clock,
    give,
    findGela,
  }) => {
    const gift = await give()
    const donor = await findGela()
    const first = clock.now().toISOString()
    for (const _ of ['once', 'again'])
      expect((await sendTo(asAdmin, donor)).body).toMatchObject({ sentAt: first, sentAmount: 50 })
    expect(await lettersIn(manager)).toHaveLength(1)

    await asAdmin.post(`/api/donations/${gift}/corrections`, { amount: 45, reason })
    expect(await statementsOf(asAdmin, donor)).toMatchObject([{ amount: 45, sentAmount: 50 }])
    clock.advance({ seconds: 60 })
    expect((await sendTo(asAdmin, donor)).body).toMatchObject({ amount: 45, sentAmount: 45 })
    expect(await lettersIn(manager)).toHaveLength(2)
  })

  test('is in the language in which somebody has last promised, else in that of their first gift', async ({
    asAdmin,
    asVisitor,
    project,
    services,
    manager,
    give,
  }) => {
    await give({ receivedAt: '2026-01-05T10:00:00Z' })
    const promised = { amount: 20, donorName: 'Gela Lomidze', donorEmail: gela }
    const { body } = await asVisitor
      .in('ka')
      .post<{ id: string }>(`/api/projects/${project}/pledges`, promised)
    await asAdmin.post(`/api/pledges/${body.id}/confirmation`, {})
    await setSending(asAdmin, true, 2026)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toMatchObject([{ recipient: gela, locale: 'ka' }])
  })

  test('is sent to nobody who is erased, has no address, or gave nothing that counts', async ({
    asAdmin,
    services,
    founder,
    manager,
    give,
    findGela,
  }) => {
    await give()
    await give({ donorName: 'Without Address', donorEmail: undefined })
    const nameless = await donorCalled(asAdmin, 'Without Address')
    expect((await sendTo(asAdmin, nameless)).body).toMatchObject({ code: 'donor_unreachable' })
    expect((await services.statements.statementPdf(founder, `${nameless}_2025`)).name).toBe(
      'statement-2025.pdf',
    )

    const donor = await findGela()
    expect((await sendTo(asAdmin, donor, 2024)).status).toBe(404)
    await sendTo(asAdmin, donor)
    const [letter] = await lettersIn(manager)
    await manager.query(`update people set email = 'other@example.org' where id = $1`, [donor])
    expect(await services.letters.previews(founder, letter?.id ?? '')).toEqual([])
    await manager.query('update people set email = $2 where id = $1', [donor, gela])
    await erase(asAdmin, gela)
    expect((await sendTo(asAdmin, donor)).status).toBe(404)
    expect(await manager.query('select * from statements')).toEqual([])
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 0 })
  })
})

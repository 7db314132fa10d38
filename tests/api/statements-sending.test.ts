import { describe, expect } from 'vitest'
import { ownLetterAnswers, troubleOf } from '../../schema/letter-troubles.ts'
import {
  deliver,
  donorCalled,
  gela,
  lettersIn,
  ofYear,
  recipientsIn,
  sendTo,
  setSending,
  statementsOf,
  test,
} from '../support/statements.ts'

describe('statements of a year that are sent to all', () => {
  test('go to each donor with an address once, whoever presses how often', async ({
    asAdmin,
    services,
    manager,
    give,
  }) => {
    await give()
    await give({ donorName: 'Eka', donorEmail: 'eka@example.org', anonymous: true })
    await give({ donorName: 'Without Address', donorEmail: undefined })
    await give({ donorName: 'Later', donorEmail: 'later@example.org', receivedAt: '2026-02-02T10:00:00Z' })
    expect(await ofYear(asAdmin)).toEqual({
      year: 2025,
      isSending: false,
      waiting: 2,
      sent: 0,
      unreachable: 1,
    })

    for (const _ of ['once', 'again'])
      expect((await setSending(asAdmin, true)).body).toMatchObject({ isSending: true, waiting: 2 })
    while (await services.statements.sendSome());
    expect(await ofYear(asAdmin)).toMatchObject({ isSending: false, waiting: 0, sent: 2, unreachable: 1 })
    expect(await recipientsIn(manager)).toEqual(['eka@example.org', gela])

    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toHaveLength(2)
  })

  test('go on where a gateway has ended, and no further once somebody ends it', async ({
    asAdmin,
    services,
    manager,
    clock,
    give,
  }) => {
    for (let each = 0; each < 60; each++)
      await give({ donorName: `Donor ${each}`, donorEmail: `donor-${each}@example.org` })
    await setSending(asAdmin, true)
    await services.statements.sendSome()
    expect(await ofYear(asAdmin)).toMatchObject({ isSending: true, waiting: 10, sent: 50 })
    expect(await services.statements.sendSome()).toBe(false)

    await manager.query(`update letters set state = 'sent'`)
    expect((await setSending(asAdmin, false)).body.isSending).toBe(false)
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toHaveLength(50)

    clock.advance({ seconds: 60 })
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(new Set(await recipientsIn(manager)).size).toBe(60)
    expect(await lettersIn(manager)).toHaveLength(60)
  })

  test('go no further by themselves where a copy of the database is restored', async ({
    asAdmin,
    services,
    manager,
    give,
  }) => {
    await give()
    await setSending(asAdmin, true)
    await manager.query('select after_restoring()')
    while (await services.statements.sendSome());
    expect(await ofYear(asAdmin)).toMatchObject({ isSending: false, waiting: 1 })
    expect(await lettersIn(manager)).toEqual([])
  })

  test('go to the one address of two who are one, whichever of them is kept', async ({
    asAdmin,
    services,
    manager,
    give,
    findGela,
  }) => {
    await give()
    await give({ donorName: 'Gela L.', donorEmail: undefined })
    const [kept, other] = [await donorCalled(asAdmin, 'Gela L.'), await findGela()]
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 1, unreachable: 0 })
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(await recipientsIn(manager)).toEqual([gela])
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 0, sent: 1, unreachable: 0 })
  })

  test('go to nobody again with whom somebody was merged who has one', async ({
    asAdmin,
    services,
    manager,
    give,
    findGela,
  }) => {
    await give()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    await give({ donorName: 'G. Lomidze', donorEmail: 'g@example.org' })
    const [kept, other] = [await donorCalled(asAdmin, 'G. Lomidze'), await findGela()]
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    expect(await recipientsIn(manager)).toEqual([gela])
    expect(await statementsOf(asAdmin, kept)).toMatchObject([{ amount: 100, sentAmount: 50 }])
  })

  test('go also to whoever is merged while their letter waits, and once more to whose letter had nothing to say', async ({
    asAdmin,
    services,
    manager,
    clock,
    give,
    findGela,
  }) => {
    await give()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    await give({ donorName: 'G. Lomidze', donorEmail: 'g@example.org' })
    const [kept, other] = [await donorCalled(asAdmin, 'G. Lomidze'), await findGela()]
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    expect(await deliver(manager, clock)).toEqual([[gela, 'waiting']])
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 0, sent: 1 })

    await manager.query(`update people set email = 'new@example.org' where email is not null`)
    expect(await deliver(manager, clock)).toEqual([[gela, 'failed']])
    expect(await ofYear(asAdmin)).toMatchObject({ waiting: 1, sent: 0 })
  })

  test('wait while it is not said who sends them, and fail for that reason in the end', async ({
    asAdmin,
    services,
    manager,
    clock,
    give,
  }) => {
    await give()
    await setSending(asAdmin, true)
    while (await services.statements.sendSome());
    const { body } = await asAdmin.get<object>('/api/charity')
    expect((await asAdmin.put('/api/charity', { ...body, identificationCode: null })).status).toBe(200)
    expect(await deliver(manager, clock)).toEqual([[gela, 'waiting']])
    expect(await lettersIn(manager)).toMatchObject([{ answer: ownLetterAnswers.unsigned, attempts: 1 }])
    expect(await deliver(manager, clock, true)).toEqual([[gela, 'failed']])
    expect((await lettersIn(manager)).map(troubleOf)).toEqual(['unsigned'])
  })

  test('are sent where gifts are taken alone', async ({ asAdmin, services, manager, give, findGela }) => {
    await give()
    await setSending(asAdmin, true)
    await asAdmin.put('/api/launches/giving/state', { launched: false })
    while (await services.statements.sendSome());
    expect(await lettersIn(manager)).toEqual([])
    expect((await setSending(asAdmin, false)).status).toBe(200)
    expect((await setSending(asAdmin, true)).body).toMatchObject({ code: 'giving_off' })
    const donor = await findGela()
    expect((await sendTo(asAdmin, donor)).body).toMatchObject({ code: 'giving_off' })
    expect((await asAdmin.get(`/api/donor-statements/${donor}_2025/statement.pdf`)).body).toMatchObject({
      code: 'giving_off',
    })
  })

  test('are of a year that there may be', async ({ asAdmin }) => {
    for (const year of ['1999', '10000', 'soon', '2025.5'])
      expect((await asAdmin.get(`/api/statements/${year}`)).status).toBe(404)
  })
})

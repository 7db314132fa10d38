import { describe, expect } from 'vitest'
import { addReader, launch, lettersOf, read, setState, test, write } from '../support/newsletter-issues.ts'

describe('an issue of the newsletter that is sent', () => {
  test('waits for the moment it is scheduled for, and can be written on until then', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    const sendAt = new Date(clock.now().getTime() + 1_800_000).toISOString()
    expect((await setState(asAdmin, issue, { state: 'scheduled', sendAt })).body).toMatchObject({
      state: 'scheduled',
      sendAt,
    })
    await asAdmin.in('en').put(`/api/issues/${issue.id}`, { title: 'An even better autumn' })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toEqual([])
    clock.advance({ seconds: 1800 })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toHaveLength(1)
    expect(await read(asAdmin.in('en'), issue)).toMatchObject({
      state: 'sending',
      title: 'An even better autumn',
    })
  })

  test('is not sent after all where that is said in time', async ({ asAdmin, manager, services, clock }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    const sendAt = new Date(clock.now().getTime() + 1000).toISOString()
    await setState(asAdmin, issue, { state: 'scheduled', sendAt })
    expect((await setState(asAdmin, issue, { state: 'draft' })).body).toMatchObject({
      state: 'draft',
      sendAt: null,
    })
    clock.advance({ seconds: 10 })
    while (await services.issues.sendSome());
    expect(await lettersOf(manager)).toEqual([])
  })

  test('that should have begun long ago waits for somebody to go on', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    const sendAt = new Date(clock.now().getTime() + 60_000).toISOString()
    await setState(asAdmin, issue, { state: 'scheduled', sendAt })
    const { version } = await read(asAdmin, issue)
    expect((await setState(asAdmin, issue, { state: 'scheduled', sendAt })).body).toMatchObject({ version })
    clock.advance({ seconds: 2 * 86_400 })
    while (await services.issues.sendSome());
    expect(await manager.query('select state from newsletter_issues')).toEqual([{ state: 'paused' }])
    expect(await lettersOf(manager)).toEqual([])
  })

  test('that began late goes to whoever has subscribed until somebody goes on', async ({
    asAdmin,
    manager,
    services,
    clock,
  }) => {
    await launch(asAdmin)
    await addReader(manager, { email: 'a@example.org' })
    const issue = await write(asAdmin)
    await setState(asAdmin, issue, { state: 'sending' })
    await manager.query(`update newsletter_issues set state = 'paused' where id = $1`, [issue.id])
    clock.advance({ seconds: 600 })
    const meanwhile = clock.now().toISOString()
    await addReader(manager, { email: 'b@example.org', askedAt: meanwhile, confirmedAt: meanwhile })
    clock.advance({ seconds: 60 })
    await setState(asAdmin, issue, { state: 'sending' })
    while (await services.issues.sendSome());
    const recipients = (await lettersOf(manager)).map(({ recipient }) => recipient)
    expect(recipients).toEqual(['a@example.org', 'b@example.org'])
  })
})

import { describe, expect } from 'vitest'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import type { Launch } from '../../schema/launches.ts'
import type { Switches } from '../../schema/switches.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { charityDetails } from '../support/charity.ts'
import { createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { bearerOf, nextChange, remembering } from '../support/remembering.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

const at = (feature: string): string => `/api/launches/${feature}/state`

const set = (agent: Agent, launched: boolean) => agent.put<Launch>(at('newsletter'), { launched })

const newsletterOf = async (agent: Agent): Promise<Launch | undefined> =>
  (await agent.get<Launch[]>('/api/launches')).body.find(({ feature }) => feature === 'newsletter')

const isOn = async (agent: Agent): Promise<boolean> =>
  (await agent.get<Switches>('/api/switches')).body.newsletter

const off = { launched: false, launchedAt: null, launchedBy: null }

describe('a feature', () => {
  test('is off until an admin launches it, and then tells since when and by whom', async ({
    asAdmin,
    asVisitor,
    clock,
  }) => {
    expect(await newsletterOf(asAdmin)).toMatchObject(off)
    expect(await isOn(asVisitor)).toBe(false)
    const launched = {
      feature: 'newsletter',
      launched: true,
      launchedAt: clock.now().toISOString(),
      launchedBy: 'Nino Beridze',
      needs: [{ name: 'letters', isMet: true, missing: [] }],
      ways: [],
    }
    expect(await set(asAdmin, true)).toMatchObject({ status: 200, body: launched })
    expect(await newsletterOf(asAdmin)).toEqual(launched)
    expect(await isOn(asVisitor)).toBe(true)
  })

  test('that takes gifts names what of the charity is missing, and what each way to pay needs', async ({
    asAdmin,
  }) => {
    const giving = async () =>
      (await asAdmin.get<Launch[]>('/api/launches')).body.find(({ feature }) => feature === 'giving')
    await asAdmin.put('/api/charity', { translations: { en: { name: 'From Stray to Safe' } } })
    expect(await giving()).toMatchObject({
      needs: [
        {
          name: 'charityDetails',
          isMet: false,
          missing: ['address_en', 'name_ka', 'address_ka', 'identificationCode', 'iban'],
        },
        { name: 'wayToPay', isMet: false, missing: [] },
      ],
      ways: [
        { name: 'transfer', isSetUp: false, needs: ['iban'] },
        { name: 'bog', isSetUp: false, needs: ['BOG_CLIENT_ID', 'BOG_CLIENT_SECRET', 'PUBLIC_URL'] },
        { name: 'tbc', isSetUp: false },
        { name: 'stripe', isSetUp: false },
      ],
    })
    await asAdmin.put('/api/charity', { ...charityDetails, currentPassword: password })
    expect(await giving()).toMatchObject({
      needs: [{ isMet: true, missing: [] }, { isMet: true }],
      ways: [{ name: 'transfer', isSetUp: true }, {}, {}, {}],
    })
  })

  test('is taken back, and launched again', async ({ asAdmin, asVisitor }) => {
    await set(asAdmin, true)
    expect(await set(asAdmin, false)).toMatchObject({ status: 200, body: off })
    expect(await isOn(asVisitor)).toBe(false)
    await set(asAdmin, true)
    expect(await isOn(asVisitor)).toBe(true)
  })

  test('stays as it is where that is asked for', async ({ asAdmin, clock }) => {
    const { body: first } = await set(asAdmin, true)
    clock.advance({ seconds: 60 })
    expect((await set(asAdmin, true)).body).toEqual(first)
    await set(asAdmin, false)
    expect(await set(asAdmin, false)).toMatchObject({ status: 200, body: off })
  })

  test('is none where there is none of that name', async ({ asAdmin }) => {
    for (const name of ['nothing', 'toString', 'Newsletter'])
      expect(await asAdmin.put(at(name), { launched: true })).toMatchObject({
        status: 404,
        body: { error: 'feature not found' },
      })
  })

  test('is launched by nothing but yes or no', async ({ asAdmin }) => {
    for (const body of [{}, { launched: 'yes' }, { launched: null }])
      expect(await asAdmin.put(at('newsletter'), body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ field: 'launched' }] },
      })
    expect(await newsletterOf(asAdmin)).toMatchObject(off)
  })

  test('leaves a trail of who launched it and who took it back', async ({ asAdmin }) => {
    await set(asAdmin, true)
    await set(asAdmin, false)
    expect((await asAdmin.get('/api/trail?kind=launch')).body).toMatchObject([
      { kind: 'launch', recordId: 'newsletter', action: 'delete', actor: 'Nino Beridze' },
      { kind: 'launch', recordId: 'newsletter', action: 'create', actor: 'Nino Beridze' },
    ])
  })

  test('is launched by nobody any more whose account is gone, and stays so', async ({
    asAdmin,
    services,
    manager,
    asVisitor,
  }) => {
    await set(asAdmin, true)
    await manager.query(`delete from users where username_key = 'admin'`)
    expect(await services.launches.isLaunched('newsletter')).toBe(true)
    expect(await isOn(asVisitor)).toBe(true)
  })
})

test('what visitors have is read at once, as every page that is made anew asks for it', async ({
  asAdmin,
  services,
  manager,
  statements,
}) => {
  const sentFor = () => statements.during(() => services.switches.get())
  expect(await sentFor()).toHaveLength(1)
  await asAdmin.put('/api/charity', { ...charityDetails, currentPassword: password })
  await manager.query(
    `insert into launches (feature, launched_at, launched_by)
     select feature, now(), id from users, unnest('{newsletter,projects,giving,events}'::text[]) as feature
     where username_key = 'admin'`,
  )
  // Besides, who the charity is, by which there may be a way to pay.
  expect(new Set(await sentFor()).size).toBe(2)
  expect(await services.switches.get()).toEqual({
    letters: true,
    newsletter: true,
    projects: true,
    giving: true,
    events: true,
  })
})

describe('a feature that needs something which is not there', () => {
  withoutLetters('is not launched, and told what that is', async ({ asAdmin, asVisitor }) => {
    expect(await newsletterOf(asAdmin)).toMatchObject({ ...off, needs: [{ name: 'letters', isMet: false }] })
    expect(await set(asAdmin, true)).toMatchObject({
      status: 409,
      body: {
        code: 'launch_not_ready',
        error: 'this still needs: a server that takes its letters, SMTP_URL',
      },
    })
    const mutation = 'mutation { setLaunch(feature: newsletter, launched: true) { launched } }'
    expect((await asAdmin.graphql(mutation)).body.errors).toMatchObject([
      { extensions: { code: 'launch_not_ready' } },
    ])
    expect(await isOn(asVisitor)).toBe(false)
  })

  withoutLetters(
    'is nobody’s, although it was launched when that was there',
    async ({ asAdmin, asVisitor, manager }) => {
      await manager.query(
        `insert into launches (feature, launched_at, launched_by)
       select 'newsletter', now(), id from users where username_key = 'admin'`,
      )
      expect(await newsletterOf(asAdmin)).toMatchObject({ launched: true, needs: [{ isMet: false }] })
      expect(await isOn(asVisitor)).toBe(false)
      expect(await set(asAdmin, false)).toMatchObject({ status: 200, body: off })
    },
  )

  const kept = withoutLetters.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

  kept('is launched to be looked at where letters are kept for that', async ({ asAdmin, asVisitor }) => {
    expect(await set(asAdmin, true)).toMatchObject({ status: 200, body: { launched: true } })
    expect(await isOn(asVisitor)).toBe(true)
  })
})

describe('what is kept for everybody', () => {
  test('is another answer from the moment of a launch, and of its end', async ({ services, manager }) => {
    await services.accounts.createAdmin(signUpOf('founder'), 'en')
    const headers = await bearerOf(services)
    const { app } = await remembering(services, manager)
    const read = async () => (await app.inject('/api/switches')).json()
    expect(await read()).toMatchObject({ newsletter: false })
    for (const launched of [true, false]) {
      await nextChange(manager)
      await app.inject({ method: 'PUT', url: at('newsletter'), headers, payload: { launched } })
      expect(await read()).toMatchObject({ newsletter: launched })
    }
  })
})

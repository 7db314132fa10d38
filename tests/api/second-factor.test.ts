import { describe, expect } from 'vitest'
import type { RecoveryCodes, SecondFactor, SecondFactorKey } from '../../schema/second-factor.ts'
import { password } from '../support/accounts.ts'
import { codeOf } from '../support/one-time-codes.ts'
import { credentials, test, wrongCode, wrongRecoveryCode } from '../support/second-factor.ts'

describe('turning the second step on', () => {
  test('asks for the password, then for a code of the new key, and answers ten recovery codes', async ({
    asNino,
    clock,
  }) => {
    expect(await asNino.post('/api/second-factor', { currentPassword: 'a guess' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'currentPassword', code: 'wrong_password' }] },
    })
    const started = await asNino.post<SecondFactorKey>('/api/second-factor', { currentPassword: password })
    expect(started.body.uri).toContain(started.body.key)
    expect((await asNino.get<SecondFactor>('/api/second-factor')).body.isOn).toBe(false)
    expect(await asNino.post('/api/second-factor/confirmation', { code: '000000' })).toMatchObject(wrongCode)
    const code = codeOf(started.body.key, clock.now())
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `
    const { body } = await asNino.post<RecoveryCodes>('/api/second-factor/confirmation', { code: spaced })
    expect(new Set(body.codes).size).toBe(10)
    for (const each of body.codes) expect(each).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
    expect((await asNino.get<SecondFactor>('/api/second-factor')).body).toEqual({
      isOn: true,
      since: clock.now().toISOString(),
      recoveryCodesLeft: 10,
    })
  })

  test('that was not confirmed asks nobody for anything, and begins again with another key', async ({
    asVisitor,
    asNino,
    start,
    clock,
  }) => {
    const [first, second] = [await start(), await start()]
    expect(second).not.toBe(first)
    expect((await asVisitor.post('/api/login', credentials)).status).toBe(200)
    const confirm = (key: string) =>
      asNino.post('/api/second-factor/confirmation', { code: codeOf(key, clock.now()) })
    expect(await confirm(first)).toMatchObject(wrongCode)
    expect((await confirm(second)).status).toBe(200)
  })

  test('is refused where it is on, and confirming where nothing was begun', async ({ asNino, start }) => {
    const code = '123456'
    expect(await asNino.post('/api/second-factor/confirmation', { code })).toMatchObject({
      status: 409,
      body: { code: 'second_factor_off' },
    })
    await start()
    expect(await asNino.post('/api/second-factor/confirmation', { code })).toMatchObject(wrongCode)
  })

  test('keeps the key and the codes from whoever reads the tables', async ({ telephone, manager }) => {
    const rows = JSON.stringify([
      await manager.query('select * from second_factors'),
      await manager.query('select * from recovery_codes'),
    ])
    for (const secret of [
      telephone.key,
      ...telephone.codes,
      ...telephone.codes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(rows).not.toContain(secret)
    }
  })

  test('ends no session', async ({ asNino, telephone: _ }) => {
    expect((await asNino.get('/api/sessions')).status).toBe(200)
    expect(await asNino.post('/api/second-factor', { currentPassword: password })).toMatchObject({
      status: 409,
      body: { code: 'second_factor_on' },
    })
  })
})

describe('whoever has the second step on', () => {
  test('gets new recovery codes for the password and a code; the old ones are good no longer', async ({
    asNino,
    telephone,
    complete,
  }) => {
    const proof = { currentPassword: password, code: telephone.shows() }
    const guess = { ...proof, currentPassword: 'a guess' }
    expect((await asNino.post('/api/second-factor/recovery-codes', guess)).status).toBe(400)
    const { body } = await asNino.post<RecoveryCodes>('/api/second-factor/recovery-codes', proof)
    expect(await complete(telephone.codes[0] ?? '')).toMatchObject(wrongRecoveryCode)
    expect((await complete(body.codes[0] ?? '')).status).toBe(200)
    expect((await asNino.get<SecondFactor>('/api/second-factor')).body.recoveryCodesLeft).toBe(9)
  })

  test('leaves a trail of having made new recovery codes, which tells none of them', async ({
    asNino,
    asAdmin,
    telephone,
  }) => {
    const proof = { currentPassword: password, code: telephone.shows() }
    const { body } = await asNino.post<RecoveryCodes>('/api/second-factor/recovery-codes', proof)
    const { body: entries } = await asAdmin.get<object[]>('/api/trail?kind=secondFactor&limit=1')
    expect(entries).toMatchObject([
      {
        actor: 'Nino Beridze',
        operation: 'renewRecoveryCodes',
        action: 'change',
        columns: ['codes_made_at'],
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(body.codes[0])
  })

  test('turns it off with the password and a code, of paper too', async ({
    asVisitor,
    asNino,
    telephone,
  }) => {
    const proof = { currentPassword: password, code: telephone.codes[3] ?? '' }
    expect(await asNino.post('/api/second-factor/removal', { ...proof, code: '000000' })).toMatchObject(
      wrongCode,
    )
    expect((await asNino.post('/api/second-factor/removal', proof)).status).toBe(204)
    expect((await asVisitor.post('/api/login', credentials)).status).toBe(200)
    expect(await asNino.post('/api/second-factor/removal', proof)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_off' },
    })
    expect((await asNino.get<SecondFactor>('/api/second-factor')).body).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
    })
  })

  test('changes the password and ends sessions as before', async ({ asNino, telephone: _ }) => {
    const renewed = 'a walk by the river'
    const change = { currentPassword: password, password: renewed, confirmPassword: renewed }
    expect((await asNino.put('/api/password', change)).status).toBe(204)
    expect((await asNino.delete('/api/sessions')).status).toBe(204)
    expect((await asNino.get<SecondFactor>('/api/second-factor')).body.isOn).toBe(true)
  })

  test('loses it to the operator, who asks for nothing', async ({ asVisitor, telephone: _, services }) => {
    expect(await services.accounts.takeSecondFactor('NINO')).toBe(true)
    expect(await services.accounts.takeSecondFactor('nino')).toBe(false)
    expect(await services.accounts.takeSecondFactor('nobody')).toBe(false)
    expect((await asVisitor.post('/api/login', credentials)).status).toBe(200)
  })
})

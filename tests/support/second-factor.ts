import type { RecoveryCodes, SecondFactorKey } from '../../schema/second-factor.ts'
import { password, signUpOf } from './accounts.ts'
import { address, test as withGateway } from './gateway.ts'
import { codeOf } from './one-time-codes.ts'

export const credentials = { username: 'nino', password }

export const wrongCode = {
  status: 400,
  body: {
    code: 'validation_failed',
    errors: [{ field: 'code', code: 'wrong_code', message: 'code is wrong, or was used before' }],
  },
}

export const wrongRecoveryCode = {
  status: 400,
  body: {
    code: 'validation_failed',
    errors: [
      {
        field: 'code',
        code: 'wrong_recovery_code',
        message: 'code is none of the recovery codes, or was used before',
      },
    ],
  },
}

/** Nino, who has an account; and the same with a telephone that makes codes. */
export const test = withGateway
  .extend('asNino', async ({ asVisitor, services }) => {
    await services.accounts.signUp(signUpOf('nino'), 'en', address)
    return asVisitor.as((await services.accounts.login(credentials, address)).token)
  })
  .extend('start', ({ asNino }) => async (currentPassword = password) => {
    const { body } = await asNino.post<SecondFactorKey>('/api/second-factor', { currentPassword })
    return body.key
  })
  .extend('telephone', async ({ asNino, start, clock }) => {
    const key = await start()
    const first = { code: codeOf(key, clock.now()) }
    const { body } = await asNino.post<RecoveryCodes>('/api/second-factor/confirmation', first)
    clock.advance({ seconds: 60 })
    return { key, codes: body.codes, shows: () => codeOf(key, clock.now()) }
  })
  .extend('challenge', ({ asVisitor }) => async (): Promise<string> => {
    const { body } = await asVisitor.post<{ challenge: string }>('/api/login', credentials)
    return body.challenge
  })
  .extend(
    'complete',
    ({ asVisitor, challenge }) =>
      async (code: string) =>
        asVisitor.post<{ token: string }>('/api/login/second-step', { challenge: await challenge(), code }),
  )

import { createAuthenticators } from '../../gateway/authentication/authenticators.ts'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createTokens } from '../../gateway/authentication/tokens.ts'
import type { LoginLimits } from '../../gateway/config/limits.ts'
import { type Limit, noLimit } from '../../gateway/rate-limits/limit.ts'
import { createServices, type Services } from '../../gateway/rooms.ts'
import { password, quickPasswords, signUpOf } from './accounts.ts'
import { type Agent, createAgent } from './agent.ts'
import { createTestClock } from './clock.ts'
import { test as withDatabase } from './database.ts'
import { createTestImages, uploadPreset } from './images.ts'
import { oncePerWorker } from './once-per-worker.ts'
import { createSharedApp } from './shared-app.ts'

const sessionSeconds = 3600
export const tokenSecret = 'a secret of the tests, long enough'

/** Beyond any test that does not count logins itself. */
const generous: LoginLimits = { perAccount: 1000, perAddress: 1000, windowSeconds: 900 }

/** Where the people of the tests are. */
export const address = '192.0.2.1'

const theApp = oncePerWorker(createSharedApp, (app) => app.close())

const signedIn = async (visitor: Agent, services: Services, name: string): Promise<Agent> => {
  const { token } = await services.accounts.login({ username: name, password }, address)
  return visitor.as(token)
}

/**
 * `test` with the whole gateway over the rolled-back transaction of `manager`, and four people who
 * talk to it. Each account is made when a test first asks for its person.
 */
export const test = withDatabase
  .extend('clock', () => createTestClock())
  .extend('tokens', ({ clock }) =>
    createTokens({ secrets: [tokenSecret], ttlSeconds: sessionSeconds, clock }),
  )
  .extend('images', () => createTestImages())
  .extend('loginLimits', generous)
  .extend('publicWrites', (): Limit => noLimit)
  .extend('publicUrl', (): string | null => null)
  .extend('services', ({ manager, clock, tokens, loginLimits, publicWrites, images, publicUrl }) =>
    createServices(manager, {
      clock,
      tokens,
      loginLimits,
      addressHash: createKeyedHash([tokenSecret]),
      authenticators: createAuthenticators([tokenSecret]),
      publicWrites,
      passwords: quickPasswords,
      imageHost: { store: images, preset: uploadPreset, publicUrl, hosted: null },
    }),
  )
  .extend('sharedApp', { scope: 'worker' }, ({ connection: _ }, { onCleanup }) => theApp({}, onCleanup))
  .extend('app', ({ sharedApp, services }, { onCleanup }) => {
    onCleanup(sharedApp.rest)
    return sharedApp.serve(services)
  })
  .extend('asVisitor', ({ app }) => createAgent(app))
  .extend('asIndividual', async ({ asVisitor, services }) => {
    await services.accounts.signUp(signUpOf('individual'), 'en', address)
    return signedIn(asVisitor, services, 'individual')
  })
  .extend('asBusiness', async ({ asVisitor, services }) => {
    await services.accounts.signUp(signUpOf('business', 'business'), 'en', address)
    return signedIn(asVisitor, services, 'business')
  })
  .extend('asAdmin', async ({ asVisitor, services }) => {
    await services.accounts.createAdmin(signUpOf('admin'), 'en')
    return signedIn(asVisitor, services, 'admin')
  })

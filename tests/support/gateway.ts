import type { EntityManager } from 'typeorm'
import { createAuthenticators } from '../../gateway/authentication/authenticators.ts'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createTokens, type Tokens } from '../../gateway/authentication/tokens.ts'
import type { LoginLimits } from '../../gateway/config/limits.ts'
import { createOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { noPayments, type Payments } from '../../gateway/payments/payment-provider.ts'
import { type Limit, noLimit } from '../../gateway/rate-limits/limit.ts'
import { noRefusals } from '../../gateway/rate-limits/remembered-refusals.ts'
import { createServices, type Services } from '../../gateway/rooms.ts'
import { password, quickPasswords, signUpOf } from './accounts.ts'
import { type Agent, createAgent } from './agent.ts'
import { createTestClock, type TestClock } from './clock.ts'
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

const tokensOf = (clock: TestClock): Tokens =>
  createTokens({ secrets: [tokenSecret], ttlSeconds: sessionSeconds, clock })

interface Circumstances {
  clock: TestClock
  tokens: Tokens
  images: ReturnType<typeof createTestImages>
  loginLimits: LoginLimits
  publicWrites: Limit
  payments: Payments
  publicUrl: string | null
  /** Null, as where nobody has named a server for letters. */
  post: Outbox | null
  onFailure: (error: unknown) => void
}

/** Where letters are written that nobody brings anywhere: the database has them, and `brought` the queue's part. */
export const createTestPost = (clock: TestClock, brought: string[] = []): Outbox =>
  createOutbox(
    {
      add: async (_, letter) => {
        brought.push(letter)
      },
      addAll: async (_, letters) => {
        brought.push(...letters)
      },
    },
    clock,
  )

/** The services over a database, as in any test that says nothing else. */
export const createTestServices = (
  manager: EntityManager,
  {
    clock = createTestClock(),
    tokens = tokensOf(clock),
    images = createTestImages(),
    loginLimits = generous,
    publicWrites = noLimit,
    payments = noPayments,
    publicUrl = null,
    post = null,
    onFailure = () => undefined,
  }: Partial<Circumstances> = {},
): Services =>
  createServices(manager, {
    clock,
    tokens,
    loginLimits,
    addressHash: createKeyedHash([tokenSecret]),
    authenticators: createAuthenticators([tokenSecret]),
    publicWrites,
    payments,
    refusals: noRefusals,
    passwords: quickPasswords,
    imageHost: { store: images, preset: uploadPreset, publicUrl, hosted: null },
    outbox: post,
    onFailure,
  })

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
  .extend('tokens', ({ clock }) => tokensOf(clock))
  .extend('images', () => createTestImages())
  .extend('loginLimits', generous)
  .extend('publicWrites', (): Limit => noLimit)
  .extend('payments', (): Payments => noPayments)
  .extend(
    'onFailure',
    () =>
      (_error: unknown): void =>
        undefined,
  )
  .extend('publicUrl', (): string | null => null)
  .extend('post', (): Outbox | null => null)
  .extend(
    'services',
    ({ manager, clock, tokens, loginLimits, publicWrites, payments, images, publicUrl, post, onFailure }) =>
      createTestServices(manager, {
        ...{ clock, tokens, loginLimits, publicWrites, payments },
        ...{ images, publicUrl, post, onFailure },
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

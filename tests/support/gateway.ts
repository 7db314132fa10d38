import { createTokens } from '../../gateway/accounts/tokens.ts'
import { buildApp } from '../../gateway/app.ts'
import { createServices, type Services } from '../../gateway/services.ts'
import { password, quickPasswords, signUpOf } from './accounts.ts'
import { type Agent, createAgent } from './agent.ts'
import { createTestClock } from './clock.ts'
import { test as withDatabase } from './database.ts'

const sessionSeconds = 3600
export const tokenSecret = 'a secret of the tests, long enough'

const databaseIsThere = { isUp: () => true, isReady: async () => true }

const signedIn = async (visitor: Agent, services: Services, name: string): Promise<Agent> => {
  const { token } = await services.accounts.login({ username: name, password })
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
  .extend('services', ({ manager, clock, tokens }) =>
    createServices(manager, { clock, tokens, passwords: quickPasswords }),
  )
  .extend('app', async ({ services }, { onCleanup }) => {
    const app = await buildApp({ services, production: true, database: databaseIsThere })
    onCleanup(() => app.close())
    return app
  })
  .extend('asVisitor', ({ app }) => createAgent(app))
  .extend('asIndividual', async ({ asVisitor, services }) => {
    await services.accounts.signUp(signUpOf('individual'), 'en')
    return signedIn(asVisitor, services, 'individual')
  })
  .extend('asBusiness', async ({ asVisitor, services }) => {
    await services.accounts.signUp(signUpOf('business', 'business'), 'en')
    return signedIn(asVisitor, services, 'business')
  })
  .extend('asAdmin', async ({ asVisitor, services }) => {
    await services.accounts.createAdmin(signUpOf('admin'), 'en')
    return signedIn(asVisitor, services, 'admin')
  })

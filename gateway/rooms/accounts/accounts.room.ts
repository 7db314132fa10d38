import { Problem } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { AccountsResolver } from './accounts.resolver.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { type AccountsService, createAccountsService } from './accounts.service.ts'
import { KnownAddressEntity } from './known-address.entity.ts'
import { createKnownAddressesRepository } from './known-addresses.repository.ts'
import { LoginAttemptEntity } from './login-attempt.entity.ts'
import { createLoginAttemptsRepository } from './login-attempts.repository.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { OwnAccountResolver } from './own-account.resolver.ts'
import { ownAccountRoutes } from './own-account.routes.ts'
import { RecoveryCodeEntity } from './recovery-code.entity.ts'
import { SecondFactorEntity } from './second-factor.entity.ts'
import { SecondFactorResolver } from './second-factor.resolver.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { createSecondFactorsRepository } from './second-factors.repository.ts'
import { SessionEntity } from './session.entity.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { UserEntity } from './user.entity.ts'

export const accountsRoom: Room<AccountsService> = {
  about: 'Signing up and signing in.',
  service: (manager, { addressHash, authenticators, clock, loginLimits, passwords, publicWrites, tokens }) =>
    createAccountsService({
      accounts: createAccountsRepository(manager),
      sessions: createSessionsRepository(manager),
      factors: createSecondFactorsRepository(manager),
      authenticators,
      logins: createLoginLimiter({
        attempts: createLoginAttemptsRepository(manager),
        knownAddresses: createKnownAddressesRepository(manager),
        addressHash,
        limits: loginLimits,
        clock,
      }),
      passwords,
      tokens,
      publicWrites,
      clock,
    }),
  routes: (api, accounts) => {
    accountsRoutes(api, accounts)
    ownAccountRoutes(api, accounts)
    secondFactorRoutes(api, accounts)
  },
  resolvers: [AccountsResolver, OwnAccountResolver, SecondFactorResolver],
  entities: [
    UserEntity,
    LoginAttemptEntity,
    KnownAddressEntity,
    SessionEntity,
    SecondFactorEntity,
    RecoveryCodeEntity,
  ],
  problems: {
    users_username_key: () => new Problem('username_taken'),
    users_email_key: () => new Problem('email_taken'),
  },
}

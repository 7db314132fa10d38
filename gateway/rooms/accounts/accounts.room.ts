import { Problem } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { AccountsResolver } from './accounts.resolver.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { type AccountsService, createAccountsService } from './accounts.service.ts'
import { EndedTokenEntity } from './ended-token.entity.ts'
import { createEndedTokensRepository } from './ended-tokens.repository.ts'
import { KnownAddressEntity } from './known-address.entity.ts'
import { createKnownAddressesRepository } from './known-addresses.repository.ts'
import { LoginAttemptEntity } from './login-attempt.entity.ts'
import { createLoginAttemptsRepository } from './login-attempts.repository.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { UserEntity } from './user.entity.ts'

export const accountsRoom: Room<AccountsService> = {
  about: 'Signing up and signing in.',
  service: (manager, { addressHash, clock, loginLimits, passwords, publicWrites, tokens }) =>
    createAccountsService({
      accounts: createAccountsRepository(manager),
      endedTokens: createEndedTokensRepository(manager),
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
  routes: accountsRoutes,
  resolvers: [AccountsResolver],
  entities: [UserEntity, LoginAttemptEntity, KnownAddressEntity, EndedTokenEntity],
  problems: {
    users_username_key: () => new Problem('username_taken'),
    users_email_key: () => new Problem('email_taken'),
  },
}

import { Problem } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { AccountsResolver } from './accounts.resolver.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { type AccountsService, createAccountsService } from './accounts.service.ts'
import { EmailVerificationEntity } from './email-verification.entity.ts'
import { emailVerificationLetter } from './email-verification-letter.ts'
import { createEmailVerificationsRepository } from './email-verifications.repository.ts'
import { EmailVerificationsResolver } from './email-verifications.resolver.ts'
import { emailVerificationsRoutes } from './email-verifications.routes.ts'
import { createVerificationTokens } from './email-verifications.service.ts'
import { KnownAddressEntity } from './known-address.entity.ts'
import { createKnownAddressesRepository } from './known-addresses.repository.ts'
import { LoginAttemptEntity } from './login-attempt.entity.ts'
import { createLoginAttemptsRepository } from './login-attempts.repository.ts'
import { createLoginLimiter } from './login-limiter.ts'
import { OwnAccountResolver } from './own-account.resolver.ts'
import { ownAccountRoutes } from './own-account.routes.ts'
import { PasswordResetEntity } from './password-reset.entity.ts'
import { passwordResetLetter } from './password-reset-letter.ts'
import { createPasswordResetsRepository } from './password-resets.repository.ts'
import { PasswordResetsResolver } from './password-resets.resolver.ts'
import { passwordResetsRoutes } from './password-resets.routes.ts'
import { createResetTokens } from './password-resets.service.ts'
import { RecoveryCodeEntity } from './recovery-code.entity.ts'
import { SecondFactorEntity } from './second-factor.entity.ts'
import { SecondFactorResolver } from './second-factor.resolver.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { createSecondFactorsRepository } from './second-factors.repository.ts'
import { SessionEntity } from './session.entity.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { UserEntity } from './user.entity.ts'

/** Whoever is erased in the middle of what they ask for is nobody by then. */
const goneMeanwhile = Object.fromEntries(
  ['idempotency_keys', 'known_addresses', 'saved_views', 'second_factors', 'sessions'].map((table) => [
    `${table}_user_id_fkey`,
    () => new Problem('user_not_found'),
  ]),
)

export const accountsRoom: Room<AccountsService> = {
  about: 'Signing up and signing in.',
  service: (
    manager,
    { addressHash, authenticators, clock, loginLimits, outbox, passwords, publicWrites, refusals, tokens },
  ) =>
    createAccountsService({
      accounts: createAccountsRepository(manager),
      sessions: createSessionsRepository(manager),
      factors: createSecondFactorsRepository(manager),
      resets: createPasswordResetsRepository(manager),
      verifications: createEmailVerificationsRepository(manager),
      authenticators,
      logins: createLoginLimiter({
        attempts: createLoginAttemptsRepository(manager),
        knownAddresses: createKnownAddressesRepository(manager),
        addressHash,
        limits: loginLimits,
        refusals,
        clock,
      }),
      passwords,
      tokens,
      publicWrites,
      outbox,
      clock,
    }),
  routes: (api, accounts) => {
    accountsRoutes(api, accounts)
    ownAccountRoutes(api, accounts)
    secondFactorRoutes(api, accounts)
    passwordResetsRoutes(api, accounts)
    emailVerificationsRoutes(api, accounts)
  },
  resolvers: [
    AccountsResolver,
    OwnAccountResolver,
    SecondFactorResolver,
    PasswordResetsResolver,
    EmailVerificationsResolver,
  ],
  letters: (manager, { clock }) => ({
    passwordReset: passwordResetLetter(createResetTokens(createPasswordResetsRepository(manager), clock)),
    emailVerification: emailVerificationLetter(
      createVerificationTokens(createEmailVerificationsRepository(manager), clock),
    ),
  }),
  entities: [
    UserEntity,
    LoginAttemptEntity,
    KnownAddressEntity,
    SessionEntity,
    SecondFactorEntity,
    RecoveryCodeEntity,
    PasswordResetEntity,
    EmailVerificationEntity,
  ],
  problems: {
    users_username_key: () => new Problem('username_taken'),
    users_email_key: () => new Problem('email_taken'),
    ...goneMeanwhile,
  },
}

import { Problem } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { AccountsResolver } from './accounts.resolver.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { type AccountsService, createAccountsService } from './accounts.service.ts'
import { EmailChangeEntity } from './email-change.entity.ts'
import { emailChangeLetters } from './email-change-letters.ts'
import { createEmailChangesRepository } from './email-changes.repository.ts'
import { EmailChangesResolver } from './email-changes.resolver.ts'
import { emailChangesRoutes } from './email-changes.routes.ts'
import { createChangeTokens } from './email-changes.service.ts'
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
import { NewPlaceEntity } from './new-place.entity.ts'
import { newPlaceLetter } from './new-place-letter.ts'
import { createNewPlacesRepository } from './new-places.repository.ts'
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
import { createSignInsRepository } from './sign-ins.repository.ts'
import { UserEntity } from './user.entity.ts'

/** Whoever is erased in the middle of what they ask for is nobody by then. */
const goneMeanwhile = Object.fromEntries(
  ['idempotency_keys', 'known_addresses', 'new_places', 'saved_views', 'second_factors', 'sessions'].map(
    (table) => [`${table}_user_id_fkey`, () => new Problem('user_not_found')],
  ),
)

export const accountsRoom: Room<AccountsService> = {
  about: 'Signing up and signing in.',
  service: (
    manager,
    {
      addressHash,
      authenticators,
      clock,
      loginLimits,
      onFailure = () => undefined,
      outbox,
      passwords,
      publicWrites,
      refusals,
      tokens,
    },
  ) =>
    createAccountsService({
      accounts: createAccountsRepository(manager),
      sessions: createSessionsRepository(manager),
      signIns: createSignInsRepository(manager),
      factors: createSecondFactorsRepository(manager),
      resets: createPasswordResetsRepository(manager),
      verifications: createEmailVerificationsRepository(manager),
      changes: createEmailChangesRepository(manager),
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
      onFailure,
      clock,
    }),
  routes: (api, accounts) => {
    accountsRoutes(api, accounts)
    ownAccountRoutes(api, accounts)
    secondFactorRoutes(api, accounts)
    passwordResetsRoutes(api, accounts)
    emailVerificationsRoutes(api, accounts)
    emailChangesRoutes(api, accounts)
  },
  resolvers: [
    AccountsResolver,
    OwnAccountResolver,
    SecondFactorResolver,
    PasswordResetsResolver,
    EmailVerificationsResolver,
    EmailChangesResolver,
  ],
  letters: (manager, { clock }) => ({
    passwordReset: passwordResetLetter(createResetTokens(createPasswordResetsRepository(manager), clock)),
    emailVerification: emailVerificationLetter(
      createVerificationTokens(createEmailVerificationsRepository(manager), clock),
    ),
    ...emailChangeLetters(createChangeTokens(createEmailChangesRepository(manager), clock)),
    newPlace: newPlaceLetter(createNewPlacesRepository(manager)),
  }),
  entities: [
    UserEntity,
    LoginAttemptEntity,
    KnownAddressEntity,
    NewPlaceEntity,
    SessionEntity,
    SecondFactorEntity,
    RecoveryCodeEntity,
    PasswordResetEntity,
    EmailVerificationEntity,
    EmailChangeEntity,
  ],
  problems: {
    users_username_key: () => new Problem('username_taken'),
    users_email_key: () => new Problem('email_taken'),
    ...goneMeanwhile,
  },
}

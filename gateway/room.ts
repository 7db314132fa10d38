import type { FastifyInstance } from 'fastify'
import type { ClassType } from 'type-graphql'
import type { EntityManager } from 'typeorm'
import type { Authenticators } from './authentication/authenticators.ts'
import type { KeyedHash } from './authentication/keyed-hash.ts'
import type { Passwords } from './authentication/passwords.ts'
import type { Tokens } from './authentication/tokens.ts'
import type { LoginLimits } from './config/limits.ts'
import type { Clock } from './core/clock.ts'
import type { ConstraintProblems } from './database/postgres-problem.ts'
import type { LetterWriters } from './letters/letter-writers.ts'
import type { Outbox } from './letters/outbox.ts'
import type { Payments } from './payments/payment-provider.ts'
import type { Limit } from './rate-limits/limit.ts'
import type { RememberedRefusals } from './rate-limits/remembered-refusals.ts'
import type { ImageHost } from './storage/image-host.ts'

/** The outside world, as the services see it. */
export interface Ports {
  clock: Clock
  passwords: Passwords
  tokens: Tokens
  loginLimits: LoginLimits
  /** Remembers the addresses that accounts are signed in to from. */
  addressHash: KeyedHash
  /** Makes and opens the keys of second factors. */
  authenticators: Authenticators
  /** What anybody may send without an account, per address: sign-ups, messages, subscriptions, pledges. */
  publicWrites: Limit
  payments: Payments
  /** What was refused for being too often, by any gateway. */
  refusals: RememberedRefusals
  imageHost: ImageHost
  /** Where letters are written; null where the site writes none. */
  outbox: Outbox | null
  /** Is told of what has failed beside what was asked for, which goes on without it. */
  onFailure?: (error: unknown) => void
}

/** A room's public face: what the gateway joins, and where another room gets its service. */
export interface Room<Service> {
  /** One sentence that the API reference says of its operations. */
  about: string
  /**
   * Its service over one manager: the pool's in production, one transaction's in a test. It keeps nothing of its
   * own, so whoever needs it makes one.
   */
  service: (manager: EntityManager, ports: Ports) => Service
  /** Adds its routes to the API. */
  routes?: (api: FastifyInstance, service: Service) => void | Promise<void>
  /** Adds addresses outside the API, which need neither viewer nor database. */
  files?: (app: FastifyInstance, service: Service) => void
  /** What it answers over GraphQL. */
  resolvers?: readonly ClassType[]
  /** What it writes to people by email. */
  letters?: (manager: EntityManager, ports: Ports) => LetterWriters
  /** Its tables. */
  entities?: readonly (new () => object)[]
  /** What its tables refuse. */
  problems?: ConstraintProblems
}

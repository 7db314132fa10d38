import type { EntityManager } from 'typeorm'
import type { Passwords } from './authentication/passwords.ts'
import type { Tokens } from './authentication/tokens.ts'
import type { LoginLimits } from './config/limits.ts'
import type { Clock } from './core/clock.ts'
import type { Limit } from './rate-limits/limit.ts'
import { createAccountsRepository } from './rooms/accounts/accounts.repository.ts'
import { createAccountsService } from './rooms/accounts/accounts.service.ts'
import { createEndedTokensRepository } from './rooms/accounts/ended-tokens.repository.ts'
import { createLoginAttemptsRepository } from './rooms/accounts/login-attempts.repository.ts'
import { createLoginLimiter } from './rooms/accounts/login-limiter.ts'
import { createAnalyticsRepository } from './rooms/analytics/analytics.repository.ts'
import { createAnalyticsService } from './rooms/analytics/analytics.service.ts'
import { createContactsRepository } from './rooms/contacts/contacts.repository.ts'
import { createContactsService } from './rooms/contacts/contacts.service.ts'
import { createDonationRequestsRepository } from './rooms/donations/donation-requests.repository.ts'
import { createDonationsRepository } from './rooms/donations/donations.repository.ts'
import { createDonationsService } from './rooms/donations/donations.service.ts'
import { createLedgerRepository } from './rooms/donations/ledger.repository.ts'
import { createEventsRepository } from './rooms/events/events.repository.ts'
import { createEventsService } from './rooms/events/events.service.ts'
import { createSubscribersRepository } from './rooms/events/subscribers.repository.ts'
import { createExportsService } from './rooms/exports/exports.service.ts'
import { createGalleryRepository } from './rooms/gallery/gallery.repository.ts'
import { createGalleryService } from './rooms/gallery/gallery.service.ts'
import { createNewsletterRepository } from './rooms/newsletter/newsletter.repository.ts'
import { createNewsletterService } from './rooms/newsletter/newsletter.service.ts'
import { createProjectsRepository } from './rooms/projects/projects.repository.ts'
import { createProjectsService } from './rooms/projects/projects.service.ts'
import { createUploadsService } from './rooms/uploads/uploads.service.ts'
import type { ImageHost } from './storage/image-host.ts'

/** The outside world, as the services see it. */
export interface Ports {
  clock: Clock
  passwords: Passwords
  tokens: Tokens
  loginLimits: LoginLimits
  /** What anybody may send without an account, per address: sign-ups, messages, subscriptions. */
  publicWrites: Limit
  imageHost: ImageHost
}

export type Services = ReturnType<typeof createServices>

/** Every service over one manager: the pool's in production, one transaction's in a test. */
export const createServices = (manager: EntityManager, ports: Ports) => {
  const { clock, passwords, tokens, loginLimits, publicWrites, imageHost } = ports
  const donations = createDonationsService({
    donations: createDonationsRepository(manager),
    ledger: createLedgerRepository(manager),
    requests: createDonationRequestsRepository(manager),
    clock,
  })
  const projects = createProjectsService(createProjectsRepository(manager), donations)
  const events = createEventsService({
    events: createEventsRepository(manager),
    subscribers: createSubscribersRepository(manager),
    clock,
    publicWrites,
  })
  const contacts = createContactsService(createContactsRepository(manager), clock, publicWrites)
  const newsletter = createNewsletterService(createNewsletterRepository(manager), publicWrites)
  return {
    accounts: createAccountsService({
      accounts: createAccountsRepository(manager),
      endedTokens: createEndedTokensRepository(manager),
      logins: createLoginLimiter(createLoginAttemptsRepository(manager), loginLimits, clock),
      passwords,
      tokens,
      publicWrites,
      clock,
    }),
    projects,
    donations,
    events,
    gallery: createGalleryService(createGalleryRepository(manager)),
    contacts,
    newsletter,
    exports: createExportsService({ projects, donations, events, newsletter, contacts, clock }),
    analytics: createAnalyticsService(createAnalyticsRepository(manager), clock),
    uploads: createUploadsService(imageHost),
  }
}

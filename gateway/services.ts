import type { EntityManager } from 'typeorm'
import { createAccountsRepository } from './accounts/accounts.repository.ts'
import { createAccountsService } from './accounts/accounts.service.ts'
import { createEndedTokensRepository } from './accounts/ended-tokens.repository.ts'
import { createLoginAttemptsRepository } from './accounts/login-attempts.repository.ts'
import { createLoginLimiter, type LoginLimits } from './accounts/login-limiter.ts'
import type { Tokens } from './accounts/tokens.ts'
import { createAnalyticsRepository } from './analytics/analytics.repository.ts'
import { createAnalyticsService } from './analytics/analytics.service.ts'
import { createContactsRepository } from './contacts/contacts.repository.ts'
import { createContactsService } from './contacts/contacts.service.ts'
import { createDonationRequestsRepository } from './donations/donation-requests.repository.ts'
import { createDonationsRepository } from './donations/donations.repository.ts'
import { createDonationsService } from './donations/donations.service.ts'
import { createLedgerRepository } from './donations/ledger.repository.ts'
import { createEventsRepository } from './events/events.repository.ts'
import { createEventsService } from './events/events.service.ts'
import { createSubscribersRepository } from './events/subscribers.repository.ts'
import { createExportsService } from './exports/exports.service.ts'
import { createGalleryRepository } from './gallery/gallery.repository.ts'
import { createGalleryService } from './gallery/gallery.service.ts'
import { createNewsletterRepository } from './newsletter/newsletter.repository.ts'
import { createNewsletterService } from './newsletter/newsletter.service.ts'
import type { Clock } from './ports/clock.ts'
import type { ImageHost } from './ports/image-host.ts'
import type { Limit } from './ports/limit.ts'
import type { Passwords } from './ports/passwords.ts'
import { createProjectsRepository } from './projects/projects.repository.ts'
import { createProjectsService } from './projects/projects.service.ts'
import { createUploadsService } from './uploads/uploads.service.ts'

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

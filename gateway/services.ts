import type { EntityManager } from 'typeorm'
import { createAccountsRepository } from './accounts/accounts.repository.ts'
import { createAccountsService } from './accounts/accounts.service.ts'
import type { Tokens } from './accounts/tokens.ts'
import { createAnalyticsRepository } from './analytics/analytics.repository.ts'
import { createAnalyticsService } from './analytics/analytics.service.ts'
import { createContactsRepository } from './contacts/contacts.repository.ts'
import { createContactsService } from './contacts/contacts.service.ts'
import { createDonationRequestsRepository } from './donations/donation-requests.repository.ts'
import { createDonationsRepository } from './donations/donations.repository.ts'
import { createDonationsService } from './donations/donations.service.ts'
import { createEventsRepository } from './events/events.repository.ts'
import { createEventsService } from './events/events.service.ts'
import { createSubscribersRepository } from './events/subscribers.repository.ts'
import { createGalleryRepository } from './gallery/gallery.repository.ts'
import { createGalleryService } from './gallery/gallery.service.ts'
import { createNewsletterRepository } from './newsletter/newsletter.repository.ts'
import { createNewsletterService } from './newsletter/newsletter.service.ts'
import type { Clock } from './ports/clock.ts'
import type { Passwords } from './ports/passwords.ts'
import { createProjectsRepository } from './projects/projects.repository.ts'
import { createProjectsService } from './projects/projects.service.ts'

/** The outside world, as the services see it. */
export interface Ports {
  clock: Clock
  passwords: Passwords
  tokens: Tokens
}

export type Services = ReturnType<typeof createServices>

/** Every service over one manager: the pool's in production, one transaction's in a test. */
export const createServices = (manager: EntityManager, { clock, passwords, tokens }: Ports) => {
  const donations = createDonationsService({
    donations: createDonationsRepository(manager),
    requests: createDonationRequestsRepository(manager),
    clock,
  })
  return {
    accounts: createAccountsService({ accounts: createAccountsRepository(manager), passwords, tokens }),
    projects: createProjectsService(createProjectsRepository(manager), donations),
    donations,
    events: createEventsService(createEventsRepository(manager), createSubscribersRepository(manager)),
    gallery: createGalleryService(createGalleryRepository(manager)),
    contacts: createContactsService(createContactsRepository(manager), clock),
    newsletter: createNewsletterService(createNewsletterRepository(manager)),
    analytics: createAnalyticsService(createAnalyticsRepository(manager)),
  }
}

import type { Room } from '../../room.ts'
import { createNewsletterRepository } from './newsletter.repository.ts'
import { NewsletterResolver } from './newsletter.resolver.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts'
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts'

export const newsletterRoom: Room<NewsletterService> = {
  about: 'Subscriptions to the newsletter.',
  service: (manager, { publicWrites }) =>
    createNewsletterService(createNewsletterRepository(manager), publicWrites),
  routes: newsletterRoutes,
  resolvers: [NewsletterResolver],
  entities: [NewsletterSubscriptionEntity],
}

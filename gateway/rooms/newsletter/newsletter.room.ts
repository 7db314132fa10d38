import type { EntityManager } from 'typeorm'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import type { Ports, Room } from '../../room.ts'
import { type ManyReaders, manyReadersResolvers, manyReadersRoutes, removeMany } from './many-readers.ts'
import { createNewsletterRepository } from './newsletter.repository.ts'
import { newsletterResolvers } from './newsletter.resolver.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts'
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts'

const createService = (manager: EntityManager, { clock, publicWrites }: Ports): NewsletterService =>
  createNewsletterService(createNewsletterRepository(manager), clock, publicWrites)

export const newsletterRoom: Room<NewsletterService & ManyReaders> = {
  about: 'The newsletter and its readers.',
  service: (manager, ports) => ({
    ...createService(manager, ports),
    ...removeMany(forMany(createManyRepository({ manager, within: (each) => createService(each, ports) }))),
  }),
  routes: (api, newsletter) => {
    newsletterRoutes(api, newsletter)
    manyReadersRoutes(api, newsletter)
  },
  resolvers: [...newsletterResolvers, ...manyReadersResolvers],
  entities: [NewsletterSubscriptionEntity],
}

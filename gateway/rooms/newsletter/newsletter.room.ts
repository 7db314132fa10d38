import type { EntityManager } from 'typeorm'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import type { Ports, Room } from '../../room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { type ManyReaders, manyReadersResolvers, manyReadersRoutes, removeMany } from './many-readers.ts'
import { createNewsletterRepository } from './newsletter.repository.ts'
import { newsletterResolvers } from './newsletter.resolver.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { createNewsletterService, type NewsletterService } from './newsletter.service.ts'
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts'
import { createReaderTokens } from './reader-tokens.ts'
import { createReaderWays, type ReaderWays } from './reader-ways.ts'
import { createSubscriptionsRepository } from './subscriptions.repository.ts'
import { SubscriptionsResolver } from './subscriptions.resolver.ts'
import { subscriptionsRoutes } from './subscriptions.routes.ts'
import { createSubscriptions, type SubscriptionsService } from './subscriptions.service.ts'

const tokensOf = ({ addressHash }: Ports) => createReaderTokens(addressHash)

const createService = (manager: EntityManager, ports: Ports): NewsletterService & SubscriptionsService => {
  const { clock, publicWrites, outbox } = ports
  const newsletter = createNewsletterRepository(manager)
  const subscriptions = createSubscriptionsRepository(manager)
  const launches = launchesRoom.service(manager, ports)
  return {
    ...createNewsletterService({ newsletter, subscriptions, launches, outbox, publicWrites, clock }),
    ...createSubscriptions({ subscriptions, removals: newsletter, tokens: tokensOf(ports), clock }),
  }
}

type Service = NewsletterService & SubscriptionsService & ManyReaders

export const newsletterRoom: Room<Service & { readerWays: () => ReaderWays }> = {
  about: 'The newsletter and its readers.',
  service: (manager, ports) => ({
    ...createService(manager, ports),
    readerWays: () => createReaderWays(tokensOf(ports)),
    ...removeMany(forMany(createManyRepository({ manager, within: (each) => createService(each, ports) }))),
  }),
  routes: async (api, newsletter) => {
    newsletterRoutes(api, newsletter)
    manyReadersRoutes(api, newsletter)
    await subscriptionsRoutes(api, newsletter)
  },
  resolvers: [...newsletterResolvers, ...manyReadersResolvers, SubscriptionsResolver],
  letters: (manager, ports) => ({
    newsletterConfirmation: confirmationLetter({
      subscriptions: createSubscriptionsRepository(manager),
      ways: createReaderWays(tokensOf(ports)),
    }),
  }),
  entities: [NewsletterSubscriptionEntity],
}

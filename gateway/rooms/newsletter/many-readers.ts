import type { FastifyInstance } from 'fastify'
import { newsletterReader } from '../../../schema/newsletter.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { manyResolver } from '../../models/many.resolver.ts'
import { manyRoute } from '../../models/many.routes.ts'
import type { DoToMany, forMany } from '../../models/many.service.ts'
import type { NewsletterService } from './newsletter.service.ts'

/** What is done with many readers at once. */
export interface ManyReaders {
  unsubscribeAll: DoToMany
  resubscribeAll: DoToMany
}

type Context = GraphqlContext<{ newsletter: ManyReaders }>

const permission = newsletterReader.permissions.write
const common = {
  tag: 'newsletter',
  method: 'POST',
  permission,
  exampleId: newsletterReader.exampleId,
} as const

export const removeMany = (many: ReturnType<typeof forMany<NewsletterService>>): ManyReaders => ({
  /** @throws Problem `validation_failed` */
  unsubscribeAll: many.alike(permission, (newsletter, viewer, id) => newsletter.unsubscribe(viewer, id)),
  /** @throws Problem `validation_failed` */
  resubscribeAll: many.alike(permission, (newsletter, viewer, id) => newsletter.resubscribe(viewer, id)),
})

export const manyReadersRoutes = (app: FastifyInstance, newsletter: ManyReaders): void => {
  manyRoute(app, {
    ...common,
    path: 'newsletter/readers/removals',
    operationId: 'unsubscribeReaders',
    summary: 'Take many readers off the list',
    act: newsletter.unsubscribeAll,
  })
  manyRoute(app, {
    ...common,
    path: 'newsletter/readers/restorations',
    operationId: 'resubscribeReaders',
    summary: 'Put many readers back who were taken off within a day',
    act: newsletter.resubscribeAll,
  })
}

export const manyReadersResolvers = [
  manyResolver({
    name: 'unsubscribeReaders',
    description: 'Takes many readers off the list; a day later nothing is left of them.',
    permission,
    actOf: ({ services }: Context) => services.newsletter.unsubscribeAll,
  }),
  manyResolver({
    name: 'resubscribeReaders',
    description: 'Takes that back within a day.',
    permission,
    actOf: ({ services }: Context) => services.newsletter.resubscribeAll,
  }),
]

import type { FastifyInstance } from 'fastify'
import { letter } from '../../../schema/letters.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { manyResolver } from '../../models/many.resolver.ts'
import { manyRoute } from '../../models/many.routes.ts'
import type { DoToMany, forMany } from '../../models/many.service.ts'
import type { LettersService } from './letters.service.ts'

/** What is done with many letters at once. */
export interface ManyLetters {
  dismissAll: DoToMany
  recallAll: DoToMany
  sendAllAgain: DoToMany
}

type Context = GraphqlContext<{ letters: ManyLetters }>

const permission = letter.permissions.write
const common = { tag: letter.plural, method: 'POST', permission, exampleId: letter.exampleId } as const

export const dismissMany = (many: ReturnType<typeof forMany<LettersService>>): ManyLetters => ({
  /** @throws Problem `validation_failed` */
  dismissAll: many.alike(permission, (letters, viewer, id) => letters.dismiss(viewer, id)),
  /** @throws Problem `validation_failed` */
  recallAll: many.alike(permission, (letters, viewer, id) => letters.recall(viewer, id)),
  /** @throws Problem `validation_failed` */
  sendAllAgain: many.alike(permission, (letters, viewer, id) =>
    letters.sendAgain(viewer, id, 'after others'),
  ),
})

export const manyLettersRoutes = (app: FastifyInstance, letters: ManyLetters): void => {
  manyRoute(app, {
    ...common,
    path: `${letter.plural}/dismissals`,
    operationId: 'dismissLetters',
    summary: 'Leave it at that many letters were not sent',
    act: letters.dismissAll,
  })
  manyRoute(app, {
    ...common,
    path: `${letter.plural}/recalls`,
    operationId: 'recallLetters',
    summary: 'Take that back',
    act: letters.recallAll,
  })
  manyRoute(app, {
    ...common,
    path: `${letter.plural}/deliveries`,
    operationId: 'sendLettersAgain',
    summary: 'Have many letters sent again, or at last',
    act: letters.sendAllAgain,
  })
}

export const manyLettersResolvers = [
  manyResolver({
    name: 'dismissLetters',
    description: 'Leaves it at that many letters were not sent, or may not have been.',
    permission,
    actOf: ({ services }: Context) => services.letters.dismissAll,
  }),
  manyResolver({
    name: 'recallLetters',
    description: 'Takes that back.',
    permission,
    actOf: ({ services }: Context) => services.letters.recallAll,
  }),
  manyResolver({
    name: 'sendLettersAgain',
    description:
      'Has many letters sent again, or at last those that were kept while the site sent none. What may have arrived may arrive twice.',
    permission,
    actOf: ({ services }: Context) => services.letters.sendAllAgain,
  }),
]

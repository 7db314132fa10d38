import type { FastifyInstance } from 'fastify'
import { type ClassType, Field, ID, InputType } from 'type-graphql'
import { lifeChanges } from '../../schema/life.ts'
import { outcomeInWords } from '../../schema/many.ts'
import type { Model } from '../../schema/model.ts'
import type { Viewer } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import type { DeletingService } from './delete.routes.ts'
import { LifeInput } from './life.resolver.ts'
import { manyChangesResolver, manyResolver } from './many.resolver.ts'
import { manyChangesRoute, manyRoute } from './many.routes.ts'
import type { DoToMany, forMany } from './many.service.ts'

/** What can be done to one record that lives. */
interface LivingOne extends DeletingService {
  setState: (viewer: Viewer, id: string, input: unknown) => Promise<unknown>
}

/** The same to many. */
export interface LivingMany {
  setStates: DoToMany
  deleteAll: DoToMany
}

@InputType({ description: 'The state that one of many records is put into.' })
class LifeOfOneInput extends LifeInput {
  @Field(() => ID, { description: outcomeInWords.id })
  id: string
}

/** How the team puts many records of a model into states, and deletes them. */
export const liveMany = <Service extends LivingOne>(
  { permissions }: Model,
  many: ReturnType<typeof forMany<Service>>,
): LivingMany => ({
  /** @throws Problem `validation_failed` */
  setStates: many.each(permissions.write, lifeChanges, (service, viewer, id, change) =>
    service.setState(viewer, id, change),
  ),
  /** @throws Problem `validation_failed` */
  deleteAll: many.alike(permissions.write, (service, viewer, id) => service.delete(viewer, id)),
})

/** The route that deletes many records of a model. */
export const deleteManyRoute = (app: FastifyInstance, model: Model, act: DoToMany): void => {
  const { name, singular, plural, permissions, exampleId } = model
  manyRoute(app, {
    tag: plural,
    path: `${plural}/deletions`,
    method: 'POST',
    operationId: `delete${name}s`,
    summary: `Delete many ${singular}s`,
    permission: permissions.write,
    exampleId,
    act,
  })
}

/** The routes that do to many records of a model what can be done to one that lives. */
export const livingManyRoutes = (app: FastifyInstance, model: Model, service: LivingMany): void => {
  const { name, singular, plural, permissions, exampleId } = model
  deleteManyRoute(app, model, service.deleteAll)
  manyChangesRoute(app, {
    tag: plural,
    path: `${plural}/states`,
    method: 'PUT',
    operationId: `set${name}States`,
    summary: `Publish, schedule, hide or end many ${singular}s`,
    permission: permissions.write,
    exampleId,
    body: {
      title: `${name}States`,
      shape: lifeChanges,
      example: { summary: 'Over', change: { state: 'archived' } },
    },
    act: service.setStates,
  })
}

/** The mutation that deletes many records of a model: `deleteProjects`. */
export const deleteManyResolver = <Needs>(
  { name, singular, hasBin, permissions }: Model,
  actOf: (context: GraphqlContext<Needs>) => DoToMany,
): ClassType =>
  manyResolver<Needs>({
    name: `delete${name}s`,
    description: `${hasBin ? `Puts many ${singular}s into the bin` : `Deletes many ${singular}s`}.`,
    permission: permissions.write,
    actOf,
  })

/** The same mutations. */
export const livingManyResolvers = <Needs>(
  model: Model,
  serviceOf: (context: GraphqlContext<Needs>) => LivingMany,
): ClassType[] => [
  deleteManyResolver<Needs>(model, (context) => serviceOf(context).deleteAll),
  manyChangesResolver<Needs>(
    {
      name: `set${model.name}States`,
      description: `Publishes, schedules, hides or ends many ${model.singular}s.`,
      permission: model.permissions.write,
      actOf: (context) => serviceOf(context).setStates,
    },
    LifeOfOneInput,
  ),
]

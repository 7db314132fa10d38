import type { FastifyInstance } from 'fastify'
import { Field, ID, InputType } from 'type-graphql'
import { contactMessage, messageChanges } from '../../../schema/contacts.ts'
import { outcomeInWords } from '../../../schema/many.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { deleteManyResolver, deleteManyRoute } from '../../models/living-many.ts'
import { manyChangesResolver } from '../../models/many.resolver.ts'
import { manyChangesRoute } from '../../models/many.routes.ts'
import type { DoToMany, forMany } from '../../models/many.service.ts'
import type { ContactsService } from './contacts.service.ts'
import { ContactMessageChangeInput } from './contacts.type.ts'

/** What the team does with many messages at once. */
export interface ManyMessages {
  updateAll: DoToMany
  deleteAll: DoToMany
}

type Context = GraphqlContext<{ contacts: ManyMessages }>

const { write } = contactMessage.permissions

export const handleMany = (many: ReturnType<typeof forMany<ContactsService>>): ManyMessages => ({
  /** @throws Problem `validation_failed` */
  updateAll: many.each(write, messageChanges, (contacts, viewer, id, change) =>
    contacts.update(viewer, id, change),
  ),
  /** @throws Problem `validation_failed` */
  deleteAll: many.alike(write, (contacts, viewer, id) => contacts.delete(viewer, id)),
})

export const manyMessagesRoutes = (app: FastifyInstance, contacts: ManyMessages): void => {
  deleteManyRoute(app, contactMessage, contacts.deleteAll)
  manyChangesRoute(app, {
    tag: contactMessage.plural,
    path: `${contactMessage.plural}/changes`,
    method: 'PUT',
    operationId: 'updateContactMessages',
    summary: 'Say what has become of many contact messages, and who has taken them',
    permission: write,
    exampleId: contactMessage.exampleId,
    body: {
      title: 'ContactMessageChanges',
      shape: messageChanges,
      example: { summary: 'Done with', change: { state: 'closed' } },
    },
    act: contacts.updateAll,
  })
}

@InputType({ description: 'What the team says of one of many messages; what is omitted keeps its value.' })
class ChangeOfContactMessageInput extends ContactMessageChangeInput {
  @Field(() => ID, { description: outcomeInWords.id })
  id: string
}

export const manyMessagesResolvers = [
  deleteManyResolver(contactMessage, ({ services }: Context) => services.contacts.deleteAll),
  manyChangesResolver(
    {
      name: 'updateContactMessages',
      description: 'Says what has become of many messages, and who has taken them.',
      permission: write,
      actOf: ({ services }: Context) => services.contacts.updateAll,
    },
    ChangeOfContactMessageInput,
  ),
]

import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { MessageAnswer } from './answer.ts'
import { ContactMessageAnswerType, NewContactMessageAnswerInput } from './answers.type.ts'
import type { ContactsService } from './contacts.service.ts'

type Context = GraphqlContext<{ contacts: ContactsService }>

@Resolver()
export class AnswersResolver {
  @Permitted('messages:read')
  @Query(() => [ContactMessageAnswerType], {
    nullable: true,
    description: 'What was answered to a message by letter, oldest first.',
  })
  contactMessageAnswers(
    @Arg('id', () => ID, { description: 'Of the message.' }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<MessageAnswer[]> {
    return services.contacts.answers(viewer, id)
  }

  @Permitted('messages:write')
  @Mutation(() => ContactMessageAnswerType, {
    description: 'Answers a message by a letter to whoever wrote it, in their language.',
  })
  answerContactMessage(
    @Arg('id', () => ID, { description: 'Of the message.' }) id: string,
    @Arg('input', () => NewContactMessageAnswerInput, { description: 'The answer.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<MessageAnswer> {
    return services.contacts.answer(viewer, id, input, idempotencyKey)
  }
}

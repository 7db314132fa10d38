import { Field, InputType, ObjectType } from 'type-graphql'
import type { NewsletterSubscription } from '../../schema/newsletter.ts'

@ObjectType('NewsletterAnswer', { description: 'What a subscriber is told.', simpleResolvers: true })
export class NewsletterAnswerType {
  @Field(() => String)
  message: string
}

@InputType()
export class NewsletterSubscriptionInput implements NewsletterSubscription {
  @Field(() => String)
  email: string
}

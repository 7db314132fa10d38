import { Field, InputType, ObjectType } from 'type-graphql'
import { email } from '../../../schema/fields.ts'
import { type NewsletterSubscription, newsletterReader } from '../../../schema/newsletter.ts'
import { typeOf } from '../../models/graphql-fields.ts'
import { describeInput } from '../../models/limits-in-words.ts'

@ObjectType('NewsletterAnswer', { description: 'The answer to a subscription.', simpleResolvers: true })
export class NewsletterAnswerType {
  @Field(() => String, {
    description: 'The same the first time and every time: nobody can probe who subscribes.',
  })
  message: string
}

@InputType({ description: 'A reader of the newsletter.' })
export class NewsletterSubscriptionInput implements NewsletterSubscription {
  @Field(() => String, {
    description: describeInput({ description: 'Where the newsletter goes.', shape: email }),
  })
  email: string

  @Field(typeOf(newsletterReader, 'source', newsletterReader.fields.source), {
    nullable: true,
    description: 'The page it is sent from; `elsewhere` when absent.',
  })
  source?: NewsletterSubscription['source']
}

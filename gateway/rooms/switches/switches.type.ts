import { Field, ObjectType } from 'type-graphql'
import { type Switches, switchDescriptions } from '../../../schema/switches.ts'

@ObjectType('Switches', {
  description: 'What of the site is switched on, by whoever runs it or by an admin.',
  simpleResolvers: true,
})
export class SwitchesType implements Switches {
  @Field(() => Boolean, { description: switchDescriptions.letters })
  letters: boolean

  @Field(() => Boolean, { description: switchDescriptions.newsletter })
  newsletter: boolean

  @Field(() => Boolean, { description: switchDescriptions.projects })
  projects: boolean

  @Field(() => Boolean, { description: switchDescriptions.giving })
  giving: boolean
  @Field(() => Boolean, { description: switchDescriptions.events })
  events: boolean
}

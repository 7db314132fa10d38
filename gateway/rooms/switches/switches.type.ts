import { Field, ObjectType } from 'type-graphql'
import { type Switches, switchDescriptions } from '../../../schema/switches.ts'

@ObjectType('Switches', {
  description: 'What of the site is switched on by whoever runs it.',
  simpleResolvers: true,
})
export class SwitchesType implements Switches {
  @Field(() => Boolean, { description: switchDescriptions.letters })
  letters: boolean
}

import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { namesOf } from '../../../schema/model.ts'
import {
  type Erasure,
  type ErasureRefusal,
  type PersonalData,
  type PersonalPlace,
  type PlaceCount,
  personalPlaces,
} from '../../../schema/personal-data.ts'
import { enumType } from '../../graphql/enums.ts'

const meaningOf = (place: PersonalPlace): [PersonalPlace, string] => [
  place,
  personalPlaces[place].description,
]

const PersonalPlaceEnum = enumType(
  'PersonalPlace',
  'Where something about a person can be.',
  Object.fromEntries(namesOf(personalPlaces).map(meaningOf)),
)

const ErasureRefusalEnum = enumType<ErasureRefusal>('ErasureRefusal', 'Why somebody cannot be erased.', {
  last_admin_stays: 'They are the last admin.',
  erasing_oneself: 'It is whoever asks.',
  member_of_team: 'They are in the team: take them out of it or disable them first.',
})

@ObjectType('PersonalPlaceCount', { description: 'How much is held in a place.', simpleResolvers: true })
class PersonalPlaceCountType implements PlaceCount {
  @Field(() => PersonalPlaceEnum, { description: 'Where it is.' })
  place: PersonalPlace

  @Field(() => Int, { description: 'How many records.' })
  count: number
}

@ObjectType('PersonalData', { description: 'What is held about an address.', simpleResolvers: true })
export class PersonalDataType implements PersonalData {
  @Field(() => String, { description: 'As it is compared.' })
  email: string

  @Field(() => [String], { description: 'What they are called anywhere.' })
  names: string[]

  @Field(() => [String], {
    description:
      'Of donors who were merged with them and what was put right in their gifts, which are among these, and of their account before or since. Look for the rest of each.',
  })
  otherAddresses: string[]

  @Field(() => [PersonalPlaceCountType], { description: 'Only where there is anything.' })
  places: PlaceCount[]

  @Field(() => ErasureRefusalEnum, {
    nullable: true,
    description: 'Why you cannot erase them; null where you can.',
  })
  refusal: ErasureRefusal | null
}

@ObjectType('Erasure', { description: 'That a person was erased.', simpleResolvers: true })
export class ErasureType implements Erasure {
  @Field(() => [PersonalPlaceCountType], {
    description: 'What there was; nothing where they were erased before.',
  })
  places: PlaceCount[]
}

@InputType({ description: 'Whom to erase.' })
export class ErasureInput {
  @Field(() => String, { description: 'Their address; capitals and blanks around it do not matter.' })
  email: string

  @Field(() => String, { description: 'The address once more.' })
  confirmEmail: string
}

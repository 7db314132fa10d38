import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  type LetterDelivery,
  type LetterExample,
  type LetterFile,
  type LetterPreview,
  type LetterSettings,
  letter,
  letterDeliveries,
  letterSettingsFields,
  lettersOfIssueInWords,
} from '../../../schema/letters.ts'
import type { Locale } from '../../../schema/locales.ts'
import { enumType, LocaleEnum } from '../../graphql/enums.ts'
import { declare } from '../../models/graphql-fields.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'

export const LetterType = recordType(letter)
export const { Connection, ListArgs } = listTypes(letter, LetterType)
declare(ListArgs, 'issue', () => ID, { nullable: true, description: lettersOfIssueInWords })

const LetterDeliveryEnum = enumType('LetterDelivery', 'Whether the site writes letters.', letterDeliveries)

@ObjectType('LetterSettings', { description: 'How letters go.', simpleResolvers: true })
export class LetterSettingsType implements LetterSettings {
  @Field(() => LetterDeliveryEnum, { description: letterSettingsFields.delivery })
  delivery: LetterDelivery

  @Field(() => Int, { nullable: true, description: letterSettingsFields.perMinute })
  perMinute: number | null
}

@ObjectType('LetterFile', { description: 'A file that goes along with a letter.', simpleResolvers: true })
class LetterFileType implements LetterFile {
  @Field(() => String, { description: 'What it is called.' })
  name: string

  @Field(() => String, { description: 'Where it is to be had, for whoever has `people:addresses`.' })
  path: string
}

@ObjectType('LetterPreview', {
  description: 'What a letter says in a language, its secret left out.',
  simpleResolvers: true,
})
export class LetterPreviewType implements LetterPreview {
  @Field(() => LocaleEnum, { description: 'The language.' })
  locale: Locale

  @Field(() => String, { description: 'Its subject.' })
  subject: string

  @Field(() => String, {
    description: 'A page by itself, without scripts and without anything from elsewhere.',
  })
  html: string

  @Field(() => String, { description: 'The same in words alone.' })
  text: string

  @Field(() => [LetterFileType], { description: 'What goes along with it.' })
  attachments: LetterFile[]
}

@ObjectType('LetterExample', {
  description: 'A letter of what is made up, in each language.',
  simpleResolvers: true,
})
export class LetterExampleType implements LetterExample {
  @Field(() => [LetterPreviewType], { description: 'What it says, and nothing that goes along with it.' })
  previews: LetterPreview[]
}

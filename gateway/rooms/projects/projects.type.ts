import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import type { ProjectFilter, ProjectSort } from '../../../schema/list-words.ts'
import type { newProject, projectChange } from '../../../schema/projects.ts'
import { enumType } from '../../graphql/enums.ts'
import { ListArgs, listConnectionOf } from '../../graphql/list-connection.ts'
import { Day } from '../../graphql/scalars.ts'
import type { ProjectTexts } from './project.ts'

const ProjectSortEnum = enumType<ProjectSort>('ProjectSort', 'What projects are sorted by.', {
  created: 'When they were made.',
  title: 'In the language asked for, whatever the case.',
  goal: 'How much is needed.',
  raised: 'The sum of confirmed donations.',
  startDate: 'The first day of giving; those without one come last.',
})

const ProjectFilterEnum = enumType<ProjectFilter>('ProjectFilter', 'What projects are narrowed to.', {
  untranslated: 'A title or description is missing in one language.',
  unfunded: 'The goal is not reached yet.',
  funded: 'The goal is reached.',
})

@ObjectType('ProjectTexts', {
  description: 'A project in one language; null where nothing was written.',
  simpleResolvers: true,
})
export class ProjectTextsType implements ProjectTexts {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  title: string | null

  @Field(() => String, { nullable: true, description: 'Plain text; an empty line parts paragraphs.' })
  description: string | null
}

@ObjectType('ProjectTranslations', { description: 'A project in both languages.', simpleResolvers: true })
export class ProjectTranslationsType {
  @Field(() => ProjectTextsType, { description: 'English.' })
  en: ProjectTextsType

  @Field(() => ProjectTextsType, { description: 'Georgian.' })
  ka: ProjectTextsType
}

/** The plain fields; the localised and the private ones have resolvers of their own. */
@ObjectType('Project', { description: 'A project that people give to.', simpleResolvers: true })
export class ProjectType {
  @Field(() => ID, { description: 'Opaque; never changes.' })
  id: string

  @Field(() => Int, { description: 'Raised by every change.' })
  version: number

  @Field(() => Float, { description: 'Lari.' })
  goal: number

  @Field(() => Float, { description: 'Lari, confirmed donations only.' })
  raised: number

  @Field(() => Day, { nullable: true, description: 'The first day of giving, if there is one.' })
  startDate: string | null

  @Field(() => Day, { nullable: true, description: 'The last day of giving; null where it stays open.' })
  endDate: string | null

  @Field(() => String, {
    nullable: true,
    description: 'An https address, or the path of an upload of this site.',
  })
  imageUrl: string | null

  @Field(() => String, { nullable: true, description: 'A YouTube link or video id.' })
  youtubeUrl: string | null
}

export const ProjectConnection = listConnectionOf(ProjectType, 'ProjectConnection')

@ArgsType()
export class ProjectListArgs extends ListArgs {
  @Field(() => ProjectSortEnum, { nullable: true, description: '`created` when absent.' })
  sort?: ProjectSort

  @Field(() => ProjectFilterEnum, { nullable: true, description: 'All of them when absent.' })
  filter?: ProjectFilter
}

@InputType({ description: 'A project in one language; what is omitted keeps its value.' })
class ProjectTextsInput {
  @Field(() => String, { nullable: true, description: 'At most 200 characters; null or empty clears it.' })
  title?: string | null

  @Field(() => String, { nullable: true, description: 'At most 20,000 characters; null or empty clears it.' })
  description?: string | null
}

@InputType({ description: 'A project in both languages or in one.' })
class ProjectTranslationsInput {
  @Field(() => ProjectTextsInput, { nullable: true, description: 'English.' })
  en?: ProjectTextsInput

  @Field(() => ProjectTextsInput, { nullable: true, description: 'Georgian.' })
  ka?: ProjectTextsInput
}

/** What a new project and a change of one have in common. */
@InputType()
class ProjectFieldsInput {
  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  title?: string

  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  description?: string

  @Field(() => Float, { nullable: true, description: 'Lari.' })
  goal?: number

  @Field(() => Day, { nullable: true, description: 'The first day of giving.' })
  startDate?: string | null

  @Field(() => Day, { nullable: true, description: 'The last day of giving; not before the first.' })
  endDate?: string | null

  @Field(() => String, { nullable: true, description: 'https, or an upload of this site.' })
  imageUrl?: string | null

  @Field(() => String, { nullable: true, description: 'A YouTube link or video id.' })
  youtubeUrl?: string | null

  @Field(() => ProjectTranslationsInput, { nullable: true, description: 'Sets the languages it names.' })
  translations?: ProjectTranslationsInput
}

@InputType({ description: 'What is omitted keeps its value; null clears what is optional.' })
export class ProjectChangeInput extends ProjectFieldsInput implements z.input<typeof projectChange> {
  @Field(() => Int, {
    nullable: true,
    description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
  })
  version?: number
}

@InputType({ description: 'Title and description in at least one language.' })
export class NewProjectInput extends ProjectFieldsInput implements z.input<typeof newProject> {
  @Field(() => Float, { description: 'Lari.' })
  override goal: number
}

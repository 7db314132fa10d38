import { Field, Float, ID, InputType, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import type { newProject, projectChange } from '../../schema/projects.ts'
import { connectionOf } from '../graphql/connection.ts'
import { Day } from '../graphql/scalars.ts'
import type { ProjectTexts } from './project.ts'

@ObjectType('ProjectTexts', {
  description: 'A project in one language; null where nothing was written.',
  simpleResolvers: true,
})
export class ProjectTextsType implements ProjectTexts {
  @Field(() => String, { nullable: true })
  title: string | null

  @Field(() => String, { nullable: true })
  description: string | null
}

@ObjectType('ProjectTranslations', { description: 'A project in both languages.', simpleResolvers: true })
export class ProjectTranslationsType {
  @Field(() => ProjectTextsType)
  en: ProjectTextsType

  @Field(() => ProjectTextsType)
  ka: ProjectTextsType
}

/** The plain fields; the localised and the private ones have resolvers of their own. */
@ObjectType('Project', { description: 'Something to give for.', simpleResolvers: true })
export class ProjectType {
  @Field(() => ID)
  id: string

  @Field(() => Float, { description: 'Lari.' })
  goal: number

  @Field(() => Float, { description: 'Lari, confirmed donations only.' })
  raised: number

  @Field(() => Day, { nullable: true })
  startDate: string | null

  @Field(() => Day, { nullable: true })
  endDate: string | null

  @Field(() => String, { nullable: true })
  imageUrl: string | null

  @Field(() => String, { nullable: true })
  youtubeUrl: string | null
}

export const ProjectConnection = connectionOf(ProjectType, 'ProjectConnection')

@InputType()
export class ProjectTextsInput {
  @Field(() => String, { nullable: true })
  title?: string | null

  @Field(() => String, { nullable: true })
  description?: string | null
}

@InputType()
export class ProjectTranslationsInput {
  @Field(() => ProjectTextsInput, { nullable: true })
  en?: ProjectTextsInput

  @Field(() => ProjectTextsInput, { nullable: true })
  ka?: ProjectTextsInput
}

@InputType({ description: 'What is omitted keeps its value; null clears what is optional.' })
export class ProjectChangeInput implements z.input<typeof projectChange> {
  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  title?: string

  @Field(() => String, { nullable: true, description: 'In the language of the request.' })
  description?: string

  @Field(() => Float, { nullable: true, description: 'Lari.' })
  goal?: number

  @Field(() => Day, { nullable: true })
  startDate?: string | null

  @Field(() => Day, { nullable: true })
  endDate?: string | null

  @Field(() => String, { nullable: true, description: 'https, or an upload of this site.' })
  imageUrl?: string | null

  @Field(() => String, { nullable: true, description: 'A YouTube link or video id.' })
  youtubeUrl?: string | null

  @Field(() => ProjectTranslationsInput, { nullable: true, description: 'Sets the languages it names.' })
  translations?: ProjectTranslationsInput
}

@InputType({ description: 'Title and description in at least one language.' })
export class NewProjectInput extends ProjectChangeInput implements z.input<typeof newProject> {
  @Field(() => Float, { description: 'Lari.' })
  override goal: number
}

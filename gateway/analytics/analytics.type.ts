import { Field, Float, ID, ObjectType } from 'type-graphql'

@ObjectType('ProjectTotal', { description: 'What one project has received.', simpleResolvers: true })
export class ProjectTotalType {
  @Field(() => ID, { description: 'What `project` takes.' })
  projectId: string

  @Field(() => Float, { description: 'Lari, confirmed donations only.' })
  totalDonated: number
}

/** Both fields have resolvers of their own, so that each is computed only when asked for. */
@ObjectType('Analytics', { description: 'What has been received.' })
export class AnalyticsType {}

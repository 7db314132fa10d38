import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { LetterPreview } from '../../../schema/letters.ts'
import type { Locale } from '../../../schema/locales.ts'
import {
  type IssueReaders,
  issueReadersInWords,
  issueStateFields,
  type NewsletterIssue,
  newsletterIssue,
} from '../../../schema/newsletter-issues.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { Permitted } from '../../graphql/permission.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { deleteResolver } from '../../models/delete.resolver.ts'
import { typeOf } from '../../models/graphql-fields.ts'
import { recordType } from '../../models/graphql-types.ts'
import { recordsResolver, textsResolver } from '../../models/records.resolver.ts'
import { LetterPreviewType } from '../letters/letters.type.ts'
import type { IssuesService } from './issues.service.ts'

type Context = GraphqlContext<{ issues: IssuesService }>

const IssueType = recordType(newsletterIssue)
const State = typeOf(newsletterIssue, 'state', newsletterIssue.fields.state)

const IssueId = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Of the issue.' })

@InputType({ description: 'What an issue of the newsletter is to become.' })
class IssueStateInput {
  @Field(State, { description: issueStateFields.state })
  state: string

  @Field(() => DateTime, { nullable: true, description: issueStateFields.sendAt })
  sendAt?: string

  @Field(() => Int, { nullable: true, description: issueStateFields.version })
  version?: number
}

@ObjectType('IssueReaders', { description: 'How many an issue would go to now.', simpleResolvers: true })
class IssueReadersType implements IssueReaders {
  @Field(() => LocaleEnum, { description: 'In which language.' })
  locale: Locale

  @Field(() => Int, { description: issueReadersInWords })
  readers: number
}

@Resolver()
class IssuesResolver {
  @Permitted('letters:manage')
  @Query(() => [IssueReadersType], {
    nullable: true,
    description: 'How many an issue of the newsletter would go to now, in each language.',
  })
  issueReaders(@Ctx() { services, viewer }: Context): Promise<IssueReaders[]> {
    return services.issues.readers(viewer)
  }

  @Permitted('content:read')
  @Query(() => [LetterPreviewType], {
    nullable: true,
    description: 'An issue as its readers will get it, in each language in which it is written whole.',
  })
  issuePreviews(@IssueId() id: string, @Ctx() { services, viewer }: Context): Promise<LetterPreview[]> {
    return services.issues.previews(viewer, id)
  }

  @Permitted('letters:manage')
  @Mutation(() => IssueType, {
    description:
      'Sends an issue of the newsletter, schedules it, pauses it, goes on, or ends it; what it is already it stays.',
  })
  setNewsletterIssueState(
    @IssueId() id: string,
    @Arg('input', () => IssueStateInput, { description: 'What it is to become, and when.' })
    input: IssueStateInput,
    @Ctx() { services, viewer }: Context,
  ): Promise<NewsletterIssue> {
    return services.issues.setState(viewer, id, input)
  }

  @Permitted('content:write')
  @Mutation(() => IssueType, {
    description:
      'Takes an issue of the newsletter off the site, where visitors read what was sent, or puts it back; what is so already stays so.',
  })
  setNewsletterIssueOnSite(
    @IssueId() id: string,
    @Arg('onSite', () => Boolean, { description: 'Whether visitors shall read it there, once it was sent.' })
    onSite: boolean,
    @Ctx() { services, viewer }: Context,
  ): Promise<NewsletterIssue> {
    return services.issues.setOnSite(viewer, id, { onSite })
  }

  @Permitted('content:write')
  @Mutation(() => ID, {
    description:
      'Sends an issue of the newsletter as it stands to whoever asks, and to nobody else; answers its id.',
  })
  async tryNewsletterIssue(@IssueId() id: string, @Ctx() { services, viewer }: Context): Promise<string> {
    await services.issues.try(viewer, id)
    return id
  }
}

export const issuesResolvers = [
  recordsResolver(newsletterIssue, IssueType, ({ services }: Context) => services.issues),
  textsResolver(newsletterIssue, IssueType),
  deleteResolver(newsletterIssue, ({ services }: Context) => services.issues),
  IssuesResolver,
]

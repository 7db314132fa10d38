import { newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { Problem } from '../../core/problem.ts'
import { textProblems } from '../../models/text-problems.ts'
import type { Room } from '../../room.ts'
import { launchesRoom } from '../launches/launches.room.ts'
import { newsletterRoom } from '../newsletter/newsletter.room.ts'
import { createArchiveRepository } from './archive.repository.ts'
import { archiveResolvers } from './archive.resolver.ts'
import { archiveRoutes } from './archive.routes.ts'
import { type ArchiveService, createArchive } from './archive.service.ts'
import { issueLetter, trialOfIssue } from './issue-letters.ts'
import { createIssueSending } from './issue-sending.repository.ts'
import { createIssuesRepository, NewsletterIssueEntity } from './issues.repository.ts'
import { issuesResolvers } from './issues.resolver.ts'
import { issuesRoutes } from './issues.routes.ts'
import { createIssuesService, type IssuesService } from './issues.service.ts'
import { NewsletterProgressEntity } from './newsletter-progress.entity.ts'

export const issuesRoom: Room<IssuesService & ArchiveService> = {
  about:
    'Issues of the newsletter, how they go to its readers, and what everybody reads of them on the site.',
  service: (manager, ports) => {
    const launches = launchesRoom.service(manager, ports)
    return {
      ...createIssuesService({
        issues: createIssuesRepository(manager),
        sending: createIssueSending(manager),
        launches,
        outbox: ports.outbox,
        subscriptionPage: newsletterRoom.service(manager, ports).readerWays().page,
        origin: ports.imageHost.publicUrl ?? '',
        clock: ports.clock,
      }),
      ...createArchive({ archive: createArchiveRepository(manager), launches }),
    }
  },
  routes: (api, issues) => {
    issuesRoutes(api, issues)
    archiveRoutes(api, issues)
  },
  resolvers: [...issuesResolvers, ...archiveResolvers],
  letters: (manager, ports) => {
    const issues = createIssuesRepository(manager)
    return {
      newsletter: issueLetter(issues, newsletterRoom.service(manager, ports).readerWays()),
      newsletterTrial: trialOfIssue(issues),
    }
  },
  entities: [NewsletterIssueEntity, NewsletterProgressEntity],
  problems: {
    ...textProblems(newsletterIssue),
    newsletter_issues_on_its_way_check: () => new Problem('issue_on_its_way'),
    newsletter_issues_untranslated_check: () => new Problem('issue_untranslated'),
  },
}

import type { LetterPreview } from '../../../schema/letters.ts'
import { locales } from '../../../schema/locales.ts'
import {
  type IssueReaders,
  issueChange,
  issueList,
  issueOnSite,
  issueStateChange,
  issueSteps,
  type NewsletterIssue,
  newIssue,
  newsletterIssue,
} from '../../../schema/newsletter-issues.ts'
import type { ProblemCode } from '../../../schema/problems.ts'
import { fieldError } from '../../../schema/validation.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import type { MadeFrom } from '../../core/version-tags.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { previewOf } from '../../letters/letter-preview.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { WrittenColumns } from '../../models/columns.ts'
import {
  deleteRecords,
  found,
  readRecords,
  requireVersion,
  writeRecords,
} from '../../models/records.service.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import { languagesOf, toReaders } from './issue-letters.ts'
import type { IssueSending } from './issue-sending.repository.ts'
import type { IssuesRepository } from './issues.repository.ts'

interface Dependencies {
  issues: IssuesRepository
  sending: IssueSending
  launches: Pick<LaunchesService, 'isLaunched'>
  outbox: Outbox | null
  /** Where readers do what they may with their subscription. */
  subscriptionPage: string
  /** Where links lead, without a slash at its end; empty where nobody has said. */
  origin: string
  clock: Clock
}

type Wanted = Omit<ReturnType<typeof issueStateChange.parse>, 'version'>

/** Why it cannot become that; where nothing else is said, as its readers have it already. */
const refusals: Partial<Record<Wanted['state'], ProblemCode>> = {
  paused: 'issue_not_sending',
  ended: 'issue_not_paused',
}

/** What is written of an issue that is told to become something; nothing where it is that already. */
const stepOf = (stood: NewsletterIssue, { state, sendAt = null }: Wanted, now: Date): WrittenColumns => {
  if (state === stood.state && state !== 'scheduled') return {}
  const before: readonly string[] = issueSteps[state]
  if (!before.includes(stood.state)) {
    throw new Problem(refusals[state] ?? 'issue_on_its_way')
  }
  switch (state) {
    case 'draft':
      return { state, sendAt: null }
    case 'scheduled':
      if (sendAt === null || Date.parse(sendAt) <= now.getTime())
        throw validationFailed([fieldError('sendAt', 'before_now')])
      if (stood.sendAt !== null && Date.parse(sendAt) === Date.parse(stood.sendAt)) return {}
      return { state, sendAt: new Date(sendAt).toISOString() }
    case 'sending':
      // One that nobody was written to yet goes to whoever reads the newsletter by now.
      return stood.state === 'paused' && stood.readers > 0 ? { state } : { state, sendAt: now.toISOString() }
    case 'paused':
      return { state }
    case 'ended': {
      // Some of its readers have it: whether everybody reads it on the site is decided anew.
      const at = now.toISOString()
      return { state, sentAt: at, endedAt: at, offSiteAt: stood.offSiteAt ?? at }
    }
  }
}

/** Issues of the newsletter: written by the team, and sent to everybody who reads it. */
export const createIssuesService = ({
  issues,
  sending,
  launches,
  outbox,
  subscriptionPage,
  origin,
  clock,
}: Dependencies) => {
  const requireReady = async (issue: NewsletterIssue): Promise<void> => {
    if (outbox === null) throw new Problem('letters_off')
    if (!(await launches.isLaunched('newsletter'))) throw new Problem('newsletter_off')
    if (languagesOf(issue).length < locales.length) throw new Problem('issue_untranslated')
  }

  const reading = readRecords({ model: newsletterIssue, list: issueList, records: issues, clock })

  return {
    ...reading,
    ...writeRecords({
      model: newsletterIssue,
      create: newIssue,
      change: issueChange,
      records: issues,
    }),
    ...deleteRecords({ model: newsletterIssue, records: issues, clock }),

    /**
     * What an issue says in each language in which it is written whole, as its readers will get it.
     * @throws Problem `not_found`
     */
    previews: async (viewer: Viewer, id: string): Promise<LetterPreview[]> => {
      const issue = await reading.get(viewer, id)
      return languagesOf(issue).flatMap((locale) => {
        const text = toReaders(issue, locale, subscriptionPage)
        return text === null ? [] : [previewOf(text, locale, origin)]
      })
    },

    /** How many an issue would go to now, in each language. */
    readers: (viewer: Viewer): Promise<IssueReaders[]> => {
      requirePermission(viewer, 'letters:manage')
      return issues.readersOf()
    },

    /**
     * Sends an issue as it stands, in each language in which it is written whole, to whoever asks and to nobody else.
     * @throws Problem `not_found`, `letters_off`, `issue_untranslated` where there is none
     */
    try: async (viewer: Viewer, id: string): Promise<void> => {
      const { id: account } = requirePermission(viewer, newsletterIssue.permissions.write)
      const issue = await reading.get(viewer, id)
      if (outbox === null) throw new Problem('letters_off')
      const languages = languagesOf(issue)
      if (languages.length === 0) throw new Problem('issue_untranslated')
      await issues.try(issue.id, account, languages, outbox)
    },

    /**
     * Has an issue sent, at once or from a moment on, paused, sent on, ended, or not sent after all. Told to become what it is, it stays so.
     * @throws Problem `not_found`, `validation_failed`, `letters_off`, `newsletter_off`, `issue_untranslated`,
     * `issue_on_its_way`, `issue_not_sending`, `issue_not_paused`, `edit_conflict`, `precondition_failed`
     */
    setState: async (
      viewer: Viewer,
      id: string,
      input: unknown,
      from: MadeFrom = null,
    ): Promise<NewsletterIssue> => {
      requirePermission(viewer, 'letters:manage')
      const { version, ...wanted } = parse(issueStateChange, input)
      const isToGo = wanted.state === 'sending' || wanted.state === 'scheduled'
      if (isToGo) await requireReady(await reading.get(viewer, id))
      return found(newsletterIssue, id, () =>
        issues.update(id, (stood) => {
          requireVersion(stood, version, from)
          if (isToGo && languagesOf(stood).length < locales.length) throw new Problem('issue_untranslated')
          return stepOf(stood, wanted, clock.now())
        }),
      )
    },

    /**
     * Takes an issue off the site, or puts it back: whether visitors read it there once it was sent. What is so already stays so.
     * @throws Problem `not_found`, `validation_failed`
     */
    setOnSite: (viewer: Viewer, id: string, input: unknown): Promise<NewsletterIssue> => {
      requirePermission(viewer, newsletterIssue.permissions.write)
      const { onSite } = parse(issueOnSite, input)
      return found(newsletterIssue, id, () =>
        issues.update(id, ({ offSiteAt }) => {
          if (onSite === (offSiteAt === null)) return {}
          return { offSiteAt: onSite ? null : clock.now().toISOString() }
        }),
      )
    },

    /**
     * Writes to the next few readers of whatever is due, as long as visitors have the newsletter; answers whether there is more
     * to be done at once.
     */
    sendSome: async (): Promise<boolean> =>
      outbox !== null && (await launches.isLaunched('newsletter')) && sending.sendSome(outbox, clock.now()),
  }
}

export type IssuesService = ReturnType<typeof createIssuesService>

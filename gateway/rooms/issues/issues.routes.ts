import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { locales } from '../../../schema/locales.ts'
import {
  issueChange,
  issueList,
  issueOnSite,
  issueReadersInWords,
  issueStateChange,
  type NewsletterIssue,
  newIssue,
  newsletterIssue,
} from '../../../schema/newsletter-issues.ts'
import { servedLocale } from '../../core/localized.ts'
import { notFound } from '../../core/problem.ts'
import { readIfMatch, versionTag } from '../../core/version-tags.ts'
import { deleteRoute } from '../../models/delete.routes.ts'
import { exampleRecord, recordExamples } from '../../models/examples.ts'
import { recordsRoutes } from '../../models/records.routes.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { emptyAnswer, jsonAnswer, jsonBody, languageHeader, tagHeader } from '../../openapi/documentation.ts'
import { type IdParams, idParams, localised, localisedIfMatch } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  changeRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { examplePreview, previewRepresentation } from '../letters/letter-preview.representation.ts'
import type { IssuesService } from './issues.service.ts'

const { singular, plural, permissions } = newsletterIssue
const representation: z.ZodType = representationOf(newsletterIssue)
const represent = representer(newsletterIssue)
const example = exampleRecord(newsletterIssue)
const examples = recordExamples((locale) => represent(example, locale, true))

const common = { tags: [plural], params: idParams(newsletterIssue) }

const stateSchema = {
  ...common,
  ...permitted('letters:manage'),
  ...localisedIfMatch,
  operationId: 'setNewsletterIssueState',
  summary: 'Send an issue, schedule it, pause it, go on, or end it',
  description:
    'It goes to everybody who has read the newsletter since before it began to be sent, in their language, at the rate that `NEWSLETTER_PER_MINUTE` allows. Paused, what waits for the mail server still goes, a few letters at most. Ended, whoever has no letter yet gets none. What is sent is never written on again.',
  body: jsonBody('NewsletterIssueState', issueStateChange, {
    sending: { summary: 'Sent, unless somebody wrote on it since', value: { state: 'sending', version: 1 } },
    scheduled: {
      summary: 'Sent from a moment on',
      value: { state: 'scheduled', sendAt: '2030-12-01T05:00:00.000Z' },
    },
    draft: { summary: 'Not at the moment it was scheduled for', value: { state: 'draft' } },
  }),
  response: {
    200: jsonAnswer('The issue as it is now.', representation, examples, { ...languageHeader, ...tagHeader }),
    ...problemResponses(
      refusalOf(issueStateChange, { state: 'scheduled' }),
      notFound(singular),
      'letters_off',
      'newsletter_off',
      'issue_untranslated',
      'issue_on_its_way',
      'issue_not_sending',
      'issue_not_paused',
      'edit_conflict',
      'precondition_failed',
      ...adminRefusals,
      ...bodyRefusals,
    ),
  },
}

const onSiteSchema = {
  ...common,
  ...permitted(permissions.write),
  ...localised,
  operationId: 'setNewsletterIssueOnSite',
  summary: 'Take an issue off the site, or put it back',
  description:
    'Once it was sent visitors read it on the site, as long as they have the newsletter. Taken off, it is not found there at once, on no page, in no feed and by no program; its readers keep their letters.',
  body: jsonBody('NewsletterIssueOnSite', issueOnSite, {
    off: { summary: 'Taken off', value: { onSite: false } },
    on: { summary: 'Put back', value: { onSite: true } },
  }),
  response: {
    200: jsonAnswer('The issue as it is now.', representation, examples, { ...languageHeader, ...tagHeader }),
    ...problemResponses(refusalOf(issueOnSite, {}), notFound(singular), ...adminRefusals, ...bodyRefusals),
  },
}

const previewsSchema = {
  ...common,
  ...permitted(permissions.read),
  operationId: 'getNewsletterIssuePreviews',
  summary: 'An issue as its readers will get it, in each language',
  description: 'The way in which its reader leaves leads nowhere yet: each has their own.',
  response: {
    200: jsonAnswer('Each language in which it is written whole.', z.array(previewRepresentation), {
      one: { summary: 'In English', value: [examplePreview] },
      none: { summary: 'Written whole in neither', value: [] },
    }),
    ...problemResponses(...adminRefusals, notFound(singular)),
  },
}

const readersSchema = {
  tags: [plural],
  ...permitted('letters:manage'),
  operationId: 'getNewsletterIssueReaders',
  summary: 'How many an issue would go to now, in each language',
  response: {
    200: jsonAnswer(
      'Each language of the site.',
      z.array(
        z
          .object({ locale: z.enum(locales), readers: z.int().meta({ description: issueReadersInWords }) })
          .meta({ title: 'IssueReaders' }),
      ),
      {
        some: {
          summary: 'More in Georgian',
          value: [
            { locale: 'en', readers: 18 },
            { locale: 'ka', readers: 222 },
          ],
        },
      },
    ),
    ...problemResponses(...adminRefusals),
  },
}

const trySchema = {
  ...common,
  ...permitted(permissions.write),
  operationId: 'tryNewsletterIssue',
  summary: 'Have an issue sent to oneself alone',
  description:
    'As it stands, in each language in which it is written whole, to the address of one’s own account.',
  response: {
    204: emptyAnswer('On its way.'),
    ...problemResponses(
      'letters_off',
      'issue_untranslated',
      notFound(singular),
      ...adminRefusals,
      ...changeRefusals,
    ),
  },
}

/** Says in which language a changed issue is answered, and which version it is now. */
const answer = (issue: NewsletterIssue, { locale }: FastifyRequest, reply: FastifyReply): object => {
  reply
    .header('content-language', servedLocale(issue.title, locale))
    .header('etag', versionTag(issue.version))
  return represent(issue, locale, true)
}

export const issuesRoutes = (app: FastifyInstance, issues: IssuesService): void => {
  recordsRoutes(app, {
    model: newsletterIssue,
    shapes: { create: newIssue, change: issueChange, list: issueList },
    representation,
    represent,
    options: {},
    examples: { everybody: example, admin: example },
    service: issues,
    changeRefusals: ['issue_on_its_way', 'issue_untranslated'],
  })

  deleteRoute(app, newsletterIssue, issues, 'issue_on_its_way')

  app.put<IdParams>(`/api/${plural}/:id/state`, { schema: stateSchema }, async (request, reply) => {
    const { viewer, params, body, headers } = request
    const issue = await issues.setState(viewer, params.id, body, readIfMatch(headers['if-match']))
    return answer(issue, request, reply)
  })

  app.put<IdParams>(`/api/${plural}/:id/site`, { schema: onSiteSchema }, async (request, reply) => {
    const { viewer, params, body } = request
    return answer(await issues.setOnSite(viewer, params.id, body), request, reply)
  })

  app.get(`/api/${plural}/readers`, { schema: readersSchema }, ({ viewer }) => issues.readers(viewer))

  app.get<IdParams>(`/api/${plural}/:id/previews`, { schema: previewsSchema }, ({ viewer, params }) =>
    issues.previews(viewer, params.id),
  )

  app.post<IdParams>(
    `/api/${plural}/:id/trials`,
    { schema: trySchema },
    async ({ viewer, params }, reply) => {
      await issues.try(viewer, params.id)
      return reply.code(204).send()
    },
  )
}

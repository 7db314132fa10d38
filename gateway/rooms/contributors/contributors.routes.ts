import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contributorsInWords, contributorTiers, mostNamed } from '../../../schema/contributors.ts'
import { namesOf } from '../../../schema/model.ts'
import { publicRead } from '../../http/caching.ts'
import { jsonAnswer, publicHeaders, unchangedAnswer } from '../../openapi/documentation.ts'
import { problemResponses } from '../../openapi/problem-responses.ts'
import type { ContributorsService } from './contributors.service.ts'

const tier = z
  .object({
    tier: z.enum(namesOf(contributorTiers)).meta({ description: contributorsInWords.tier }),
    from: z.number().meta({ description: contributorsInWords.from }),
    names: z.array(z.string()).max(mostNamed).meta({ description: contributorsInWords.names }),
    more: z.int().nullable().meta({ description: contributorsInWords.more }),
  })
  .meta({ title: 'ContributorTier' })

const figures = z
  .object({
    given: z.number().meta({ description: contributorsInWords.given }),
    donationCount: z.int().meta({ description: contributorsInWords.donationCount }),
    reachedProjects: z.int().meta({ description: contributorsInWords.reachedProjects }),
  })
  .meta({ title: 'GivingFigures' })

const representation = z
  .object({
    tiers: z.array(tier).meta({ description: contributorsInWords.tiers }),
    figures: figures.nullable().meta({ description: contributorsInWords.figures }),
  })
  .meta({ title: 'Contributors' })

const schema = {
  operationId: 'getContributors',
  summary: 'Who is thanked by name, and what giving has come to',
  description:
    'For everybody, once giving is launched. Only who wishes it is named, and only by the gifts they wish it for; nobody’s sum is told.',
  tags: ['contributors'],
  response: {
    200: jsonAnswer(
      'As the ledger says it now.',
      representation,
      {
        launched: {
          summary: 'Launched',
          value: {
            tiers: [
              { tier: 'platinum', from: 2000, names: [], more: 0 },
              { tier: 'golden', from: 500, names: ['ანა ბერიძე'], more: 0 },
              { tier: 'silver', from: 100, names: ['Levan Gelashvili', 'ნინო კაპანაძე'], more: 0 },
            ],
            figures: { given: 48_210.5, donationCount: 702, reachedProjects: 5 },
          },
        },
        off: { summary: 'Not yet', value: { tiers: [], figures: null } },
      },
      publicHeaders,
    ),
    ...unchangedAnswer,
    ...problemResponses(),
  },
}

export const contributorsRoutes = (app: FastifyInstance, contributors: ContributorsService): void => {
  app.get('/api/contributors', { schema, ...publicRead() }, () => contributors.get())
}

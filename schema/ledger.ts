import { z } from 'zod'
import { periodEnds, periodOf, periodQuery } from './analytics.ts'
import { directions } from './directions.ts'
import { donation, donationStatuses } from './donations.ts'
import { id } from './fields.ts'
import { longest } from './limits.ts'
import { pageQuery, pageRequest, searchText, toPageRequest } from './lists.ts'
import { namesOf } from './model.ts'

/** What the list of all gifts can be sorted by. */
export const ledgerSorts = {
  received: 'The moment it came in.',
  amount: 'How much counts, or would.',
} as const

const { method, reference: bankReference } = donation.fields

const choices = {
  reference: `Only those whose reference begins so, whatever its case, and then sorted by it; at most ${longest.search} characters. None that is anonymous, to whoever has not \`people:addresses\`.`,
  sameReference:
    'Only those with this reference, whatever its blanks and its case: an import takes them for the same transfer. Whoever records another one asks by it before.',
  project: 'Only gifts to the project with this id.',
  method: 'Only those that came so.',
  status: 'Only what is so; whatever has become of them when absent.',
  sort: 'What the list is sorted by; `received` when absent.',
  direction: 'Which way it runs; `desc` when absent.',
} as const

/** What each choice means, for whoever documents them. */
export const ledgerChoices = choices

const narrowed = {
  reference: searchText.nullish(),
  sameReference: bankReference.shape.nullish(),
  project: id.nullish(),
  method: method.shape.nullish(),
  status: z.enum(namesOf(donationStatuses)).nullish(),
}

const selected = ({
  reference,
  sameReference,
  project,
  method,
  status,
}: z.output<z.ZodObject<typeof narrowed>>) => ({
  reference: reference ?? '',
  sameReference: sameReference || null,
  project: project ?? null,
  method: method ?? null,
  status: status ?? null,
})

const ordered = {
  sort: z.enum(namesOf(ledgerSorts)).nullish(),
  direction: z.enum(directions).nullish(),
}

const narrowedQuery = periodQuery.extend({
  reference: searchText.optional().meta({ maxLength: longest.search, description: choices.reference }),
  sameReference: bankReference.shape.optional().meta({ description: choices.sameReference }),
  project: z.string().optional().meta({ description: choices.project }),
  method: method.shape.optional().meta({ title: 'DonationMethod', description: choices.method }),
  status: z
    .enum(namesOf(donationStatuses))
    .optional()
    .meta({ title: 'DonationStatus', description: choices.status }),
})

/** The shapes of the list of all gifts: what its service takes, what it takes in a query string, and an export of it. */
export const ledgerList = {
  request: pageRequest
    .extend({ ...periodEnds.shape, ...narrowed, ...ordered })
    .transform(({ first, after, from, until, sort, direction, ...given }, ctx) => ({
      first,
      after,
      ...periodOf({ from, until }, ctx),
      ...selected(given),
      sort: sort ?? 'received',
      direction: direction ?? 'desc',
    })),

  query: pageQuery
    .extend({
      ...narrowedQuery.shape,
      sort: z.enum(namesOf(ledgerSorts)).optional().meta({ title: 'LedgerSort', description: choices.sort }),
      direction: z
        .enum(directions)
        .optional()
        .meta({ title: 'LedgerDirection', description: choices.direction }),
    })
    .transform(toPageRequest),

  exported: narrowedQuery,

  selection: periodEnds.extend(narrowed).transform(({ from, until, ...given }, ctx) => ({
    ...periodOf({ from, until }, ctx),
    ...selected(given),
  })),
}

/** Gifts of any kind, of a period, to one project or to all. */
export type LedgerSelection = z.output<typeof ledgerList.selection>
export type LedgerRequest = z.output<typeof ledgerList.request>

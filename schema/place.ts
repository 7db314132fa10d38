import { z } from 'zod'
import { id } from './fields.ts'
import type { Model } from './model.ts'
import type { Check } from './model-shapes.ts'

/** What a list can be sorted by, besides, where admins put its records into an order. */
export const placeSort = {
  place: 'In the order that admins have made; the newest first where they have made none.',
} as const

export const hasPlaces = ({ sorts }: Pick<Model, 'sorts'>): boolean => 'place' in sorts

const requireOne: Check = ({ before, after }, ctx) => {
  if (before === undefined && after === undefined) {
    ctx.addIssue({ code: 'custom', path: ['before'], params: { code: 'required' } })
  }
  if (before !== undefined && after !== undefined) {
    ctx.addIssue({ code: 'custom', path: ['after'], params: { code: 'unknown_field' } })
  }
}

/** Where a record is put: right before another, or right after it. */
export const placeChange = z
  .strictObject({
    before: id.optional().meta({ description: 'The id of the one that comes next then.' }),
    after: id.optional().meta({ description: 'The id of the one that comes right before then.' }),
  })
  .superRefine((input, ctx) => requireOne(input, ctx))
  .meta({ alternatives: [{ required: ['before'] }, { required: ['after'] }] })

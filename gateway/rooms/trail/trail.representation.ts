import { z } from 'zod'
import { id } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import { namesOf } from '../../../schema/model.ts'
import { trailActions, trailKinds } from '../../../schema/trail.ts'
import { inLocale } from '../../core/localized.ts'
import type { TrailEntry } from './trail.ts'

const maybe = (description: string) => z.string().nullable().meta({ description })

const change = z
  .object({
    column: z.string().meta({ description: 'Its name in the database.' }),
    before: maybe('As the database writes it; null for nothing.'),
    after: maybe('As the database writes it; null for nothing.'),
  })
  .meta({ title: 'TrailChange' })

export const trailActorRepresentation = z
  .object({ id, name: z.string().meta({ description: 'What they are called now.' }) })
  .meta({ title: 'TrailActor' })

const record = z
  .object({
    kind: z.enum(namesOf(trailKinds)).meta({ description: 'What it is.' }),
    id,
    title: maybe('What it is called now; null where it has no name.'),
  })
  .meta({ title: 'TrailRecord' })

export const trailEntryRepresentation = z
  .object({
    id,
    at: z.iso.datetime().meta({ description: 'When.' }),
    actorId: maybe('The account that did it; null where nobody was signed in.'),
    actor: maybe('Who did it; null where nobody was signed in, and where the account is gone.'),
    program: maybe('The program that did it where nobody was signed in, and its user.'),
    address: maybe('The address it was asked from, or its network.'),
    device: maybe('What the browser or program calls itself.'),
    operation: maybe('The operation that did it.'),
    action: z.enum(namesOf(trailActions)).meta({ description: 'What was done.' }),
    kind: z.enum(namesOf(trailKinds)).nullable().meta({ description: 'What it was done to.' }),
    recordId: maybe('Of the record; null where it was done to all of them.'),
    title: maybe('What the record is called now; null where it is gone, or has no name.'),
    parentId: maybe('Of the project of a gift, or of the event of a subscriber.'),
    version: z
      .int()
      .nullable()
      .meta({ description: 'Of the record by now; null where no old values can be put back.' }),
    columns: z.array(z.string()).meta({
      description: 'The columns that are others since; none of what was written or is gone.',
    }),
    changes: z.array(change).meta({ description: 'What was there before, and after.' }),
    accounts: z.array(trailActorRepresentation).meta({
      description:
        'The accounts that are told of there, as they are called now: who has taken a message, or deleted something.',
    }),
    records: z.array(record).meta({
      description:
        'The records that are told of there by their ids: whom a donor was merged with, which project a gift is for. What is gone is not among them.',
    }),
    isErased: z.boolean().meta({ description: 'Whether some of that was taken out, for a person’s sake.' }),
  })
  .meta({ title: 'TrailEntry' })

export const representEntry = ({ title, records, ...entry }: TrailEntry, locale: Locale) => ({
  ...entry,
  title: inLocale(title, locale) || null,
  records: records.map((each) => ({ ...each, title: inLocale(each.title, locale) || null })),
})

export const restoredRepresentation = z
  .object({
    id: id.meta({ description: 'Of the record.' }),
    entry: maybe('The entry that tells of it; null where the record was as before already.'),
    version: z.int().nullable().meta({ description: 'Of the record since.' }),
    leftOut: z.array(z.string()).meta({
      description: 'Fields that are as they were, since the picture that stood there was destroyed.',
    }),
  })
  .meta({ title: 'RestoredRecord' })

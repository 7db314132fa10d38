import { z } from 'zod'
import {
  cutInWords,
  donor,
  donorNote,
  donorPair,
  languageToldInWords,
  notesInWords,
  thankedForAllInWords,
  thankedInWords,
} from '../../../schema/donors.ts'
import { id } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import { representationOf } from '../../models/representation.ts'
import { inLanguage, told } from '../donations/donation.representation.ts'
import type { DonorGift } from './donor.ts'

const lari = (description: string) => z.number().meta({ description })
const count = z.int().meta({ description: 'How many of their gifts count.' })
const moment = z.string().meta({ format: 'date-time' })
const somebody = (description: string) => z.string().nullable().meta({ description })

/** A donor as a list tells one. */
const person = representationOf(donor)
  .extend({
    donationCount: count,
    yearGiven: lari(
      'What they gave in the year that was asked for, in lari; null where none was.',
    ).nullable(),
  })
  .meta({ title: donor.name })

export const namesakesRepresentation = z.array(person)

export const donorListRepresentation = z
  .object({
    donors: z.array(person),
    totalCount: z.int().meta({ description: 'Of all pages; what search, filter and year leave.' }),
    everybodyCount: z
      .int()
      .meta({ description: 'Who gave in the year, or at all, without search and filter.' }),
    givenByAll: lari('What all of the list gave in the year, or in all, in lari.'),
    givenWithoutName: lari(
      'What came in the year, or in all, without a name that you are told, in lari: with what everybody gave it is all there is.',
    ),
    years: z
      .array(z.int())
      .meta({ description: 'The years in which anything was given, the last one first.' }),
    otherScript: somebody('What was looked for in the other script besides; null where that says nothing.'),
    isCut: z.boolean().meta({ description: cutInWords }),
    nextCursor: z.string().nullable().meta({ description: 'Pass it as `after`; null on the last page.' }),
  })
  .meta({ title: 'DonorList' })

const year = z
  .object({
    year: z.int().meta({ description: 'On the clock of Tbilisi.' }),
    donationCount: count,
    given: lari('In lari.'),
  })
  .meta({ title: 'DonorYear' })

const merged = z
  .object({
    id: z.string().meta({ description: 'Of the pair, by which they are taken apart.' }),
    name: somebody('As they signed last.'),
    email: somebody('Where receipts went.'),
    mergedBy: somebody('Who merged them; null where the account is gone.'),
    mergedAt: moment,
  })
  .meta({ title: 'MergedDonor' })

export const donorPairRepresentation = representationOf(donorPair)
  .extend({ id: z.string(), kept: person, other: person })
  .meta({ title: donorPair.name, description: donorPair.description })

export const donorNoteRepresentation = representationOf(donorNote)
  .extend({ writtenBy: somebody('Who wrote it; null where the account is gone.'), writtenAt: moment })
  .meta({ title: donorNote.name })

export const donorWithHistoryRepresentation = person
  .omit({ yearGiven: true })
  .extend({
    years: z.array(year).meta({ description: 'Newest first.' }),
    merged: z.array(merged).meta({ description: 'Who was merged into them.' }),
    alike: z
      .array(donorPairRepresentation)
      .meta({ description: 'Who is called the same, in whichever script; of very many a few.' }),
    notes: z.array(donorNoteRepresentation).nullable().meta({ description: notesInWords }),
    thanked: z.boolean().meta({ description: thankedInWords }),
    thankedForAll: z.boolean().meta({ description: thankedForAllInWords }),
    languageTold: z.boolean().meta({ description: languageToldInWords }),
  })
  .meta({ title: 'DonorWithHistory' })

export const donorGiftRepresentation = told.extend({ id }).meta({ title: 'DonorGift' })

export const representGift = (gift: DonorGift, locale: Locale) => inLanguage(gift, locale)

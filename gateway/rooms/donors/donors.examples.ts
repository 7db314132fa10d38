import { donation } from '../../../schema/donations.ts'
import { donor, donorNote, donorPair } from '../../../schema/donors.ts'
import { exampleInput, exampleRecord } from '../../models/examples.ts'
import type { Donor, DonorGift, DonorNote, DonorPair, DonorWithHistory } from './donor.ts'
import { representGift } from './donors.representation.ts'

const exampleDonor: Donor = { ...exampleRecord(donor), donationCount: 12, yearGiven: null }

const other: Donor = {
  ...exampleDonor,
  id: '01a1f7f3-9c20-7783-aa6c-db93d4b11352',
  name: 'Levan Gelashvili',
  email: 'l.gelash@example.org',
  locale: 'en',
  given: 160,
  donationCount: 2,
  lastGiftAt: '2026-03-03T10:00:00.000Z',
}

const pair: DonorPair = { id: donorPair.exampleId, are: 'unknown', kept: exampleDonor, other }
const merged: DonorPair = {
  ...pair,
  are: 'one',
  kept: { ...exampleDonor, given: 2640.5, donationCount: 14 },
  other: { ...other, given: 0, donationCount: 0, lastGiftAt: null },
}

const note: DonorNote = {
  id: donorNote.exampleId,
  text: 'Wants to be called before a receipt is sent.',
  writtenBy: 'Nino Kapanadze',
  writtenAt: '2026-11-20T10:00:00.000Z',
}

const { yearGiven: _, ...person } = exampleDonor

const whole: Omit<DonorWithHistory, 'yearGiven'> = {
  ...person,
  years: [
    { year: 2026, donationCount: 5, given: 1130 },
    { year: 2025, donationCount: 7, given: 1350.5 },
  ],
  merged: [],
  alike: [pair],
  notes: [note],
  thanked: true,
  thankedForAll: false,
  languageTold: false,
}

const { version: __, ...given } = exampleRecord(donation)

const gift: DonorGift = {
  ...given,
  id: donation.exampleId,
  status: 'confirmed',
  recordedDonor: { name: exampleDonor.name, email: exampleDonor.email },
  projectId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  projectTitle: { en: 'A warm winter for forty dogs in Gori', ka: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში' },
}

const list = {
  totalCount: 6,
  everybodyCount: 702,
  givenByAll: 4685,
  givenWithoutName: 310.5,
  years: [2026, 2025],
  otherScript: 'გელაშ',
  isCut: false,
}

export const namesakesExamples = {
  one: { summary: 'One of them', value: [{ ...exampleDonor, yearGiven: null }] },
  none: { summary: 'Nobody', value: [] },
}

export const donorListExamples = {
  last: {
    summary: 'Those of 2026',
    value: {
      ...list,
      donors: [
        { ...exampleDonor, yearGiven: 1130 },
        { ...other, yearGiven: 160 },
      ],
      nextCursor: null,
    },
  },
  none: {
    summary: 'Nobody is called so',
    value: {
      donors: [],
      totalCount: 0,
      everybodyCount: 702,
      givenByAll: 0,
      givenWithoutName: 4830,
      years: [2026, 2025],
      otherScript: null,
      isCut: false,
      nextCursor: null,
    },
  },
}

export const donorExamples = { one: { summary: 'Somebody who may be here twice', value: whole } }

export const donorGiftExamples = {
  en: { summary: 'In English', value: [representGift(gift, 'en')] },
  ka: { summary: 'ქართულად', value: [representGift(gift, 'ka')] },
}

export const donorPairExamples = {
  before: { summary: 'Before anybody has said anything', value: pair },
  one: { summary: 'Merged', value: merged },
}

export const judgementExamples = {
  one: { summary: 'They are one', value: { are: 'one' as const } },
  two: { summary: 'They are two', value: { are: 'two' as const } },
  unknown: { summary: 'What was said is taken back', value: { are: 'unknown' as const } },
}

export const thanksExamples = {
  given: { summary: 'They have told the team', value: { thanked: true } },
  takenBack: { summary: 'It is taken back', value: { thanked: false } },
}

export const languageExamples = {
  georgian: { summary: 'In Georgian', value: { locale: 'ka' } },
  takenBack: { summary: 'What the team has said is taken back', value: { locale: null } },
} as const

export const donorNoteExamples = { one: { summary: 'A note', value: note } }

export const newNoteExamples = {
  one: { summary: 'A note', value: { text: String(exampleInput(donorNote).text) } },
}

import type { Erasure, PersonalData, PersonalFile } from '../../../schema/personal-data.ts'

const email = 'nino@example.org'

export const addressExamples = { one: { summary: 'An address', value: { email } } } as const

export const erasureExamples = {
  one: { summary: 'The address, twice', value: { email, confirmEmail: email } },
} as const

export const exampleData: PersonalData = {
  email,
  names: ['Nino Beridze'],
  otherAddresses: [],
  places: [
    { place: 'gifts', count: 3 },
    { place: 'messages', count: 1 },
  ],
  refusal: null,
}

export const exampleFile: PersonalFile = {
  email,
  madeAt: '2026-11-22T09:00:00.000Z',
  places: [
    {
      place: 'newsletter',
      title: 'Newsletter',
      records: [{ email, locale: 'ka', source: 'dashboard', created_at: '2026-02-01T09:00:00.000Z' }],
    },
  ],
}

export const exampleErasure: Erasure = { places: exampleData.places }

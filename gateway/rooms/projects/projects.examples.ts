import type { z } from 'zod'
import type { Locale } from '../../../schema/locales.ts'
import type { newProject, projectChange } from '../../../schema/projects.ts'
import { exampleDonations } from '../donations/donations.examples.ts'
import { renderProject } from './project.representation.ts'
import type { ProjectWithDonations } from './project.ts'

const warmWinter: ProjectWithDonations = {
  id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  version: 1,
  title: { en: 'A warm winter for forty dogs in Gori', ka: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში' },
  description: {
    en: 'Insulated kennels, dry straw and one hot meal a day until the end of March.',
    ka: 'დათბუნებული სახლუკები, მშრალი ნამჯა და დღეში ერთი ცხელი ულუფა მარტის ბოლომდე.',
  },
  goal: 12_000,
  raised: 8450,
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  imageUrl: null,
  youtubeUrl: 'https://youtu.be/SkVqJ1SGeL0',
}

const forAdmin: ProjectWithDonations = {
  ...warmWinter,
  donations: { nodes: exampleDonations, totalCount: 137, endCursor: null, hasNextPage: true },
}

const bothLanguages: z.input<typeof newProject> = {
  goal: 1500,
  translations: {
    en: { title: 'Blankets for Batumi', description: 'Fifty warm blankets before the rain.' },
    ka: { title: 'საბნები ბათუმისთვის', description: 'ორმოცდაათი თბილი საბანი წვიმების დაწყებამდე.' },
  },
}

const oneLanguage: z.input<typeof newProject> = {
  title: 'Blankets for Batumi',
  description: 'Fifty warm blankets before the rain.',
  goal: 1500,
  startDate: '2026-12-01',
  endDate: '2027-01-31',
}

const newGoal: z.input<typeof projectChange> = { goal: 2000, endDate: null }

const georgianTitle: z.input<typeof projectChange> = {
  version: 1,
  translations: { ka: { title: 'საბნები ბათუმის ძაღლებისთვის' } },
}

const seen = (project: ProjectWithDonations, locale: Locale) => renderProject(project, locale)

export const projectExamples = {
  en: { summary: 'In English', value: seen(warmWinter, 'en') },
  ka: { summary: 'ქართულად', value: seen(warmWinter, 'ka') },
}

export const projectListExamples = {
  last: { summary: 'The last page', value: { projects: [seen(forAdmin, 'en')], nextCursor: null } },
  more: {
    summary: 'ქართულად, with more to come',
    value: {
      projects: [seen(forAdmin, 'ka')],
      nextCursor: 'WyIwMWEwNTcwYy0wMjgwLTcwNjUtOGFhMi1lYjUyNzk0ZjM5ZTUiXQ',
    },
  },
}

export const newProjectExamples = {
  both: { summary: 'In both languages', value: bothLanguages },
  one: { summary: 'In the language of the request', value: oneLanguage },
}

export const projectChangeExamples = {
  goal: { summary: 'A higher goal, and no end', value: newGoal },
  title: {
    summary: 'The Georgian title alone, unless somebody changed the project since',
    value: georgianTitle,
  },
}

import { registerEnumType } from 'type-graphql'
import { accountTypes, roles } from '../../schema/accounts.ts'
import {
  directions,
  eventFilters,
  eventSorts,
  messageSorts,
  projectFilters,
  projectSorts,
} from '../../schema/list-words.ts'
import { locales } from '../../schema/locales.ts'

const enumOf = <Value extends string>(values: readonly Value[]): Record<Value, Value> =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>

export const LocaleEnum = enumOf(locales)
export const RoleEnum = enumOf(roles)
export const AccountTypeEnum = enumOf(accountTypes)
export const DirectionEnum = enumOf(directions)
export const ProjectSortEnum = enumOf(projectSorts)
export const ProjectFilterEnum = enumOf(projectFilters)
export const EventSortEnum = enumOf(eventSorts)
export const EventFilterEnum = enumOf(eventFilters)
export const MessageSortEnum = enumOf(messageSorts)

registerEnumType(LocaleEnum, {
  name: 'Locale',
  description: 'A language of the site.',
  valuesConfig: { en: { description: 'English.' }, ka: { description: 'Georgian.' } },
})
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What a user may do.',
  valuesConfig: {
    user: { description: 'What everybody may.' },
    admin: { description: 'Run the site: everything marked "Admins only".' },
  },
})
registerEnumType(AccountTypeEnum, {
  name: 'AccountType',
  description: 'Whom an account stands for.',
  valuesConfig: {
    individual: { description: 'One person.' },
    business: { description: 'A company or another organisation.' },
  },
})
registerEnumType(DirectionEnum, {
  name: 'Direction',
  description: 'Which way a sorted list runs.',
  valuesConfig: {
    asc: { description: 'From the smallest, the earliest, the first of the alphabet.' },
    desc: { description: 'From the largest, the latest, the last of the alphabet.' },
  },
})
registerEnumType(ProjectSortEnum, {
  name: 'ProjectSort',
  description: 'What projects are sorted by.',
  valuesConfig: {
    created: { description: 'When they were made.' },
    title: { description: 'In the language asked for, whatever the case.' },
    goal: { description: 'How much is needed.' },
    raised: { description: 'How much has come.' },
    startDate: { description: 'The first day of giving; those without one come last.' },
  },
})
registerEnumType(ProjectFilterEnum, {
  name: 'ProjectFilter',
  description: 'What projects are narrowed to.',
  valuesConfig: {
    untranslated: { description: 'A title or description is missing in one language.' },
    unfunded: { description: 'The goal is not reached yet.' },
    funded: { description: 'The goal is reached.' },
  },
})
registerEnumType(EventSortEnum, {
  name: 'EventSort',
  description: 'What events are sorted by.',
  valuesConfig: {
    created: { description: 'When they were made.' },
    title: { description: 'In the language asked for, whatever the case.' },
    date: { description: 'When they take place; those without a day come last.' },
  },
})
registerEnumType(EventFilterEnum, {
  name: 'EventFilter',
  description: 'What events are narrowed to.',
  valuesConfig: {
    upcoming: { description: 'Today in Tbilisi, or later.' },
    past: { description: 'Over before today in Tbilisi.' },
    undated: { description: 'The day is open.' },
    untranslated: { description: 'A title or content is missing in one language.' },
  },
})
registerEnumType(MessageSortEnum, {
  name: 'MessageSort',
  description: 'What messages are sorted by.',
  valuesConfig: {
    created: { description: 'When they arrived.' },
    name: { description: 'Who wrote, whatever the case.' },
  },
})

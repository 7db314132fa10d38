import { z } from 'zod'
import { deletedRecord } from './bin.ts'
import { contactMessage, messageBoxes } from './contacts.ts'
import { directions } from './directions.ts'
import { donation } from './donations.ts'
import { donor } from './donors.ts'
import { event } from './events.ts'
import { isCalendarDay } from './fields.ts'
import { letter } from './letters.ts'
import { giftOrders, giftStates, isDonorYear, isTrailDays } from './list-addresses.ts'
import { type Fields, type Model, namesOf } from './model.ts'
import { newsletterReader } from './newsletter.ts'
import { newsletterIssue } from './newsletter-issues.ts'
import type { Permission } from './permissions.ts'
import { picture } from './picture-library.ts'
import { pledge } from './pledges.ts'
import { project } from './projects.ts'
import { receipt } from './receipts.ts'
import type { ViewRoom } from './saved-views.ts'
import { spending } from './spending.ts'
import { programs, trailActions, trailKinds } from './trail.ts'

/** Records that a choice can name. */
export type Named = 'project' | 'account'

/** What may stand under a name in the address of a list. */
interface Choice {
  isKnown: (value: string) => boolean
  /** Of which records it is the id: it means something as long as that is there. */
  of?: Named
}

interface ViewList {
  /** Who sees the list, and so may keep views of it. */
  permission: Permission
  /** By their names in the address. */
  choices: Readonly<Record<string, Choice>>
}

const oneOf = (words: readonly string[]): Choice => ({ isKnown: (value) => words.includes(value) })
const anyId: Choice = { isKnown: (value) => z.uuid().safeParse(value).success }
const idOf = (of: Named): Choice => ({ ...anyId, of })

const day: Choice = { isKnown: isCalendarDay }

const listOf = (
  { permissions, filters, sorts }: Pick<Model<Fields>, 'permissions' | 'filters' | 'sorts'>,
  others: Readonly<Record<string, Choice>> = {},
): ViewList => ({
  permission: permissions.read,
  choices: {
    filter: oneOf(namesOf(filters)),
    ...others,
    sort: oneOf(namesOf(sorts)),
    direction: oneOf(directions),
  },
})

/** What views can be kept of, and what they can say: the words of the addresses of these lists. */
export const viewLists: Readonly<Record<ViewRoom, ViewList>> = {
  projects: listOf(project),
  events: listOf(event),
  pictures: listOf(picture),
  gifts: {
    permission: 'gifts:read',
    choices: {
      project: idOf('project'),
      from: day,
      until: day,
      method: oneOf(donation.fields.method.shape.options),
      status: oneOf(giftStates),
      order: oneOf(giftOrders),
    },
  },
  pledges: listOf(pledge),
  receipts: listOf(receipt),
  spendings: listOf(spending),
  donors: listOf(donor, { year: { isKnown: isDonorYear } }),
  contacts: listOf(contactMessage, { box: oneOf(namesOf(messageBoxes)) }),
  newsletter: listOf(newsletterReader),
  issues: listOf(newsletterIssue),
  bin: listOf(deletedRecord),
  letters: listOf(letter, { issue: anyId }),
  trail: {
    permission: 'trail:read',
    choices: {
      actor: { isKnown: (value) => value === programs || anyId.isKnown(value), of: 'account' },
      kind: oneOf(namesOf(trailKinds)),
      record: { isKnown: (value) => /^[\w-]{1,80}$/.test(value) },
      action: oneOf(namesOf(trailActions)),
      days: { isKnown: isTrailDays },
    },
  },
}

/** A word of an address that means something in its list. */
export interface Chosen extends Choice {
  name: string
  value: string
}

/** What an address says that means something in the list, in the order of its table; and the names of what does not. */
export const readChosen = (room: ViewRoom, query: string): { chosen: Chosen[]; unknown: string[] } => {
  const given = new URLSearchParams(query)
  const { choices } = viewLists[room]
  const chosen = Object.entries(choices).flatMap(([name, choice]): Chosen[] => {
    const value = given.get(name)
    if (value === null || !choice.isKnown(value)) return []
    // A word that stands for no record is always there.
    const { of, ...word } = choice
    return [{ ...word, ...(of && anyId.isKnown(value) && { of }), name, value }]
  })
  const known = new Set(chosen.map(({ name }) => name))
  return { chosen, unknown: [...new Set(given.keys())].filter((name) => !known.has(name)) }
}

/** The same as a query again. */
export const writeChosen = (chosen: readonly Pick<Chosen, 'name' | 'value'>[]): string =>
  new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString()

import { z } from 'zod'
import { contactMessage } from './contacts.ts'
import { donor } from './donors.ts'
import { event } from './events.ts'
import { searchText } from './lists.ts'
import { newsletterReader } from './newsletter.ts'
import { newsletterIssue } from './newsletter-issues.ts'
import type { Permission } from './permissions.ts'
import { picture } from './picture-library.ts'
import { pledge } from './pledges.ts'
import { project } from './projects.ts'
import { receipt } from './receipts.ts'
import { spending } from './spending.ts'

interface Searched {
  /** Who may find something there. */
  permission: Permission
  description: string
}

/** Where a search over everything looks, in the order it is answered. */
export const searched = {
  projects: { permission: project.permissions.read, description: 'Projects, by their texts.' },
  events: { permission: event.permissions.read, description: 'Events, by their texts.' },
  issues: {
    permission: newsletterIssue.permissions.read,
    description: 'Newsletter issues, by their subjects and texts.',
  },
  pictures: {
    permission: picture.permissions.read,
    description: 'Kept pictures, by their names and what is to be seen in them.',
  },
  gifts: { permission: 'gifts:read', description: 'Gifts, by how their references begin.' },
  pledges: {
    permission: pledge.permissions.read,
    description: 'Pledges, by their codes, by who made them and for whom.',
  },
  receipts: {
    permission: receipt.permissions.read,
    description: 'Receipts, by their numbers and by whom they name.',
  },
  spendings: { permission: spending.permissions.read, description: 'What was spent, by what it was for.' },
  donors: {
    permission: donor.permissions.read,
    description: 'Donors, by their names and emails in either script, and by references of their gifts.',
  },
  contacts: {
    permission: contactMessage.permissions.read,
    description: 'Messages, by who wrote them and by their texts.',
  },
  newsletter: {
    permission: newsletterReader.permissions.read,
    description: 'Readers of the newsletter, by their emails.',
  },
  team: { permission: 'team:manage', description: 'Who works here, by their names and emails.' },
} as const satisfies Record<string, Searched>

export type SearchedKind = keyof typeof searched

/** Of each kind at most so many are told; the rest is in its own list. */
export const mostFound = 5

const text = searchText.meta({
  description: 'What is looked for. An empty one finds nothing.',
  example: 'gelashvili',
})

export const searchRequest = z.object({ text })

import { contactMessage } from './contacts.ts'
import { event } from './events.ts'
import { letter } from './letters.ts'
import type { Model } from './model.ts'
import type { Permission } from './permissions.ts'
import { pledge } from './pledges.ts'
import { project } from './projects.ts'

/** What can be asked of somebody of the team. */
export const waitingNeeds = {
  answer: 'Messages that nobody has answered or closed.',
  pledge: 'Pledges that are to be transferred, and whose money has not come yet.',
  otherSum:
    'Pledges that were paid by a card with another sum than was promised: the team says what becomes of it.',
  failedLetter: 'Letters that could not be sent, and that nobody has left at that.',
  doubtfulLetter:
    'Letters of which nobody knows whether a server has taken them, and that nobody has left at that.',
  heldLetter: 'Letters that no server has taken yet: they are tried again by themselves.',
  publication: 'Drafts.',
  translation: 'Records that lack a text in one language.',
  end: 'A project that takes gifts, and soon will no more.',
  nearGoal: 'A project that has nearly reached its goal.',
  goal: 'A project that has reached its goal, and takes gifts.',
} as const

export type WaitingNeed = keyof typeof waitingNeeds

/** Who is told of what: of projects near their end or their goal at once. */
export const waitingParts = {
  answer: contactMessage.permissions.read,
  pledge: pledge.permissions.read,
  otherSum: pledge.permissions.read,
  failedLetter: letter.permissions.read,
  doubtfulLetter: letter.permissions.read,
  heldLetter: letter.permissions.read,
  publication: 'content:read',
  translation: 'content:read',
  goal: project.permissions.read,
} as const satisfies Partial<Record<WaitingNeed, Permission>>

export type WaitingPart = keyof typeof waitingParts

/** What the team writes in both languages, and publishes. */
export const writings = { projects: project, events: event } as const satisfies Record<string, Model>

export type WrittenRoom = keyof typeof writings

/** Where something waits. */
export const waitingRooms: Readonly<Record<WrittenRoom | 'contacts' | 'pledges' | 'letters', string>> = {
  contacts: 'Among the messages.',
  pledges: 'Among what was promised.',
  letters: 'Among what the site writes by email.',
  projects: 'Among what takes gifts, and what is written about it.',
  events: 'Among what people are invited to.',
}

export type WaitingRoom = keyof typeof waitingRooms

/** So long a letter is tried before anybody is told, in minutes: most servers that are busy take it by then. */
export const heldLetterMinutes = 15

/** For so many days before its end a project is told to be near it, and from this share of its goal near that. */
export const nearEndDays = 28
export const nearGoalShare = 0.9

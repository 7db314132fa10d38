import { binned } from '../../../schema/bin.ts'
import { contactMessage } from '../../../schema/contacts.ts'
import { event } from '../../../schema/events.ts'
import { type LifeState, stateAt } from '../../../schema/life.ts'
import { type Model, namesOf } from '../../../schema/model.ts'
import type { Permission } from '../../../schema/permissions.ts'
import { project } from '../../../schema/projects.ts'
import { type TrailAction, type TrailKind, trailKinds } from '../../../schema/trail.ts'
import { oldValues } from './old-values.ts'
import type { TrailChange, TrailEntry } from './trail.ts'

/** Into what old values can be put back. Gifts have ways of their own, which leave an entry in the ledger. */
export const restorable = { project, event } satisfies Partial<Record<TrailKind, Model>>

export type Restorable = keyof typeof restorable

/** The state that a record was in; what is undefined stays as it is. */
interface LifeBefore {
  state: LifeState
  publishedAt?: string | null | undefined
  archivedAt?: string | null
}

export type BinName = keyof typeof binned

/** The lists that somebody can be put back onto for a day. */
export const lists = ['reader', 'subscriber'] as const satisfies readonly TrailKind[]

export type Listed = (typeof lists)[number]

/** What takes back what an entry tells of, as whoever may do that does it by hand. */
export type StepBack =
  | { way: 'values'; kind: Restorable; values: Readonly<Record<string, unknown>> }
  | { way: 'life'; kind: Restorable; input: LifeBefore }
  | { way: 'handling'; input: { state: string | undefined; takenBy: string | null | undefined } }
  | { way: 'bin' }
  | { way: 'deletion'; of: BinName }
  | { way: 'list'; kind: Listed }

/** What of an entry says how to take it back. */
export interface Told extends Pick<TrailEntry, 'kind' | 'action' | 'version' | 'isErased'> {
  changes: readonly Before[]
}

type Before = Pick<TrailChange, 'column' | 'before'>

const isRestorable = (kind: TrailKind | null): kind is Restorable =>
  kind !== null && Object.hasOwn(restorable, kind)

const ofLife: readonly TrailAction[] = ['change', 'publish', 'archive']
const ofMessages: readonly TrailAction[] = ['answer', 'close', 'reopen', 'take', 'give', 'release']

/** What the bin calls them; nothing where they have none. */
const binNameOf = (kind: TrailKind): BinName | undefined =>
  namesOf(binned).find((name) => binned[name].model.table === trailKinds[kind].table)

const isOfList = (kind: TrailKind): kind is Listed => lists.some((each) => each === kind)

/** Whether what was done so to records of this kind may be taken back, before it is known what it has changed. */
export const mayStepBack = (kind: TrailKind, action: TrailAction): boolean =>
  (isRestorable(kind) && ofLife.includes(action)) ||
  (kind === 'message' && ofMessages.includes(action)) ||
  (action === 'delete' && isOfList(kind)) ||
  ((action === 'delete' || action === 'restore') && binNameOf(kind) !== undefined)

const moment = (value: string | null): string | null => value && new Date(value).toISOString()

const lifeBefore = (before: ReadonlyMap<string, string | null>, now: Date): LifeBefore | null => {
  const published = before.get('published_at')
  const archived = before.get('archived_at')
  if (published === undefined && archived === undefined) return null
  const publishedAt = published === undefined ? undefined : moment(published)
  if (typeof archived === 'string') return { state: 'archived', publishedAt, archivedAt: moment(archived) }
  // What has ended had been published.
  if (publishedAt === undefined) return { state: 'published' }
  return { state: stateAt({ publishedAt, archivedAt: null }, now), publishedAt }
}

/** What stood before was taken out for a person's sake: that nothing is told of it does not say that nothing stood there. */
const isForgotten = ({ isErased, changes }: Told): boolean =>
  isErased && changes.every(({ before }) => before === null)

/** What takes an entry back; null where nothing does. */
export const stepBackOf = (told: Told, now: Date): StepBack | null => {
  const { kind, action, changes, version } = told
  if (kind === null || !mayStepBack(kind, action)) return null
  if (isOfList(kind)) return { way: 'list', kind }
  if (action === 'delete') return { way: 'bin' }
  if (action === 'restore') {
    const of = binNameOf(kind)
    return of ? { way: 'deletion', of } : null
  }
  if (version === null || isForgotten(told)) return null
  const before = new Map(changes.map(({ column, before: value }) => [column, value]))
  if (isRestorable(kind)) {
    const values = action === 'change' ? oldValues(restorable[kind], { changes }) : null
    if (values) return { way: 'values', kind, values }
    const input = lifeBefore(before, now)
    return input && { way: 'life', kind, input }
  }
  const state = before.get('state') ?? undefined
  const takenBy = before.get('taken_by')
  return state === undefined && takenBy === undefined ? null : { way: 'handling', input: { state, takenBy } }
}

/** What lets somebody do it. */
export const permissionFor = (step: StepBack): Permission => {
  switch (step.way) {
    case 'bin':
      return 'bin:write'
    case 'deletion':
      return binned[step.of].model.permissions.write
    case 'list':
      return 'people:write'
    case 'handling':
      return contactMessage.permissions.write
    default:
      return restorable[step.kind].permissions.write
  }
}

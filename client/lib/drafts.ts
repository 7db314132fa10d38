import { isRecord } from './is-record.ts'
import { personOf, readSession } from './session.ts'
import { tabStorage } from './storage.ts'

/** What somebody has typed and not saved, by the place it belongs to. */
export interface Drafts<Draft> {
  read: (place: string) => Draft | null
  keep: (place: string, draft: Draft) => void
  forget: (place: string) => void
}

/** The drafts of one kind, by who typed them. */
export type DraftsOf<Draft> = (writer: string) => Drafts<Draft>

/** What a draft must be like: a shape of zod, or less where a page is to load fast. */
interface Shape<Draft> {
  safeParse: (value: unknown) => { data?: Draft | undefined }
}

const key = 'drafts'

/** Who writes without being signed in: whoever sits at the tab. */
export const nobody = ''

/** What nobody in particular has typed does not take the place of what somebody is given back after signing in. */
const keyOfNobody = 'draftsOfNobody'

const keyOf = (writer: string): string => (writer === nobody ? keyOfNobody : key)

const stored = (writer: string): unknown => {
  try {
    return JSON.parse(tabStorage.read(keyOf(writer)) ?? 'null')
  } catch {
    return null
  }
}

/** All that this person has typed in this tab. */
const readAll = (writer: string): Record<string, unknown> => {
  const kept = stored(writer)
  return isRecord(kept) && kept.writer === writer && isRecord(kept.places) ? kept.places : {}
}

/** Whether anything is kept for this person. */
export const hasDrafts = (writer: string): boolean => Object.keys(readAll(writer)).length > 0

/** Words that were typed into a draft; not what they were typed over. */
const typedIn = (draft: unknown, unless: readonly string[]): string[] => {
  if (!isRecord(draft)) return []
  const typed = isRecord(draft.typed) ? draft.typed : draft
  return Object.entries(typed).flatMap(([name, text]) =>
    typeof text === 'string' && text.trim() !== '' && !unless.includes(name) ? [text] : [],
  )
}

/** Whether a draft is of a page: of its form, or of one of several of it, whose place has more words behind the address. */
const isOf = (page: string, name: string): boolean =>
  name === `form ${page}` || name === `texts ${page}` || name.startsWith(`texts ${page} `)

/**
 * The words of all that this person has typed at a page, for where the forms that would take them back are not shown.
 * @param unless names of fields in which nothing is typed
 */
export const textsKeptAt = (writer: string, page: string, unless: readonly string[] = []): string[] =>
  Object.entries(readAll(writer))
    .filter(([name]) => isOf(page, name))
    .flatMap(([, draft]) => typedIn(draft, unless))

/** What the tab had kept when it opened this page. */
const keptBefore = tabStorage.read(key)

/** The same, and whether it is another thing than when this page was opened. */
export const hasNewDrafts = (writer: string): boolean =>
  hasDrafts(writer) && tabStorage.read(key) !== keptBefore

export const forgetDrafts = (): void => {
  tabStorage.remove(key)
  tabStorage.remove(keyOfNobody)
}

const writeAll = (writer: string, places: Record<string, unknown>): void => {
  if (Object.keys(places).length === 0) tabStorage.remove(keyOf(writer))
  else tabStorage.write(keyOf(writer), JSON.stringify({ writer, places }))
}

/** Somebody is signed in: what another one has typed here is not left to them. */
export const forgetDraftsOfOthers = (person: string): void => {
  if (!hasDrafts(person)) tabStorage.remove(key)
}

/**
 * Drafts in the tab's storage, which outlives the page: whoever has to sign in again finds them after a reload as well.
 * They are one person's. What is read is judged by `shape`: another version of this site may have written it.
 */
export const draftsInTab =
  <Draft>(kind: string, shape: Shape<Draft>): DraftsOf<Draft> =>
  (writer) => {
    const nameOf = (place: string): string => `${kind} ${place}`
    return {
      read: (place) => shape.safeParse(readAll(writer)[nameOf(place)]).data ?? null,
      keep: (place, draft) => {
        const session = readSession()
        if (session !== null && personOf(session) !== writer) return
        writeAll(writer, { ...readAll(writer), [nameOf(place)]: draft })
      },
      forget: (place) => {
        const { [nameOf(place)]: forgotten, ...others } = readAll(writer)
        if (forgotten !== undefined) writeAll(writer, others)
      },
    }
  }

const areTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

/** The same for texts under names, judged without a shape of zod. */
export const textsInTab = (kind: string): DraftsOf<Record<string, string>> =>
  draftsInTab(kind, { safeParse: (value) => (areTexts(value) ? { data: value } : {}) })

/** Drafts that no text can hold, like chosen files. They go with the page. */
export const draftsInMemory = <Draft>(): DraftsOf<Draft> => {
  const kept = new Map<string, Draft>()
  return (writer) => {
    const nameOf = (place: string): string => `${writer} ${place}`
    return {
      read: (place) => kept.get(nameOf(place)) ?? null,
      keep: (place, draft) => {
        kept.set(nameOf(place), draft)
      },
      forget: (place) => {
        kept.delete(nameOf(place))
      },
    }
  }
}

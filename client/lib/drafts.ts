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

const stored = (): unknown => {
  try {
    return JSON.parse(tabStorage.read(key) ?? 'null')
  } catch {
    return null
  }
}

/** All that this person has typed in this tab. */
const readAll = (writer: string): Record<string, unknown> => {
  const kept = stored()
  return isRecord(kept) && kept.writer === writer && isRecord(kept.places) ? kept.places : {}
}

/** Whether anything is kept for this person. */
export const hasDrafts = (writer: string): boolean => Object.keys(readAll(writer)).length > 0

export const forgetDrafts = (): void => tabStorage.remove(key)

const writeAll = (writer: string, places: Record<string, unknown>): void => {
  if (Object.keys(places).length === 0) forgetDrafts()
  else tabStorage.write(key, JSON.stringify({ writer, places }))
}

/** Somebody is signed in: what another one has typed here is not left to them. */
export const forgetDraftsOfOthers = (person: string): void => {
  if (!hasDrafts(person)) forgetDrafts()
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

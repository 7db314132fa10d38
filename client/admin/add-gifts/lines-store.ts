import { draftsInTab } from '../../lib/drafts.ts'
import { type GiftLines, isBlank, keptLines, noLines } from './gift-lines.ts'

const place = 'lines'
const draftsOf = draftsInTab('gift lines', keptLines)

/** What this person has typed here in this tab; null where that is nothing. */
export const linesTypedBy = (writer: string): GiftLines | null => draftsOf(writer).read(place)

/** The lines of one person. They outlive the page, a reload and a session's end, until their writer is done. */
export interface LinesStore {
  read: () => GiftLines
  change: (make: (before: GiftLines) => GiftLines) => void
  watch: (listener: () => void) => () => void
  /** Begins anew. */
  clear: () => void
}

const storeOf = (writer: string): LinesStore => {
  const drafts = draftsOf(writer)
  const listeners = new Set<() => void>()
  let lines = drafts.read(place) ?? noLines()
  const set = (next: GiftLines): void => {
    lines = next
    const isAnything =
      next.head.total !== '' || next.lines.some((line) => line.state !== 'typed' || !isBlank(line))
    if (isAnything) drafts.keep(place, next)
    else drafts.forget(place)
    for (const listener of listeners) listener()
  }
  return {
    read: () => lines,
    change: (make) => set(make(lines)),
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => {
      const { receivedAt, method, projectId } = lines.head
      set({ ...noLines(), head: { receivedAt, method, projectId, total: '' } })
    },
  }
}

let current: { writer: string; store: LinesStore } | null = null

/** What is on its way may be answered after its page is gone: there is one store for as long as the writer is the same. */
export const linesOf = (writer: string): LinesStore => {
  if (current?.writer !== writer) current = { writer, store: storeOf(writer) }
  return current.store
}

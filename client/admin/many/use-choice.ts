import { useRef, useState } from 'react'
import { mostAtOnce } from '../../../schema/many.ts'

export interface Named {
  id: string
}

/** Which records of a list are chosen. */
export interface Choice<Shown extends Named> {
  chosen: readonly Shown[]
  isChosen: (id: string) => boolean
  /** Chooses one, or lets it go; `isRange` does what is done to it to all since the one before. */
  toggle: (record: Shown, isRange?: boolean) => void
  /** Whether all that the page shows are chosen. */
  areAllChosen: boolean
  chooseAll: () => void
  clear: () => void
  /** Lets all go but these. */
  keep: (ids: readonly string[]) => void
}

interface ChoiceOptions {
  /** The most that can be chosen: another one lets the first go. */
  most?: number
  /** Whether what was chosen stays so on other pages, where it is not seen. */
  isKept?: boolean
}

/**
 * Chooses records of a list. What something is done to is what one sees: only those on the page that is shown are chosen,
 * as they are by now.
 */
export const useChoice = <Shown extends Named>(
  shown: readonly Shown[],
  { most = mostAtOnce, isKept = false }: ChoiceOptions = {},
): Choice<Shown> => {
  const [known, setKnown] = useState<readonly Shown[]>([])
  const last = useRef<string | null>(null)
  const byId = new Map(shown.map((each) => [each.id, each]))
  const chosen = known.flatMap((each) => byId.get(each.id) ?? (isKept ? each : []))
  const isChosen = (id: string): boolean => chosen.some((each) => each.id === id)
  const without = (gone: readonly Named[]): Shown[] =>
    chosen.filter(({ id }) => gone.every((each) => each.id !== id))

  const range = (record: Shown): readonly Shown[] => {
    const [from, to] = [last.current, record.id].map((id) => shown.findIndex((each) => each.id === id))
    if (from === undefined || to === undefined || from < 0 || to < 0) return [record]
    return shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  }

  return {
    chosen,
    isChosen,
    toggle: (record, isRange = false) => {
      const some = isRange ? range(record) : [record]
      const others = without(some)
      setKnown(isChosen(record.id) ? others : [...others, ...some].slice(-most))
      last.current = record.id
    },
    areAllChosen: shown.length > 0 && shown.every(({ id }) => isChosen(id)),
    chooseAll: () => setKnown([...without(shown), ...shown].slice(-most)),
    clear: () => setKnown([]),
    keep: (ids) => setKnown((now) => now.filter(({ id }) => ids.includes(id))),
  }
}

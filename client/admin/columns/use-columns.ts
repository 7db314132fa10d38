import { useState } from 'react'
import { personOf } from '../../lib/session.ts'
import { storage } from '../../lib/storage.ts'
import { useSession } from '../../lib/use-session.ts'

/** A column of a list that can be shown or not; of a card, its line. */
export interface Choosable {
  key: string
  /** What it is called, as above the column. */
  text: string
  /** Whether it is shown only to whoever has asked for it. */
  isExtra?: boolean
}

export interface Columns {
  all: readonly Choosable[]
  isShown: (key: string) => boolean
  toggle: (key: string) => void
  /** Whether all is as it is for everybody. */
  isUsual: boolean
  reset: () => void
}

const readTurned = (place: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage.read(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/**
 * Which columns of a list somebody sees. It is kept on this device, by person: how many have room depends on its screen. Kept
 * is only what differs from what everybody sees, so that a new column is there for all.
 * @param list what the list is called, the same for ever
 */
export const useColumns = (list: string, all: readonly Choosable[]): Columns => {
  const person = personOf(useSession())
  const place = `columns ${list} ${person ?? ''}`
  const [turned, setTurned] = useState(() => readTurned(place))
  const known = turned.filter((key) => all.some((each) => each.key === key))

  const keep = (next: readonly string[]): void => {
    setTurned(next)
    if (next.length === 0) storage.remove(place)
    else storage.write(place, JSON.stringify(next))
  }

  return {
    all,
    isShown: (key) => {
      const isExtra = all.some((each) => each.key === key && each.isExtra)
      return known.includes(key) === isExtra
    },
    toggle: (key) => keep(known.includes(key) ? known.filter((each) => each !== key) : [...known, key]),
    isUsual: known.length === 0,
    reset: () => keep([]),
  }
}

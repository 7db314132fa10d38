import { isRecord } from '../lib/is-record.ts'
import { storage } from '../lib/storage.ts'

/** A sign-up that was sent from this browser, and the token by which it is taken back. */
export interface KeptPlace {
  eventId: string
  name: string
  token: string
}

const key = 'event-places'

/** The newest of them: what was long ago is over. */
const mostKept = 20

const listeners = new Set<() => void>()

const isKeptPlace = (value: unknown): value is KeptPlace =>
  isRecord(value) && [value.eventId, value.name, value.token].every((each) => typeof each === 'string')

/** What a browser keeps, which anybody may have changed there. */
export const placesIn = (kept: string | null): KeptPlace[] => {
  try {
    const places: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(places) ? places.filter(isKeptPlace) : []
  } catch {
    return []
  }
}

/** The text of them: the same for as long as nothing changes. */
export const readKept = (): string | null => storage.read(key)

const write = (places: readonly KeptPlace[]): boolean => {
  const isKept = storage.write(key, JSON.stringify(places.slice(-mostKept)))
  if (places.length === 0) storage.remove(key)
  for (const listener of listeners) listener()
  return isKept
}

export const watchKept = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Answers whether the browser keeps it for another visit. */
export const keepPlace = (place: KeptPlace): boolean =>
  write([...placesIn(readKept()).filter(({ token }) => token !== place.token), place])

const forget = (isForgotten: (place: KeptPlace) => boolean): void => {
  const places = placesIn(readKept())
  const left = places.filter((place) => !isForgotten(place))
  if (left.length < places.length) write(left)
}

export const forgetPlace = (token: string): void => forget((place) => place.token === token)

export const forgetPlacesAt = (eventId: string): void => forget((place) => place.eventId === eventId)

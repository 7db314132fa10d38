import { useState } from 'react'
import { z } from 'zod'
import { useKeptTexts } from '../../lib/use-kept-texts.ts'

/** A moment as it is typed, on the clock of the charity. */
export interface TypedMoment {
  day: string
  time: string
}

/** Which record is about to be published, none where empty, and what is typed for that one and others. */
interface Publishing {
  id: string
  moments: Readonly<Record<string, TypedMoment>>
}

const names = ['id', 'moments'] as const

/** As it stands before anybody has typed. */
export const untypedMoment: TypedMoment = { day: '', time: '09:00' }

const keptMoments = z.record(z.string(), z.object({ day: z.string(), time: z.string() }))

const readMoments = (kept: string | undefined): Publishing['moments'] => {
  try {
    return keptMoments.parse(JSON.parse(kept ?? ''))
  } catch {
    return {}
  }
}

/**
 * Asks of one record of a page after the other from when on it is shown. What is typed for each outlives the row it is
 * typed in, and the question about another: it is there again once that one is asked of again, and for who had to sign
 * in again meanwhile.
 */
export const usePublishing = (address: string) => {
  const kept = useKeptTexts({
    place: `${address} publish`,
    names,
    read: (name): string => (name === 'id' ? publishing.id : JSON.stringify(publishing.moments)),
    isTouched: (): boolean =>
      Object.values(publishing.moments).some(
        ({ day, time }) => day !== untypedMoment.day || time !== untypedMoment.time,
      ),
  })
  const [publishing, setPublishing] = useState<Publishing>(() => ({
    id: kept('id') ?? '',
    moments: readMoments(kept('moments')),
  }))
  return {
    /** Whose moment is asked for. */
    id: publishing.id,
    typed: publishing.moments[publishing.id] ?? untypedMoment,
    ask: (id: string): void => setPublishing((before) => ({ ...before, id })),
    type: (typed: Partial<TypedMoment>): void =>
      setPublishing(({ id, moments }) => ({
        id,
        moments: { ...moments, [id]: { ...(moments[id] ?? untypedMoment), ...typed } },
      })),
    /** It is settled, or given up: what was typed for it goes. Another one that is asked of by then goes on. */
    stop: (id: string): void =>
      setPublishing(({ id: asked, moments: { [id]: _, ...others } }) => ({
        id: asked === id ? '' : asked,
        moments: others,
      })),
  }
}

import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from './toasts.ts'

/** A part of a page whose code is fetched when it is first needed. */
export interface LatePart<Part> {
  /** What has arrived by now. */
  read: () => Part | null
  load: () => Promise<unknown>
  /** Fetches it for whoever is about to need it: is pointing at what opens it, or has the focus there. */
  prepare: () => void
}

export const latePart = <Part>(fetchPart: () => Promise<Part>): LatePart<Part> => {
  let part: Part | null = null
  const load = async (): Promise<void> => {
    part ??= await fetchPart()
  }
  return {
    read: () => part,
    load,
    // Whoever then does need it is told.
    prepare: () => void load().catch(() => {}),
  }
}

/**
 * The part, from the moment at which it is first wanted and there; null until then. Where it cannot be had, that is said,
 * and `giveUp` is called: whoever wants it again has it asked for again.
 */
export const useLatePart = <Part>(
  { read, load }: LatePart<Part>,
  isWanted: boolean,
  giveUp: () => void,
): Part | null => {
  const { t } = useTranslation()
  const [isUsed, setUsed] = useState(false)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  if (isWanted && !isUsed) setUsed(true)

  const fail = useEffectEvent(() => {
    toast.error(t('problems.unreachable'))
    giveUp()
  })
  useEffect(() => {
    if (isWanted && read() === null) load().then(drawAgain, () => fail())
  }, [isWanted, read, load])

  return isUsed ? read() : null
}

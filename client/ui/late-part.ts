import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchCode, MissingCode } from '../lib/fetch-code.ts'
import { loadAnew } from '../lib/load-anew.ts'
import { type IsOpener, isFocusElsewhere, watchGoingOn } from './going-on.ts'
import { toast } from './toasts.ts'
import { usePlace } from './use-place.ts'

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
  const fetchOnce = async (): Promise<void> => {
    part ??= await fetchPart()
  }
  return {
    read: () => part,
    load: () => fetchCode(fetchOnce),
    // Whoever then does need it is told.
    prepare: () => void fetchOnce().catch(() => {}),
  }
}

interface Press {
  /** Whether it has been pressed for, and not since taken back. */
  isWanted: boolean
  /** Takes the press back. */
  forget: () => void
  /** What was pressed: whoever has the focus, or presses, there still waits. */
  isOpener: IsOpener
}

/**
 * The part, from the moment at which it is first wanted and there; null until then. Whoever goes on meanwhile is left
 * alone: the press is forgotten. So it is where the part cannot be had, which is said; whoever wants it again has it
 * asked for again.
 */
export const useLatePart = <Part>(
  { read, load }: LatePart<Part>,
  { isWanted, forget, isOpener }: Press,
): Part | null => {
  const { t } = useTranslation()
  const place = usePlace()
  const [isUsed, setUsed] = useState(false)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  if (isWanted && !isUsed) setUsed(true)
  const isPending = isWanted && read() === null

  const isOpenerNow = useEffectEvent(isOpener)
  const forgetNow = useEffectEvent(forget)
  /** A press on what takes no focus has left it where it is, or given it to what that stands in. */
  const arrive = useEffectEvent((focused: Element | null) => {
    if (document.activeElement !== focused && isFocusElsewhere(isOpener)) forget()
    drawAgain()
  })
  const fail = useEffectEvent((error: unknown) => {
    forget()
    const isOutdated = error instanceof MissingCode && error.isOutdated
    if (!isOutdated) toast.error(t('problems.unreachable'))
    else if (!loadAnew()) toast.error(t('shell.newVersion'))
  })

  useEffect(() => {
    if (!isPending) return
    let isOver = false
    const { activeElement } = document
    load().then(
      () => isOver || arrive(activeElement),
      (error: unknown) => isOver || fail(error),
    )
    const unwatch = watchGoingOn(
      (element) => isOpenerNow(element),
      () => forgetNow(),
    )
    return () => {
      isOver = true
      unwatch()
    }
  }, [isPending, load])

  const leave = useEffectEvent(() => {
    if (isPending) forget()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is led to another place waits no more.
  useEffect(() => () => leave(), [place])

  return isUsed ? read() : null
}

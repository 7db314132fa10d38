import { type KeyboardEvent, useEffect, useState } from 'react'
import { useDonorSuggestionsQuery } from '../../generated/admin-operations.ts'
import { namesakesAmong, type SuggestedDonor } from './namesakes-of.ts'

/** Milliseconds of a pause after which it is looked for what is typed. */
const pause = 200

/** One letter begins too many names. */
const fewestLetters = 2

const usePaused = (text: string): string => {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** The key by which whoever is typed is a new donor. */
export const isNewDonorKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Who gave before and is called by what is typed, in either script, as a list under its field. Nobody in it is chosen
 * until a key or a press says so: Enter alone goes on with what is typed.
 */
export const useDonorSuggestions = (
  typed: string,
  /** Whether it is asked who of the same name it is: they are looked for though nothing was typed. */
  isAsked: boolean,
  onChoose: (donor: SuggestedDonor) => void,
) => {
  const [isWanted, setWanted] = useState(false)
  /** Whether anything was typed: what was there before has its donor. */
  const [isTyped, setTyped] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const text = typed.trim()
  const search = usePaused(text)
  const { data } = useDonorSuggestionsQuery({
    variables: { search },
    skip: !(isTyped || isAsked) || search.length < fewestLetters,
  })
  const isOfThis = (isTyped || isAsked) && search === text && text.length >= fewestLetters
  const found = isOfThis ? (data?.donors?.nodes ?? []).filter(({ name }) => name !== null) : []
  const donors = isWanted ? found : []
  const namesakes = namesakesAmong(found, text)
  const at = donors.findIndex(({ id }) => id === active)

  const close = (): void => {
    setWanted(false)
    setActive(null)
  }
  const choose = (donor: SuggestedDonor): void => {
    close()
    setTyped(false)
    onChoose(donor)
  }

  return {
    donors,
    /** Who gave before under just this name and was not chosen, once the field is left: with another address it is another donor. */
    namesakes: isWanted && !isAsked ? [] : namesakes,
    active: donors[at] ?? null,
    choose,
    close,
    /** Something else is typed than was looked for. */
    look: (): void => {
      setWanted(true)
      setTyped(true)
      setActive(null)
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const chosen = donors[at]
      const step = steps[event.key]
      if (event.nativeEvent.isComposing || donors.length === 0) return
      if (step !== undefined) {
        const next = at < 0 && step < 0 ? donors.length - 1 : (at + step + donors.length) % donors.length
        setActive(donors[next]?.id ?? null)
      } else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && chosen && !isNewDonorKey(event)) choose(chosen)
      else return
      event.preventDefault()
    },
  }
}

import { type KeyboardEvent, useEffect, useState } from 'react'
import { type DonorSuggestionsQuery, useDonorSuggestionsQuery } from '../../generated/admin-operations.ts'
import { type Namesake, useNamesakes } from '../gifts/namesakes-of.ts'

export type SuggestedDonor = NonNullable<DonorSuggestionsQuery['donors']>['nodes'][number]

/** Milliseconds of a pause after which it is looked for what is typed. */
const pause = 200

/** One letter begins too many names. */
const fewestLetters = 2

/** So many are suggested, of those who have a name. */
const mostShown = 6

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

/** What is offered below those who gave before. */
const otherOptions = ['new', 'anonymous'] as const

interface Answers {
  onChoose: (donor: Namesake) => void
  /** Whoever is typed gave never before. */
  onNew: () => void
  onAnonymous: () => void
}

/**
 * Who gave before and is called by what is typed, in either script, as a list under its field. The first is lit: Enter takes
 * whoever is, and writes nothing as long as the list is open.
 */
export const useDonorSuggestions = (
  typed: string,
  /** Whether it is asked who of the same name it is: they are looked for though nothing was typed. */
  isAsked: boolean,
  { onChoose, onNew, onAnonymous }: Answers,
) => {
  const [isWanted, setWanted] = useState(false)
  /** Whether anything was typed: what was there before has its donor. */
  const [isTyped, setTyped] = useState(false)
  const [lit, setLit] = useState<string | null>(null)
  const text = typed.trim()
  const search = usePaused(text)
  const { data } = useDonorSuggestionsQuery({
    variables: { search },
    skip: !(isTyped || isAsked) || search.length < fewestLetters,
  })
  const isOfThis = (isTyped || isAsked) && search === text && text.length >= fewestLetters
  const found = isOfThis ? (data?.donors?.nodes ?? []).filter(({ name }) => name !== null) : []
  const donors = isWanted ? found.slice(0, mostShown) : []
  const options = donors.length > 0 ? [...donors.map(({ id }) => id), ...otherOptions] : []
  const namesakes = useNamesakes(search, isOfThis && (!isWanted || isAsked))
  const active = options.find((each) => each === lit) ?? options[0] ?? null

  const close = (): void => {
    setWanted(false)
    setLit(null)
  }
  const choose = (donor: Namesake): void => {
    close()
    setTyped(false)
    onChoose(donor)
  }
  const take = (option: string): void => {
    const donor = donors.find(({ id }) => id === option)
    if (donor) choose(donor)
    else {
      close()
      if (option === 'new') onNew()
      else onAnonymous()
    }
  }

  return {
    donors,
    /** Who gave before under just this name and was not chosen, once the field is left: with another address it is another donor. */
    namesakes,
    /** What Enter takes. */
    active,
    choose,
    take,
    close,
    /** Something else is typed than was looked for. */
    look: (): void => {
      setWanted(true)
      setTyped(true)
      setLit(null)
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const step = steps[event.key]
      if (event.nativeEvent.isComposing || active === null) return
      if (step !== undefined) {
        const next = (options.indexOf(active) + step + options.length) % options.length
        setLit(options[next] ?? null)
      } else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && !isNewDonorKey(event)) take(active)
      else return
      event.preventDefault()
    },
  }
}

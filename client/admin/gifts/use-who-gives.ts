import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { isToBeAsked, lookForName, type Namesake, useNamesakes } from './namesakes-of.ts'

interface Typed {
  donorName: string
  donorEmail: string
}

interface WhoGives {
  /** What is typed, as it is drawn. */
  typed: Typed
  /** The same when it is asked for. */
  read: () => Typed
  choose: (donor: Namesake) => void
  /** Those of one name about whom it has to be asked. */
  among?: (namesakes: readonly Namesake[], name: string) => readonly Namesake[]
}

const everybody = (namesakes: readonly Namesake[]): readonly Namesake[] => namesakes

/**
 * Asks in the form of a gift who gives it, where somebody else is called like whoever is typed there without an address; what is
 * said of that is good for that name alone.
 */
export const useWhoGives = ({ typed, read, choose, among = everybody }: WhoGives) => {
  const apollo = useApolloClient()
  /** What was said of who gives it: one of those of that name, or somebody new. */
  const said = useRef<{ name: string; isNew: boolean } | null>(null)
  /** The name of which it is asked who it is. */
  const [askedName, setAskedName] = useState<string | null>(null)
  const namesakes = among(useNamesakes(askedName ?? '', askedName !== null), askedName ?? '')
  const typedName = typed.donorName.trim()
  const isAsked = typedName === askedName && typed.donorEmail.trim() === ''
  return {
    typedName,
    /** Those of whom it is asked whether they give it, until another name or an address is typed. */
    namesakes: isAsked ? namesakes : [],
    /** Whether the gift waits until it is said who gives it. */
    isWhoAsked: async (): Promise<boolean> => {
      const name = read().donorName.trim()
      const isSaid = said.current?.name === name
      if (isSaid && !said.current?.isNew) return false
      const isToAsk = isToBeAsked(among(await lookForName(apollo, name), name), name, isSaid)
      setAskedName(isToAsk ? name : null)
      return isToAsk
    },
    chooseDonor: (donor: Namesake): void => {
      said.current = { name: donor.name?.trim() ?? '', isNew: false }
      setAskedName(null)
      choose(donor)
    },
    /** Says that it is somebody new, who only has that name; to be sent after. */
    sayNew: (): void => {
      said.current = askedName === null ? null : { name: askedName, isNew: true }
    },
    /** Another gift: nothing was said of who gives that. */
    forgetWho: (): void => {
      said.current = null
      setAskedName(null)
    },
  }
}

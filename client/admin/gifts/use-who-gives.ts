import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { isToBeAsked, lookForName, type Namesake, useNamesakes } from './namesakes-of.ts'

interface Typed {
  donorName: string
  donorEmail: string
}

/** The fields of the form of a gift that say who gives it. */
interface WhoFields {
  watch: (name: keyof Typed) => string
  getValues: () => Typed
  setValue: (name: keyof Typed, value: string) => void
  setFocus: (name: keyof Typed) => void
}

interface WhoGives {
  form: WhoFields
  /** Those of one name about whom it has to be asked. */
  among?: (namesakes: readonly Namesake[], name: string) => readonly Namesake[]
}

const everybody = (namesakes: readonly Namesake[]): readonly Namesake[] => namesakes

/**
 * Asks in the form of a gift who gives it, where somebody else is called like whoever is typed there without an address; what is
 * said of that is good for that name alone.
 */
export const useWhoGives = ({ form, among = everybody }: WhoGives) => {
  const apollo = useApolloClient()
  /** What was said of who gives it: one of those of that name, or somebody new. */
  const said = useRef<{ name: string; isNew: boolean } | null>(null)
  /** The name of which it is asked who it is. */
  const [askedName, setAskedName] = useState<string | null>(null)
  const namesakes = among(useNamesakes(askedName ?? '', askedName !== null), askedName ?? '')
  const [typedName, typedEmail] = [form.watch('donorName').trim(), form.watch('donorEmail').trim()]
  const isAsked = typedName === askedName && typedEmail === ''
  return {
    typedName,
    /** Those of whom it is asked whether they give it, until another name or an address is typed. */
    namesakes: isAsked ? namesakes : [],
    /** Whether the gift waits until it is said who gives it. */
    isWhoAsked: async (): Promise<boolean> => {
      const name = form.getValues().donorName.trim()
      const isSaid = said.current?.name === name
      if (isSaid && !said.current?.isNew) return false
      const isToAsk = isToBeAsked(among(await lookForName(apollo, name), name), name, isSaid)
      setAskedName(isToAsk ? name : null)
      return isToAsk
    },
    chooseDonor: (donor: Namesake): void => {
      said.current = { name: donor.name?.trim() ?? '', isNew: false }
      setAskedName(null)
      form.setValue('donorName', donor.name ?? '')
      form.setValue('donorEmail', donor.email ?? '')
      form.setFocus('donorName')
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

import { useState } from 'react'
import { adminPaths } from '../../lib/paths.ts'
import { useTextsInTab } from '../../lib/use-kept-texts.ts'
import { type TypedMoment, untypedMoment } from '../life/use-publishing.ts'

const names = ['day', 'time'] as const

/**
 * From when on an issue is to go to its readers, as it is typed; null while nobody is asked. It is there again for who had to
 * sign in again meanwhile. It is no change of the issue: what is not saved of that is not sent, and this would count as such.
 */
export const useSendMoment = (id: string) => {
  const read = (name: (typeof names)[number]): string => (typed ?? untypedMoment)[name]
  const kept = useTextsInTab({
    place: `${adminPaths('issues').edit(id)} send`,
    names,
    read,
    isTouched: (name) => read(name) !== untypedMoment[name],
  })
  const [typed, setTyped] = useState<TypedMoment | null>(() => {
    const [day, time] = [kept('day'), kept('time')]
    return day === undefined && time === undefined
      ? null
      : { day: day ?? untypedMoment.day, time: time ?? untypedMoment.time }
  })
  return {
    typed,
    ask: () => setTyped(untypedMoment),
    type: (more: Partial<TypedMoment>) => setTyped((before) => ({ ...(before ?? untypedMoment), ...more })),
    stop: () => setTyped(null),
  }
}

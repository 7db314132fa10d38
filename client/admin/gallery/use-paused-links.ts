import { useEffect, useState } from 'react'
import { type Slot, slots } from './video-fields.ts'

type Links = Record<Slot, string>

/** Long enough that the video host is asked for what was meant, not for every letter on the way. */
const debounceDelay = 600

/** What the links were when their writer last paused: all of one moment, since what a film is called depends on the others. */
export const usePausedLinks = (links: Links): Links => {
  const [paused, setPaused] = useState(links)
  const { first, second, third } = links
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ first, second, third }), debounceDelay)
    return () => clearTimeout(timer)
  }, [first, second, third])
  return slots.every((slot) => paused[slot] === links[slot]) ? links : paused
}

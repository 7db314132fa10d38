import { useEffect } from 'react'

/** The fonts of texts and of headings, as `tokens.css` has them. */
const fonts = ['400 1em "Noto Sans Georgian Variable"', '600 1em "Noto Serif Georgian Variable"']

/** One of each file that names and sums are written with. */
const letters = 'aა₾'

/**
 * Has the letters of both scripts brought at once, whichever language is read: people and records are called as they were
 * written down. Those that came with the first heading that has them would break its lines anew, and what stands below
 * would move away from under a finger.
 */
export const useLetters = (): void =>
  useEffect(() => {
    // Without them everything can be read in the letters of the machine.
    for (const font of fonts) document.fonts.load(font, letters).catch(() => undefined)
  }, [])

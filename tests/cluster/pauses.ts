/** How long nobody got what they asked for. */
export interface Pauses {
  /** Somebody just did. */
  tell: () => void
  /** Milliseconds of the longest time in which nobody did, up to now. */
  longest: () => number
}

export const followPauses = (): Pauses => {
  let last = performance.now()
  let longest = 0
  const look = (): number => {
    longest = Math.max(longest, performance.now() - last)
    return longest
  }
  return {
    tell: () => {
      look()
      last = performance.now()
    },
    longest: look,
  }
}

/** What of the site is switched on by whoever runs it. */
export interface Switches {
  /** Whether the site writes letters: by email it sends links that set a forgotten password, say. */
  letters: boolean
}

/** What each means, for whoever documents them. */
export const switchDescriptions: Record<keyof Switches, string> = {
  letters: 'Whether the site writes letters, by which a forgotten password is reset.',
}

/** What of the site is switched on, by whoever runs it or by an admin. */
export interface Switches {
  /** Whether the site writes letters: by email it sends links that set a forgotten password, say. */
  letters: boolean
  /** Whether visitors have the newsletter. */
  newsletter: boolean
  /** Whether visitors have the projects page. */
  projects: boolean
  /** Whether visitors can promise gifts. */
  giving: boolean
  /** Whether visitors have the events page, and one of each event. */
  events: boolean
}

/** What each means, for whoever documents them. */
export const switchDescriptions: Record<keyof Switches, string> = {
  letters: 'Whether the site writes letters, by which a forgotten password is reset.',
  newsletter: 'Whether the newsletter is launched: who subscribes confirms the address by a letter.',
  projects: 'Whether the projects page is launched: before that it says that it is coming soon.',
  giving: 'Whether giving is launched: before that the amount on a project’s page leads nowhere.',
  events:
    'Whether the events page is launched: before that it says that it is coming soon, and no event has a page.',
}

/** Where visitors read what was sent to readers of the newsletter. */
export const newsletterPath = '/newsletter'

/** Where programs look for new issues; in a language, by the parameter that pages have as well. */
export const newsletterFeedPath = `${newsletterPath}/feed.xml`

export const archivedIssuePath = (id: string): string => `${newsletterPath}/${encodeURIComponent(id)}`

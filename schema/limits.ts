/**
 * How many Unicode characters a text may have at most. Apart from the shapes that keep these limits,
 * so that a page can name them without carrying the shapes.
 */
export const longest = {
  personName: 100,
  email: 254,
  contactMessage: 5000,
  search: 200,
  cursor: 2000,
} as const

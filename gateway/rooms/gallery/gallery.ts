/** The videos of the gallery. */
export interface Gallery {
  /** Up to three YouTube links or ids. An empty string is an empty slot before a filled one. */
  videoLinks: string[]
  /** Raised by every change. */
  version: number
}

/** What a record of this version is known by in an `ETag`, and in the `If-Match` of a change that was made from it. */
export const versionTag = (version: number): string => `"${version}"`

/** The versions that a change may be made from; null where any will do. */
export type MadeFrom = readonly number[] | null

/** Reads an `If-Match`. A tag that no version has, a weak one among them, stands for nothing there is. */
export const readIfMatch = (header: string | undefined): MadeFrom =>
  header === undefined || header.trim() === '*'
    ? null
    : header.split(',').flatMap((tag) => /^\s*"(\d{1,10})"\s*$/.exec(tag)?.slice(1).map(Number) ?? [])

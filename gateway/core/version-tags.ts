import { type Problem, validationFailed } from './problem.ts'

/** What a record of this version is known by in an `ETag`, and in the `If-Match` of a change that was made from it. */
export const versionTag = (version: number): string => `"${version}"`

/** The versions that a change may be made from; null where any will do. */
export type MadeFrom = readonly number[] | null

/** One tag, as RFC 9110 writes it: of what is in its quotes, a comma may be a part. */
const tag = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`

/** A list of tags. Between commas there may be nothing. Each blank has one place here: nothing is tried twice. */
const tags = new RegExp(String.raw`^[ \t]*(?:${tag}[ \t]*)?(?:,[ \t]*(?:${tag}[ \t]*)?)*$`)

const malformed = (): Problem =>
  validationFailed([
    {
      field: 'If-Match',
      code: 'invalid_type',
      message: 'If-Match must be tags in quotes, like "3", with commas between them, or *',
    },
  ])

/**
 * Reads an `If-Match`. A tag that no version has, a weak one among them, stands for nothing there is.
 * @throws Problem `validation_failed` where it is written otherwise than it may be
 */
export const readIfMatch = (header: string | undefined): MadeFrom => {
  if (header === undefined || header.trim() === '*') return null
  if (!tags.test(header)) throw malformed()
  const written = header.match(new RegExp(tag, 'g')) ?? []
  return written.flatMap((each) => /^"(\d{1,10})"$/.exec(each)?.slice(1).map(Number) ?? [])
}

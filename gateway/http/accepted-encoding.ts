import { readOnce } from './read-once.ts'

/** The ways an answer's bytes are written, the shortest first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** The shortest that a reader takes. */
export const acceptedEncoding = readOnce('accept-encoding', (request): Encoding => {
  // Who says nothing would take anything; but programs that say nothing often cannot read what is encoded.
  if (request.headers['accept-encoding'] === undefined) return 'identity'
  return encodings.find((each) => request.encoding([each]) === each) ?? 'identity'
})

import { readOnce } from './read-once.ts'

/** The ways an answer's bytes are written, the shortest first. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

/** What is taken, in lower case, and how gladly; `*` is whatever is not named. */
const weightsOf = (header: string): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((each) => each.startsWith('q='))?.slice('q='.length)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  return weights
}

/** Whoever does not speak of plain bytes takes them where there is nothing else. */
const hardly = 0.0001

/** What a reader takes most gladly; of several, the shortest. */
export const acceptedEncoding = readOnce('accept-encoding', ({ headers }): Encoding => {
  const header = headers['accept-encoding']
  // Who says nothing would take anything; but programs that say nothing often cannot read what is encoded.
  if (header === undefined) return 'identity'
  const weights = weightsOf(header)
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? hardly : 0)
  const most = Math.max(...encodings.map(weightOf))
  // Who takes none of them is sent what anybody can read.
  return most > 0 ? (encodings.find((each) => weightOf(each) === most) ?? 'identity') : 'identity'
})

import { randomUUID } from 'node:crypto'

/** Stands in an answer where bytes belong that are JSON already. Nobody is told it, so nobody can write it into a text of theirs. */
const mark = randomUUID()
const quotedMark = JSON.stringify(mark)

/** What is collected while an answer is written; null while nobody does. */
let collected: Buffer[] | null = null

/** A part of an answer that is JSON already. */
export class WrittenJson {
  readonly #json: Buffer

  constructor(json: Buffer) {
    this.#json = json
  }

  /** Whoever writes the answer in another way is told what it says. */
  toJSON(): unknown {
    if (collected === null) return JSON.parse(this.#json.toString())
    collected.push(this.#json)
    return mark
  }
}

/** The JSON of an answer, with what is written already put in its places. */
export const writeAnswer = (answer: object): string | Buffer => {
  const parts: Buffer[] = []
  collected = parts
  let text: string
  try {
    text = JSON.stringify(answer)
  } finally {
    collected = null
  }
  if (parts.length === 0) return text
  const pieces = text.split(quotedMark)
  const lengths = [...pieces.map((piece) => Buffer.byteLength(piece)), ...parts.map(({ length }) => length)]
  const whole = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length))
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    at += whole.write(piece, at)
    at += parts[index]?.copy(whole, at) ?? 0
  }
  return whole
}

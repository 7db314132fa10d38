import { randomUUID } from 'node:crypto'

/** Stands in an answer where a part belongs that is JSON already. Nobody is told it, so nobody can write it into a text of theirs. */
const mark = randomUUID()
const quotedMark = JSON.stringify(mark)

/** What is collected while an answer is written; null while nobody does. */
let collected: string[] | null = null

/** A part of an answer that is JSON already. */
export class WrittenJson {
  readonly #json: string

  constructor(json: string) {
    this.#json = json
  }

  /** Whoever writes the answer in another way is told what it says. */
  toJSON(): unknown {
    if (collected === null) return JSON.parse(this.#json)
    collected.push(this.#json)
    return mark
  }
}

/** The JSON of an answer, with what is written already put in its places. */
export const writeAnswer = (answer: object): string => {
  const parts: string[] = []
  collected = parts
  let text: string
  try {
    text = JSON.stringify(answer)
  } finally {
    collected = null
  }
  if (parts.length === 0) return text
  return text
    .split(quotedMark)
    .flatMap((piece, index) => [piece, parts[index] ?? ''])
    .join('')
}

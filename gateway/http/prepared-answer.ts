import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodings } from './accepted-encoding.ts'
import { entityTag } from './entity-tag.ts'

export type Headers = Readonly<Record<string, string>>

/** An answer in one encoding, with its headers also as Node writes them fastest: names and values in turns. */
export interface Variant {
  etag: string
  headers: Headers
  lines: {
    whole: string[]
    /** Of an answer that says nothing but that it is still true. */
    unchanged: string[]
  }
  body: Buffer
}

/** Bytes: below that nothing becomes shorter that is worth the work. */
const leastEncoded = 1024

/** A twentieth shorter than what can be made while each reader waits; the very best would take forty times as long. */
const quality = 6

const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** Other bytes have another tag, and depend on what the reader takes. */
const headersIn = (encoding: Encoding, { vary, ...headers }: Headers, etag: string): Headers => {
  const varying = [vary, encoding === 'identity' ? undefined : 'accept-encoding'].filter(Boolean).join(', ')
  return {
    ...headers,
    ...(varying === '' ? {} : { vary: varying }),
    ...(encoding === 'identity'
      ? { etag }
      : { etag: etag.replace(/"$/, `-${encoding}"`), 'content-encoding': encoding }),
  }
}

/** What is still true of an answer that the reader has; what it has besides was said with that. */
const ofUnchanged = /^(?:cache-control|vary|etag|access-control-.*)$/

const variant = (encoding: Encoding, answer: Headers, tag: string, body: Buffer): Variant => {
  const headers = headersIn(encoding, answer, tag)
  return {
    etag: headers.etag ?? '',
    headers,
    lines: {
      whole: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(),
      unchanged: Object.entries(headers)
        .filter(([name]) => ofUnchanged.test(name))
        .flat(),
    },
    body,
  }
}

/**
 * A good answer, in each encoding that somebody takes: made when it is first asked for, off the thread, for all who
 * wait for it. Where it would not become shorter it is sent as it is.
 */
export class PreparedAnswer {
  readonly #headers: Headers
  readonly #identity: Variant
  readonly #ready = new Map<Encoding, Variant>()
  readonly #underWay = new Map<Encoding, Promise<Variant>>()

  /** @param headers all but those that differ between encodings, in lower case */
  constructor(body: string, headers: Headers) {
    const bytes = Buffer.from(body)
    this.#headers = headers
    this.#identity = variant('identity', headers, entityTag(bytes), bytes)
    this.#ready.set('identity', this.#identity)
  }

  /** Whether it is the same, headers and all. */
  equals(other: PreparedAnswer): boolean {
    return this.#identity.lines.whole.join('\n') === other.#identity.lines.whole.join('\n')
  }

  /** Bytes it may come to take: no encoding is kept that is longer than what it encodes. */
  get size(): number {
    const { body, lines } = this.#identity
    return encodings.length * (body.length + 3 * lines.whole.join().length)
  }

  /** In that encoding, if it is ready. */
  readyIn(encoding: Encoding): Variant | undefined {
    return this.#ready.get(encoding)
  }

  async in(encoding: Encoding): Promise<Variant> {
    const ready = this.#ready.get(encoding)
    if (ready !== undefined) return ready
    const underWay = this.#underWay.get(encoding) ?? this.#encode(encoding)
    this.#underWay.set(encoding, underWay)
    const made = await underWay
    this.#ready.set(encoding, made)
    this.#underWay.delete(encoding)
    return made
  }

  async #encode(encoding: Encoding): Promise<Variant> {
    const { body, etag } = this.#identity
    if (encoding === 'identity' || body.length < leastEncoded) return this.#identity
    const bytes = await compress[encoding](body)
    return bytes.length < body.length ? variant(encoding, this.#headers, etag, bytes) : this.#identity
  }
}

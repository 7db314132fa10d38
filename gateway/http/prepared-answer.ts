import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodings } from './accepted-encoding.ts'
import { entityTag } from './entity-tag.ts'

export type Headers = Readonly<Record<string, string>>

/** An answer in one encoding. What only whoever sends it again needs is made when it is first asked for. */
export interface Variant {
  etag: string
  /** What differs from encoding to encoding. */
  own: Headers
  headers: Headers
  /** The same as Node writes them fastest: names and values in turns. */
  lines: {
    whole: string[]
    /** Of an answer that says nothing but that it is still true. */
    unchanged: string[]
  }
  body: Buffer
  /** The same bytes, each as one character, where they are few: Node writes them in one piece with the headers. */
  short: string | null
}

/** Bytes that cost more to copy than it costs to write a second piece. */
export const mostInOnePiece = 8192

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

/** Whether it may be sent in another encoding; it has as many bytes as characters, or more. */
const isEncodable = (bytes: string | Buffer): boolean =>
  bytes.length >= leastEncoded || Buffer.byteLength(bytes) >= leastEncoded

/** Other bytes have another tag; who keeps any of them must know that there are others. */
const ownHeaders = (
  encoding: Encoding,
  vary: string | undefined,
  etag: string,
  isVaried: boolean,
): Headers => ({
  ...(isVaried ? { vary: vary ? `${vary}, accept-encoding` : 'accept-encoding' } : {}),
  ...(encoding === 'identity'
    ? { etag }
    : { etag: etag.replace(/"$/, `-${encoding}"`), 'content-encoding': encoding }),
})

/** What is still true of an answer that the reader has; what it has besides was said with that. */
const ofUnchanged = /^(?:cache-control|vary|etag|access-control-.*)$/

class PreparedVariant implements Variant {
  readonly own: Headers
  readonly etag: string
  readonly #answer: Headers
  #bytes: string | Buffer
  #headers: Headers | undefined
  #lines: Variant['lines'] | undefined
  #short: string | null | undefined

  constructor(encoding: Encoding, answer: Headers, tag: string, bytes: string | Buffer) {
    this.own = ownHeaders(encoding, answer.vary, tag, encoding !== 'identity' || isEncodable(bytes))
    this.etag = this.own.etag ?? ''
    this.#answer = answer
    this.#bytes = bytes
  }

  get headers(): Headers {
    const { vary, ...others } = this.#answer
    this.#headers ??= { ...others, ...(vary ? { vary } : {}), ...this.own }
    return this.#headers
  }

  get body(): Buffer {
    if (typeof this.#bytes === 'string') this.#bytes = Buffer.from(this.#bytes)
    return this.#bytes
  }

  get lines(): Variant['lines'] {
    this.#lines ??= {
      whole: Object.entries({ ...this.headers, 'content-length': String(this.body.length) }).flat(),
      unchanged: Object.entries(this.headers)
        .filter(([name]) => ofUnchanged.test(name))
        .flat(),
    }
    return this.#lines
  }

  get short(): string | null {
    const { body } = this
    this.#short ??= body.length <= mostInOnePiece ? body.toString('latin1') : null
    return this.#short
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
    this.#headers = headers
    // A long text in Georgian costs more to turn into bytes than to take their tag: it is done once for all.
    const bytes = body.length > mostInOnePiece ? Buffer.from(body) : body
    this.#identity = new PreparedVariant('identity', headers, entityTag(bytes), bytes)
    this.#ready.set('identity', this.#identity)
  }

  /** Whether it is the same, headers and all. */
  equals(other: PreparedAnswer): boolean {
    return this.#identity.lines.whole.join('\n') === other.#identity.lines.whole.join('\n')
  }

  /** Bytes it may come to take: no encoding is kept that is longer than what it encodes. */
  get size(): number {
    const { body, lines } = this.#identity
    const short = Math.min(body.length, mostInOnePiece)
    return encodings.length * (body.length + short + 3 * lines.whole.join().length)
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
    return bytes.length < body.length
      ? new PreparedVariant(encoding, this.#headers, etag, bytes)
      : this.#identity
  }
}

import type { z } from 'zod'

/** Milliseconds for one answer. A payment takes two at most, so both fit well into the time that a request has. */
export const answerTimeout = 8000

/** Who is asked, and for how many milliseconds they have to answer. */
export interface Asked {
  who: string
  timeout: number
}

/** That a provider was not there, or has answered what nobody understands. What it said is not repeated. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
  /** The status it has answered with, where it has. */
  readonly status: number | null

  /** Whether it would answer the same however often it is asked. */
  get isRefusal(): boolean {
    return this.status === 400 || this.status === 422
  }

  /** Whether it knows nothing of what it was asked about. */
  get isUnknown(): boolean {
    return this.status === 404
  }

  /** Whether it failed by itself, and may go on answering so to the same attempt. */
  get isIll(): boolean {
    return this.status !== null && this.status >= 500
  }

  constructor(message: string, { cause, status = null }: { cause?: unknown; status?: number | null } = {}) {
    super(message, { cause })
    this.status = status
  }
}

/**
 * Asks a provider, and reads what it answers by its shape.
 * @throws ProviderFault
 */
export const askProvider = async <Shape extends z.ZodType>(
  { who, timeout }: Asked,
  shape: Shape,
  url: string,
  request: RequestInit,
): Promise<z.output<Shape>> => {
  const answer = async (): Promise<unknown> => {
    // Where an answer leads elsewhere, the credentials are not to follow.
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return response.json()
    await response.body?.cancel()
    throw new ProviderFault(`${who} has answered ${response.status}`, { status: response.status })
  }

  const said = await answer().catch((cause: unknown) => {
    throw cause instanceof ProviderFault ? cause : new ProviderFault(`${who} has not answered`, { cause })
  })
  const { success, data } = shape.safeParse(said)
  if (!success) throw new ProviderFault(`${who} has answered what nobody understands`)
  return data
}

import type { Clock } from '../core/clock.ts'
import { ProviderFault } from './ask-provider.ts'

export interface AccessToken {
  token: string
  /** Seconds. */
  lasts: number
}

/** Milliseconds before its end in which a token is not used any more: it has to arrive, too. */
const margin = 30_000

/** Keeps a token for as long as it lasts. One that is refused earlier is asked for anew, once for all who find that at once. */
export const createAccess = (ask: () => Promise<AccessToken>, clock: Clock) => {
  let kept: { token: string; until: number } | null = null
  let asking: Promise<string> | null = null

  const askAnew = async (): Promise<string> => {
    const now = clock.now().getTime()
    const { token, lasts } = await ask()
    kept = { token, until: now + lasts * 1000 - margin }
    return token
  }

  const current = (): string | Promise<string> => {
    if (kept && kept.until > clock.now().getTime()) return kept.token
    asking ??= askAnew().finally(() => {
      asking = null
    })
    return asking
  }

  return async <Done>(act: (authorization: string) => Promise<Done>): Promise<Done> => {
    const used = await current()
    try {
      return await act(`Bearer ${used}`)
    } catch (error) {
      if (!(error instanceof ProviderFault) || error.status !== 401) throw error
      // Somebody else may have asked for another one by now.
      if (kept?.token === used) kept = null
      return act(`Bearer ${await current()}`)
    }
  }
}

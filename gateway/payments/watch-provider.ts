import type { ProviderOutcome } from '../../schema/payment-ways.ts'
import { ProviderFault } from './ask-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** How somebody who takes payments has answered; the status where they have answered with one that is no yes. */
export interface ProviderAnswer {
  outcome: ProviderOutcome
  status: number | null
}

/** Of keys that are good no more it says so to whatever it is asked. */
const keysRefused = (status: number | null): boolean => status === 401 || status === 403

/**
 * Null where it says nothing of the way as a whole: that one payment is not known, or not to be closed any more.
 * @param isBeginning what it is asked for then, it would refuse to everybody
 */
const answerOf = (error: unknown, isBeginning: boolean): ProviderAnswer | null => {
  if (!(error instanceof ProviderFault)) return null
  const { status, isRefusal, isIll } = error
  if (keysRefused(status) || (isBeginning && isRefusal)) return { outcome: 'refused', status }
  return status === null || isIll || status === 429 ? { outcome: 'unreachable', status } : null
}

/** Whether it was asked for a new payment is told as well: one that it has begun it may tell of while it begins none. */
type Tell = (answer: ProviderAnswer, isBeginning: boolean) => Promise<void>

const watch =
  <Given extends unknown[], Answer>(
    ask: (...given: Given) => Promise<Answer>,
    tell: Tell,
    isBeginning = false,
  ) =>
  async (...given: Given): Promise<Answer> => {
    try {
      const answer = await ask(...given)
      await tell({ outcome: 'answered', status: null }, isBeginning)
      return answer
    } catch (error) {
      const answer = answerOf(error, isBeginning)
      if (answer) await tell(answer, isBeginning)
      throw error
    }
  }

/** The same provider, of whose answers somebody is told. */
export const watchProvider = (provider: PaymentProvider, tell: Tell): PaymentProvider => ({
  ...provider,
  begin: watch(provider.begin, tell, true),
  read: watch(provider.read, tell),
})

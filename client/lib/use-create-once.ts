import { useRef } from 'react'
import { v4 as newKey } from 'uuid'
import { isTurnedAway, isUncertain } from './problem.ts'

/** What was asked for, and the key it was asked for under. */
export interface Attempt<Input> {
  input: Input
  key: string
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Gives what a form creates a key, under which the server creates it once however often it is asked to. `start` is what
 * was asked for before the form was here, and not answered.
 */
export const useCreateOnce = <Input>(start: Attempt<Input> | null = null) => {
  const unanswered = useRef(start)
  return {
    /** What was asked for last, and may have been created or not; null where that is known. */
    unanswered: (): Attempt<Input> | null => unanswered.current,

    /** Asks for it, under the key of the last time where the answer to the very same has been lost. */
    createOnce: async <Answer>(input: Input, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
      const last = unanswered.current
      const isAgain = last !== null && isSame(last.input, input)
      const attempt = isAgain ? last : { input, key: newKey() }
      unanswered.current = attempt
      try {
        const answer = await ask(attempt.key)
        unanswered.current = null
        return answer
      } catch (error) {
        const isKnown = !isUncertain(error) && !(isAgain && isTurnedAway(error))
        if (isKnown) unanswered.current = null
        throw error
      }
    },
  }
}

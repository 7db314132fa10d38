import { useRef } from 'react'
import { v4 as newKey } from 'uuid'
import { isUncertain } from './problem.ts'

interface Attempt<Input> {
  input: Input
  /** The same text for the same input. */
  asked: string
  key: string
}

/** Gives what a form creates a key, under which the server creates it once however often it is asked to. */
export const useCreateOnce = <Input>() => {
  const unanswered = useRef<Attempt<Input> | null>(null)
  return {
    /** What was asked for last, and may have been created or not; null where that is known. */
    unanswered: (): Input | null => unanswered.current?.input ?? null,

    /** Asks for it, under the key of the last time where the answer to the very same has been lost. */
    createOnce: async <Answer>(input: Input, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
      const asked = JSON.stringify(input)
      const last = unanswered.current
      const attempt = { input, asked, key: last?.asked === asked ? last.key : newKey() }
      unanswered.current = attempt
      try {
        const answer = await ask(attempt.key)
        unanswered.current = null
        return answer
      } catch (error) {
        if (!isUncertain(error)) unanswered.current = null
        throw error
      }
    },
  }
}

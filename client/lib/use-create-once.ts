import { useRef } from 'react'
import { v4 as newKey } from 'uuid'
import { problemOf } from './problem.ts'

/**
 * Whether an error tells what became of all that was asked for under its key: the server looks for the key last. Any
 * other says nothing of an attempt before it, whose answer may have been lost.
 */
export const settlesKey = (error: unknown): boolean =>
  ['idempotency_key_reused', 'not_found'].includes(problemOf(error)?.code ?? '')

/** Gives what a form creates a key, under which the server creates it once however often it is asked to. */
export const useCreateOnce = <Input>() => {
  /** By what was asked for and not answered. */
  const keys = useRef(new Map<string, string>())

  /** Asks for it, under the key of the last time where it is the very same. */
  return async <Answer>(input: Input, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
    const asked = JSON.stringify(input)
    const key = keys.current.get(asked) ?? newKey()
    keys.current.set(asked, key)
    try {
      const answer = await ask(key)
      keys.current.delete(asked)
      return answer
    } catch (error) {
      if (settlesKey(error)) keys.current.delete(asked)
      throw error
    }
  }
}

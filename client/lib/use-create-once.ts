import { useRef } from 'react'
import { v4 as newKey } from 'uuid'
import { problemOf } from './problem.ts'

/**
 * Whether an error tells what became of all that was asked for under its key: the server looks for the key last. Any
 * other says nothing of an attempt before it, whose answer may have been lost.
 */
export const settlesKey = (error: unknown): boolean =>
  ['idempotency_key_reused', 'not_found'].includes(problemOf(error)?.code ?? '')

/** The keys of a form, by what was asked for and not answered. */
export type Keys = Map<string, string>

/**
 * Gives what a form creates a key, under which the server creates it once however often it is asked to. Keys that are
 * to outlive the form are handed to it.
 */
export const useCreateOnce = <Input>(kept?: Keys) => {
  const own = useRef<Keys>(new Map())
  const keys = kept ?? own.current

  /** Asks for it, under the key of the last time where it is the very same. */
  return async <Answer>(input: Input, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
    const asked = JSON.stringify(input)
    const key = keys.get(asked) ?? newKey()
    keys.set(asked, key)
    try {
      const answer = await ask(key)
      keys.delete(asked)
      return answer
    } catch (error) {
      if (settlesKey(error)) keys.delete(asked)
      throw error
    }
  }
}

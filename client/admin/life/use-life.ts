import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LifeInput } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useOneByOne } from '../../lib/use-one-by-one.ts'
import { toast } from '../../ui/toasts.ts'
import { useUndo } from '../use-undo.ts'
import { stateOf } from './life-steps.ts'
import type { LivingRecord } from './record-state.tsx'

interface LifeOptions {
  /** Writes the state of a record, and answers what it is then. */
  setState: (id: string, input: LifeInput) => Promise<LivingRecord | undefined>
  /** Reads anew what may have moved by that. */
  onChanged: () => Promise<unknown>
}

/** What came of a step. */
export interface Changed {
  /** Whether nothing is left to try: it is done, or there is no such record any more. */
  isSettled: boolean
  /** Why it failed, in words, for whoever asked to show; nothing where that is said elsewhere. */
  failure: string | null
}

/** Puts a record into another state, made from the version that is shown, and says what was done. */
export type ChangeState = (record: LivingRecord, input: LifeInput, done: string) => Promise<Changed>

/**
 * Puts records into other states: at once, with a way back for as long as the toast is there. Steps of one record are taken
 * one after another, those of others meanwhile.
 */
export const useLife = ({ setState, onChanged }: LifeOptions): ChangeState => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const undoable = useUndo()

  const oneByOne = useOneByOne()
  const newest = useRef(new Map<string, LivingRecord>())

  /** As it is by now: what was shown may be older than the step before this one. */
  const current = (shown: LivingRecord): LivingRecord => {
    const written = newest.current.get(shown.id)
    return written && (written.version ?? 0) > (shown.version ?? 0) ? written : shown
  }

  const change = async (shown: LivingRecord, input: LifeInput, done: string): Promise<Changed> => {
    const record = current(shown)
    try {
      const changed = await setState(record.id, { ...input, version: record.version })
      if (changed) newest.current.set(record.id, changed)
      const undo = async (): Promise<void> => {
        await setState(record.id, { ...stateOf(record), version: changed?.version ?? null })
        await onChanged()
      }
      toast.success(done, undoable({ undo, done: t('life.undone'), failed: t('life.undoFailed') }))
      void onChanged().catch(() => undefined)
      return { isSettled: true, failure: null }
    } catch (error) {
      if (isSessionEnd(error)) return { isSettled: false, failure: null }
      await onChanged().catch(() => undefined)
      const failure = problemText(error)
      if (problemOf(error)?.code !== 'not_found') return { isSettled: false, failure }
      toast.error(failure)
      return { isSettled: true, failure: null }
    }
  }

  return (record, input, done) => oneByOne(record.id, () => change(record, input, done))
}

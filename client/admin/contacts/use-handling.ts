import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  AdminMessageDocument,
  type ContactMessageChangeInput,
  type MessageCardFragment,
  useUpdateContactMessageMutation,
} from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'
import { createOwnChanges } from '../own-changes.ts'
import { useUndo } from '../use-undo.ts'

/** What the team makes of a message. */
export type HandledMessage = Pick<
  MessageCardFragment,
  'id' | 'version' | 'name' | 'state' | 'takenBy' | 'takenById' | 'noteCount'
>

/** Something that is said of a message. */
export interface Act {
  input: Pick<ContactMessageChangeInput, 'state' | 'takenBy'>
  /** What its button is called, and what is said once it was done. */
  text: string
  done: string
}

/** What was not done, because somebody else had done something since the message was seen as it was. */
export interface HandlingConflict {
  seen: HandledMessage
  act: Act
}

/** What is handled of a message, and how. */
export interface Handling {
  press: (act: Act) => Promise<void>
  conflict: HandlingConflict | null
  /** Leaves it as the other has left it. */
  dismiss: () => void
}

/**
 * Says at once what has become of a message, or who has taken it, and offers for a while to take that back. What was pressed
 * for a message that somebody else has handled since is not done: it is shown as it is now, to be pressed again or not. The
 * message stays where it stands: nothing moves under the hand of whoever goes on with the next.
 */
export const useHandling = (message: HandledMessage): Handling => {
  const { id, version, state, takenById } = message
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const problemText = useProblemText()
  const undoable = useUndo()
  const [conflict, setConflict] = useState<HandlingConflict | null>(null)
  const [own] = useState(createOwnChanges<keyof Act['input']>)
  const [update] = useUpdateContactMessageMutation({ update: evictQueries('contactMessageCounts') })
  const say = async (input: ContactMessageChangeInput) =>
    (await update({ variables: { id, input } })).data?.updateContactMessage

  const readAgain = () =>
    apollo.query({ query: AdminMessageDocument, variables: { id }, fetchPolicy: 'network-only' })

  const whyNotUndone = (error: unknown): string => {
    const code = problemOf(error)?.code
    if (code === 'edit_conflict') return t('contacts.handling.undoLate')
    return t(code === 'validation_failed' ? 'contacts.handling.undoGone' : 'contacts.handling.undoFailed')
  }

  const offerUndo = ({ input, done }: Act, made: number | null): void => {
    const changed = 'state' in input ? 'state' : 'takenBy'
    own.note(version, made, changed)
    const before = changed === 'state' ? { state } : { takenBy: takenById }
    const undo = async (): Promise<void> => {
      const newest = own.newestSince(made, changed)
      try {
        const back = await say({ ...before, version: newest })
        own.note(newest, back?.version ?? null, changed)
      } catch (error) {
        // Whoever reads why not sees what has become of it as well.
        if (problemOf(error)?.code === 'edit_conflict') await readAgain().catch(() => undefined)
        throw error
      }
    }
    toast.success(done, undoable({ undo, done: t('contacts.handling.undone'), failed: whyNotUndone }))
  }

  const press = useSingleFlight(async (act: Act) => {
    try {
      const made = await say({ ...act.input, version })
      setConflict(null)
      offerUndo(act, made?.version ?? null)
    } catch (error) {
      if (isSessionEnd(error)) return
      if (problemOf(error)?.code !== 'edit_conflict') return toast.error(problemText(error))
      try {
        await readAgain()
        apollo.cache.evict({ fieldName: 'contactMessageCounts' })
        setConflict({ seen: message, act })
      } catch (reason) {
        if (!isSessionEnd(reason)) toast.error(problemText(reason))
      }
    }
  })

  return { press, conflict, dismiss: () => setConflict(null) }
}

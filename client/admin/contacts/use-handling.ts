import { useTranslation } from 'react-i18next'
import {
  type ContactMessageChangeInput,
  type MessageCardFragment,
  useUpdateContactMessageMutation,
} from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'
import { useUndo } from '../use-undo.ts'

/** What the team makes of a message. */
export type HandledMessage = Pick<
  MessageCardFragment,
  'id' | 'name' | 'state' | 'takenBy' | 'takenById' | 'noteCount'
>

/**
 * Says at once what has become of a message, or who has taken it, and offers for a while to take that back. The message
 * stays where it stands: nothing moves under the hand of whoever goes on with the next.
 */
export const useHandling = ({ id, state, takenById }: HandledMessage) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const undoable = useUndo()
  const [update] = useUpdateContactMessageMutation({ update: evictQueries('contactMessageCounts') })
  const say = (input: ContactMessageChangeInput) => update({ variables: { id, input } })

  return useSingleFlight(async (input: ContactMessageChangeInput, done: string) => {
    const before = 'state' in input ? { state } : { takenBy: takenById }
    try {
      await say(input)
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
      return
    }
    const undo = () => say(before)
    toast.success(
      done,
      undoable({ undo, done: t('contacts.handling.undone'), failed: t('contacts.handling.undoFailed') }),
    )
  })
}

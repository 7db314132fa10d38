import { Archive, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dismissible } from '../../../schema/letters.ts'
import {
  type LetterRowFragment,
  useDismissLetterMutation,
  useRecallLetterMutation,
} from '../../generated/admin-operations.ts'
import { evictQueries } from '../evict-queries.ts'
import { useRemoval } from '../list/use-removal.ts'

interface SetAsideProps {
  letter: Pick<LetterRowFragment, 'id' | 'recipient' | 'state' | 'dismissedAt'>
  onChanged: () => Promise<void>
}

/** Leaves it at that a letter was not sent, or may not have been; and takes it up again. */
export const SetAside = ({ letter: { id, recipient, state, dismissedAt }, onChanged }: SetAsideProps) => {
  const { t } = useTranslation('admin')
  const [dismiss] = useDismissLetterMutation({ variables: { id }, update: evictQueries('waiting') })
  const [recall] = useRecallLetterMutation({ variables: { id }, update: evictQueries('waiting') })
  const follow = { onGone: onChanged, onBack: onChanged }
  const [aside, back] = [
    { text: t('letters.aside.done', { recipient }), failed: t('letters.aside.failed') },
    { text: t('letters.aside.backDone', { recipient }), failed: t('letters.aside.backFailed') },
  ]
  const setAside = useRemoval({
    ...{ remove: dismiss, restore: recall, ...follow },
    texts: {
      removed: aside.text,
      failed: aside.failed,
      restored: back.text,
      restoreFailed: back.failed,
    },
  })
  const takeUp = useRemoval({
    ...{ remove: recall, restore: dismiss, ...follow },
    texts: {
      removed: back.text,
      failed: back.failed,
      restored: aside.text,
      restoreFailed: aside.failed,
    },
  })
  if (!dismissible.some((each) => each === state)) return null
  const isAside = dismissedAt !== null
  const Icon = isAside ? RotateCcw : Archive
  return (
    <button
      type="button"
      aria-label={t(isAside ? 'letters.aside.backNamed' : 'letters.aside.pressNamed', { recipient })}
      onClick={isAside ? takeUp : setAside}
      className="text-link inline-flex min-h-8 items-center gap-1.5 text-left"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(isAside ? 'letters.aside.back' : 'letters.aside.press')}
    </button>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type MessageCardFragment, useAdminMessageQuery } from '../../generated/admin-operations.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import type { Deletion } from '../list/use-deletions.ts'
import { MessageLetter } from './message-letter.tsx'
import type { OpenedMessage } from './use-opened-message.ts'

interface MessagePaneProps {
  id: string
  /** As the list has it, until it is read anew. */
  listed: MessageCardFragment | undefined
  opened: OpenedMessage
  deletion: Deletion
  /** Whether it stands beside the list, where single keys go from one to the next. */
  isBesideList: boolean
}

/** One message, in whatever state it is. It is read as it is opened: a colleague may have handled it since. */
export const MessagePane = ({ id, listed, opened, deletion, isBesideList }: MessagePaneProps) => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminMessageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (problemOf(error)?.code === 'not_found') {
    return (
      <EmptyState
        drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
        title={t('contacts.missing.title')}
        text={t('contacts.missing.text')}
      >
        <Link to={opened.addressOf(null)} className={buttonClass('secondary', 'small')}>
          {t('contacts.missing.toList')}
        </Link>
      </EmptyState>
    )
  }
  const read = data?.contactMessage
  const message = read ? unmask(read) : listed
  if (message) {
    const letter = { message, opened, deletion, isBesideList }
    return <MessageLetter {...letter} />
  }
  if (error && !isSessionEnd(error)) {
    return <ListFailure title={t('contacts.missing.failed')} onRetry={refetch} />
  }
  return <ListSkeleton text={t('contacts.missing.loading')} />
}

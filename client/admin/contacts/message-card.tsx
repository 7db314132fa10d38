import type { FragmentType } from '@apollo/client'
import { Reply } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router-dom'
import { type MessageCardFragment, useAdminMessageCountsQuery } from '../../generated/admin-operations.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { unmask } from '../../lib/unmask.ts'
import type { Columns } from '../columns/use-columns.ts'
import { FoldedText } from '../folded-text.tsx'
import { IfMay } from '../if-may.tsx'
import type { Deletion } from '../list/use-deletions.ts'
import { ChoiceBox } from '../many/choice-box.tsx'
import type { Choice } from '../many/use-choice.ts'
import { PersonalDataLink } from '../privacy/personal-data-link.tsx'
import { WhoChanged } from '../trail/who-changed.tsx'
import { useMay } from '../use-may.ts'
import { DeleteMessage } from './delete-message.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageConflict } from './message-conflict.tsx'
import { MessageNotes } from './message-notes.tsx'
import { MessageState } from './message-state.tsx'
import { replyLink } from './reply-link.ts'
import { useHandling } from './use-handling.ts'

interface MessageCardProps extends Deletion {
  message: FragmentType<MessageCardFragment>
  /** Chooses some of them; nothing for whoever may only look. */
  choice: Choice<MessageCardFragment> | null
  columns: Pick<Columns, 'isShown'>
  /** Where it is read alone. */
  address: To
}

/** One message: who wrote, when and what; a way to answer in their language, and one to delete it. */
export const MessageCard = ({
  message: masked,
  choice,
  columns: { isShown },
  address,
  ...deletion
}: MessageCardProps) => {
  const { t, i18n } = useTranslation('admin')
  const message = unmask(masked)
  const { name, email, locale, createdAt } = message
  const handling = useHandling(message)
  const may = useMay()
  const { data: counted } = useAdminMessageCountsQuery()
  const subject = i18n.getFixedT(locale, 'admin')('contacts.replySubject')
  // By letter, which is written where the message is read: the site knows of it then.
  const isAnsweredHere = counted?.switches.letters === true && may('messages:write')
  const reply = {
    'aria-label': t('contacts.replyTo', { name }),
    className: 'text-link inline-flex min-h-8 items-center gap-1.5',
    children: (
      <>
        <Reply aria-hidden="true" className="size-4" />
        {t('contacts.reply')}
      </>
    ),
  }
  return (
    <article className={`px-5.5 py-5 max-sm:px-5 ${choice?.isChosen(message.id) ? 'bg-forest-100' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <div className="flex min-w-0 items-center gap-3">
          {choice && <ChoiceBox choice={choice} record={message} name={name} />}
          <h2 className="min-w-0 font-sans text-body font-semibold tracking-normal wrap-anywhere">
            <Link to={address} className="text-link inline-block min-h-6">
              {name}
            </Link>
          </h2>
        </div>
        {isShown('createdAt') && (
          <time dateTime={createdAt} className="text-small text-ink-soft tabular-nums">
            {formatInstant(createdAt)}
          </time>
        )}
      </div>
      {isShown('email') && <p className="text-small text-ink-soft">{email ?? t('list.addressHidden')}</p>}
      <MessageState message={message} />
      <MessageConflict message={message} handling={handling} />
      <FoldedText text={message.message} of={t('contacts.messageOf', { name })} />
      {isShown('notes') && <MessageNotes message={message} />}
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <IfMay permission="messages:write">
          <MessageActions message={message} handling={handling} />
        </IfMay>
        {email !== null &&
          (isAnsweredHere ? (
            <Link to={address} {...reply} />
          ) : (
            <a href={replyLink(email, subject)} {...reply} />
          ))}
        <IfMay permission="messages:write">
          <DeleteMessage message={message} {...deletion} />
        </IfMay>
        <PersonalDataLink email={email} name={name} />
        <WhoChanged kind="message" id={message.id} title={name} />
      </div>
    </article>
  )
}

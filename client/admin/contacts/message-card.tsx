import type { FragmentType } from '@apollo/client'
import { Reply } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MessageCardFragment } from '../../generated/admin-operations.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { unmask } from '../../lib/unmask.ts'
import { FoldedText } from '../folded-text.tsx'
import { DeleteMessage, type MessageDeletion } from './delete-message.tsx'
import { replyLink } from './reply-link.ts'

interface MessageCardProps extends MessageDeletion {
  message: FragmentType<MessageCardFragment>
}

/** One message: who wrote, when and what; a way to answer in their language, and one to delete it. */
export const MessageCard = ({ message: masked, ...deletion }: MessageCardProps) => {
  const { t, i18n } = useTranslation('admin')
  const message = unmask(masked)
  const { name, email, locale, createdAt } = message
  const subject = i18n.getFixedT(locale, 'admin')('contacts.replySubject')
  return (
    <article className="px-5.5 py-5 max-sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-sans text-body font-semibold tracking-normal">{name}</h2>
        <time dateTime={createdAt} className="text-small text-ink-soft tabular-nums">
          {formatInstant(createdAt)}
        </time>
      </div>
      <p className="mb-2 text-small text-ink-soft">{email}</p>
      <FoldedText text={message.message} of={t('contacts.messageOf', { name })} />
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <a
          href={replyLink(email, subject)}
          aria-label={t('contacts.replyTo', { name })}
          className="text-link inline-flex min-h-8 items-center gap-1.5"
        >
          <Reply aria-hidden="true" className="size-4" />
          {t('contacts.reply')}
        </a>
        <DeleteMessage message={message} {...deletion} />
      </div>
    </article>
  )
}

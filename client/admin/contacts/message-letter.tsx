import { Archive, Check, Reply, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageCardFragment } from '../../generated/admin-operations.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { IfMay } from '../if-may.tsx'
import type { Deletion } from '../list/use-deletions.ts'
import { PersonalDataLink } from '../privacy/personal-data-link.tsx'
import { WhoChanged } from '../trail/who-changed.tsx'
import { DeleteMessage } from './delete-message.tsx'
import { LetterKeys } from './letter-keys.tsx'
import { MessageAnswers } from './message-answers.tsx'
import { MessageConflict } from './message-conflict.tsx'
import { Notes } from './message-notes.tsx'
import { MessageState } from './message-state.tsx'
import { replyLink } from './reply-link.ts'
import { TakeField } from './take-field.tsx'
import { useActs } from './use-acts.ts'
import { useAnswers } from './use-answers.ts'
import { useClosing } from './use-closing.ts'
import { useHandling } from './use-handling.ts'
import type { OpenedMessage } from './use-opened-message.ts'

interface MessageLetterProps {
  message: MessageCardFragment
  opened: OpenedMessage
  deletion: Deletion
  isBesideList: boolean
}

/** A message as it is opened: who wrote and what, who answers, what was answered and noted, and what can be done. */
export const MessageLetter = ({ message, opened, deletion, isBesideList }: MessageLetterProps) => {
  const { t, i18n } = useTranslation('admin')
  const handling = useHandling(message)
  const acts = useActs()
  const { left, close } = useClosing(message, handling)
  const answers = useAnswers(message.id)
  const notes = useRef<HTMLDivElement>(null)
  const { name, email, locale, createdAt, state } = message
  const subject = i18n.getFixedT(locale, 'admin')('contacts.replySubject')
  const answer = state === 'new' ? acts.answer : acts.reopen
  const AnswerIcon = state === 'new' ? Check : RotateCcw

  return (
    <section
      aria-label={t('contacts.letter', { name })}
      className="overflow-clip rounded-card border border-line bg-surface shadow-card"
    >
      <div className="px-6 pt-5 pb-4 max-sm:px-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <div className="min-w-0">
            <h2
              data-opened={opened.isAddressed ? '' : undefined}
              className="text-h3 text-title outline-none wrap-anywhere"
            >
              {name}
            </h2>
            <p className="text-small text-ink-soft wrap-anywhere">{email ?? t('list.addressHidden')}</p>
            <p className="text-small text-ink-soft">{t(`contacts.writes.${locale}`)}</p>
          </div>
          <MessageState message={message} since={createdAt} />
        </div>
        <IfMay permission="messages:write">
          <div className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2.5">
            <TakeField message={message} handling={handling} />
            {state === 'new' && (
              <button
                type="button"
                aria-label={`${acts.close.text}: ${name}`}
                onClick={close}
                className={buttonClass('secondary', 'small')}
              >
                <Archive aria-hidden="true" className="size-4.5" />
                {acts.close.text}
              </button>
            )}
            <div className="ml-auto text-small">
              <DeleteMessage message={message} {...deletion} />
            </div>
          </div>
        </IfMay>
        <MessageConflict message={message} handling={handling} />
        <div className="mt-4 rounded-card rounded-tl-none border border-line bg-paper px-4.5 py-4">
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{message.message}</p>
          <time dateTime={createdAt} className="mt-1.5 block text-label text-ink-soft tabular-nums">
            {formatInstant(createdAt)}
          </time>
        </div>
        <MessageAnswers message={message} read={answers} />
        <div ref={notes} className="text-small [&_textarea]:min-h-20">
          <Notes message={message} />
        </div>
        <div className="mt-2 flex flex-wrap gap-x-6 text-small">
          <PersonalDataLink email={email} name={name} />
          <WhoChanged kind="message" id={message.id} title={name} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-t border-line bg-forest-100 px-6 py-4 max-sm:px-5 print:hidden">
        <IfMay permission="messages:write">
          {email !== null && answers.data?.switches.letters !== true && (
            <>
              <p className="basis-full font-semibold">{t(`contacts.answerIn.${locale}`)}</p>
              <a
                href={replyLink(email, subject)}
                aria-label={t('contacts.replyTo', { name })}
                className={buttonClass('primary', 'small')}
              >
                <Reply aria-hidden="true" className="size-4.5" />
                {t('contacts.reply')}
              </a>
            </>
          )}
          <button
            ref={left}
            type="button"
            aria-label={`${answer.text}: ${name}`}
            onClick={() => handling.press(answer)}
            className={buttonClass('secondary', 'small')}
          >
            <AnswerIcon aria-hidden="true" className="size-4.5" />
            {answer.text}
          </button>
        </IfMay>
        {isBesideList && <LetterKeys opened={opened} notes={notes} />}
      </div>
    </section>
  )
}

import type { FragmentType } from '@apollo/client'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { MessageCardFragment } from '../../generated/admin-operations.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { unmask } from '../../lib/unmask.ts'
import type { Columns } from '../columns/use-columns.ts'
import { ChoiceBox } from '../many/choice-box.tsx'
import type { Choice } from '../many/use-choice.ts'
import { MessageState } from './message-state.tsx'
import type { OpenedMessage } from './use-opened-message.ts'

/** Characters of a message that tell what it is about. */
const excerptLength = 140

interface RowProps {
  message: MessageCardFragment
  choice: Choice<MessageCardFragment> | null
  columns: Pick<Columns, 'isShown'>
  opened: OpenedMessage
}

const Row = ({ message, choice, columns: { isShown }, opened }: RowProps) => {
  const { id, name, createdAt, message: text } = message
  const isOpened = opened.id === id
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpened) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpened])
  return (
    <article
      ref={row}
      className={`relative scroll-my-4 group-first:rounded-t-card group-last:rounded-b-card px-4.5 py-3.5 ${isOpened ? 'bg-forest-100 inset-ring-2 inset-ring-forest-800' : 'hover:bg-paper'}`}
    >
      <div className="flex items-baseline justify-between gap-x-3">
        {choice && (
          <div className="relative z-1 self-center">
            <ChoiceBox choice={choice} record={message} name={name} />
          </div>
        )}
        <h2 className="min-w-0 flex-1 font-sans text-body font-semibold tracking-normal wrap-anywhere">
          <Link
            to={opened.addressOf(id)}
            preventScrollReset
            aria-current={isOpened ? 'true' : undefined}
            className="after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        {isShown('createdAt') && (
          <time dateTime={createdAt} className="shrink-0 text-label text-ink-soft tabular-nums">
            {formatInstant(createdAt)}
          </time>
        )}
      </div>
      <p className="truncate text-small text-ink-soft">{Array.from(text).slice(0, excerptLength).join('')}</p>
      <MessageState message={message} />
    </article>
  )
}

interface MessageRowsProps extends Omit<RowProps, 'message'> {
  view: RefObject<HTMLUListElement | null>
  messages: readonly FragmentType<MessageCardFragment>[]
}

/** The messages of a page beside the one that is opened: who wrote, when, how it begins, and what has become of it. */
export const MessageRows = ({ view, messages, ...rest }: MessageRowsProps) => (
  <ul
    ref={view}
    className="overflow-clip rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line"
  >
    {messages
      .map((each) => unmask(each))
      .map((message) => (
        <li key={message.id} className="group">
          <Row message={message} {...rest} />
        </li>
      ))}
  </ul>
)

import { useTranslation } from 'react-i18next'
import { newMessageNote } from '../../../schema/contacts.ts'
import {
  useAddContactMessageNoteMutation,
  useAdminMessageNotesQuery,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { IfMay } from '../if-may.tsx'
import { NoteForm } from '../notes/note-form.tsx'
import type { HandledMessage } from './use-handling.ts'

interface NotesProps {
  message: HandledMessage
}

const Notes = ({ message: { id, noteCount } }: NotesProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const texts = t('contacts.notes', { returnObjects: true })
  const { data, error, refetch } = useAdminMessageNotesQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const [add] = useAddContactMessageNoteMutation({
    update: (cache) =>
      cache.modify({
        id: `ContactMessage:${id}`,
        fields: { noteCount: (count) => Number(count) + 1 },
      }),
  })
  const notes = data?.contactMessageNotes
  return (
    <div className="mt-3 grid gap-3 rounded-field border border-dashed border-line-strong px-4 py-3.5">
      {notes?.map(({ id: noteId, text, writtenBy, writtenAt }) => (
        <div key={noteId}>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="text-small text-ink-soft">
            {writtenBy ?? texts.formerAccount}, {formatMoment(writtenAt, locale)}
          </p>
        </div>
      ))}
      {!notes && !error && <p role="status">{texts.loading}</p>}
      {!notes && error && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{texts.failed}</p>
          <button
            type="button"
            onClick={() => void refetch().catch(() => undefined)}
            className={buttonClass('secondary', 'small')}
          >
            {t('list.retry')}
          </button>
        </div>
      )}
      {notes?.length === 0 && noteCount === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <IfMay permission="messages:write">
        <NoteForm
          place={`message ${id} note`}
          shape={newMessageNote}
          texts={texts}
          write={(input, idempotencyKey) => add({ variables: { id, input, idempotencyKey } })}
          onWritten={refetch}
        />
      </IfMay>
    </div>
  )
}

/** What the team wrote down of a message, read when somebody opens it. */
export const MessageNotes = ({ message }: NotesProps) => {
  const { t } = useTranslation('admin')
  const { isOpen, button, region } = useDisclosure()
  const count = message.noteCount ?? 0
  return (
    <div className="mt-2 text-small">
      <DisclosureButton {...button}>
        {count > 0 ? t('contacts.notes.counted', { count }) : t('contacts.notes.title')}
        <span className="sr-only">, {message.name}</span>
      </DisclosureButton>
      <section {...region} aria-label={t('contacts.notes.of', { name: message.name })}>
        {isOpen && <Notes message={message} />}
      </section>
    </div>
  )
}

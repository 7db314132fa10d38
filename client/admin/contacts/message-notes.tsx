import { useTranslation } from 'react-i18next'
import { newMessageNote } from '../../../schema/contacts.ts'
import {
  useAddContactMessageNoteMutation,
  useAdminMessageNotesQuery,
} from '../../generated/admin-operations.ts'
import { messagePaths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { KeptTexts } from '../kept-texts.tsx'
import { RetryButton } from '../list/retry-button.tsx'
import { NoteForm } from '../notes/note-form.tsx'
import { WrittenNote } from '../notes/written-note.tsx'
import { useMay } from '../use-may.ts'
import type { HandledMessage } from './use-handling.ts'

interface NotesProps {
  message: HandledMessage
}

/** The notes of a message, and a field for another one. */
export const Notes = ({ message: { id, noteCount } }: NotesProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  const page = messagePaths.message(id)
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
      {notes?.map((note) => (
        <div key={note.id}>
          <WrittenNote note={note} />
        </div>
      ))}
      {!notes && !error && <p role="status">{texts.loading}</p>}
      {!notes && error && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{texts.failed}</p>
          <RetryButton onRetry={refetch} className={buttonClass('secondary', 'small')} />
        </div>
      )}
      {notes?.length === 0 && noteCount === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {may('messages:write') ? (
        <NoteForm
          place={`${page} note`}
          shape={newMessageNote}
          texts={t('notes', { returnObjects: true })}
          write={(input, idempotencyKey) => add({ variables: { id, input, idempotencyKey } })}
          readAgain={refetch}
        />
      ) : (
        <KeptTexts place={page} />
      )}
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
        {count > 0 ? t('contacts.notes.counted', { count }) : t('notes.title')}
        <span className="sr-only">, {message.name}</span>
      </DisclosureButton>
      <section {...region} aria-label={t('contacts.notes.of', { name: message.name })}>
        {isOpen && <Notes message={message} />}
      </section>
    </div>
  )
}

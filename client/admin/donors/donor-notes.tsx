import { useTranslation } from 'react-i18next'
import { newDonorNote } from '../../../schema/donors.ts'
import { useAddDonorNoteMutation } from '../../generated/admin-operations.ts'
import { donorPaths } from '../../lib/paths.ts'
import { IfMay } from '../if-may.tsx'
import { NoteForm } from '../notes/note-form.tsx'
import { WrittenNote } from '../notes/written-note.tsx'
import { DonorPart, type ShownDonor } from './donor-part.tsx'

interface DonorNotesProps {
  id: string
  notes: NonNullable<ShownDonor['notes']>
  onWritten: () => Promise<unknown>
}

/** What the team wrote down of a donor, and a field for another note. */
export const DonorNotes = ({ id, notes, onWritten }: DonorNotesProps) => {
  const { t } = useTranslation('admin')
  const [add] = useAddDonorNoteMutation()
  return (
    <DonorPart title={t('notes.title')}>
      <IfMay permission="people:write">
        <div className="px-5 pb-5">
          <NoteForm
            key={id}
            place={`${donorPaths.donor(id)} note`}
            shape={newDonorNote}
            texts={t('notes', { returnObjects: true })}
            write={(input, idempotencyKey) => add({ variables: { id, input, idempotencyKey } })}
            readAgain={onWritten}
          />
        </div>
      </IfMay>
      <ul>
        {notes.map((note) => (
          <li key={note.id} className="border-t border-dashed border-line-strong px-5 py-3">
            <WrittenNote note={note} />
          </li>
        ))}
      </ul>
    </DonorPart>
  )
}

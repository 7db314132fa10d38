import { useParams } from 'react-router-dom'
import type { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import type { PageTexts } from '../admin-page.tsx'
import { RecordCreatePage } from './record-create-page.tsx'
import { RecordEditPage, type RecordEditPageProps } from './record-edit-page.tsx'
import type { ServerRecord } from './record-noun.ts'

interface RecordPageProps<Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>>
  extends Omit<RecordEditPageProps<Of, Shape, Found>, 'page' | 'id'> {
  pages: { create: PageTexts; edit: PageTexts }
  /** What stands on the button that creates a record. */
  create: string
}

/** A new record, or the one that the address names. */
export const RecordPage = <Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>>({
  pages,
  create,
  ...editing
}: RecordPageProps<Of, Shape, Found>) => {
  const { id } = useParams()
  return id === undefined ? (
    <RecordCreatePage page={pages.create} noun={editing.noun} submit={create} />
  ) : (
    <RecordEditPage key={id} id={id} page={pages.edit} {...editing} />
  )
}

import { Navigate, useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import { AdminPage, type PageTexts } from '../admin-page.tsx'
import { namesOf, textsOf } from './record-fields.ts'
import type { RecordNoun, ServerRecord } from './record-noun.ts'
import { justCreated } from './use-just-created.ts'
import { useRecordWriter } from './use-record-writer.ts'

interface RecordCreatePageProps<Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>> {
  page: PageTexts
  noun: RecordNoun<Of, Shape, Found>
  submit: string
}

/** An empty form; what it creates is edited on from then, at the address of its own. */
export const RecordCreatePage = <Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>>({
  page,
  noun,
  submit,
}: RecordCreatePageProps<Of, Shape, Found>) => {
  const navigate = useNavigate()
  const { createdId, ...writer } = useRecordWriter(noun, null)
  if (createdId !== null) return <Navigate to={noun.editPath(createdId)} replace state={justCreated} />
  return (
    <AdminPage texts={page}>
      <noun.Form
        {...writer}
        start={{ texts: textsOf(namesOf(noun.record.fields), () => ''), version: null }}
        submit={submit}
        onSaved={({ id }) => navigate(noun.editPath(id), { replace: true, state: justCreated })}
      />
    </AdminPage>
  )
}

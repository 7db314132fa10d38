import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import type { AdminDictionary } from '../../i18n/en-admin.ts'
import { AdminPage } from '../admin-page.tsx'
import type { RecordNoun, ServerRecord } from './record-noun.ts'
import { justCreated } from './use-just-created.ts'
import { useRecordWriter } from './use-record-writer.ts'

interface RecordCreatePageProps<Name extends string, Shape extends z.ZodType, Found extends ServerRecord> {
  page: keyof AdminDictionary['pages']
  noun: RecordNoun<Name, Shape, Found>
  submit: string
}

/** An empty form; what it creates is edited on from then, at the address of its own. */
export const RecordCreatePage = <Name extends string, Shape extends z.ZodType, Found extends ServerRecord>({
  page,
  noun,
  submit,
}: RecordCreatePageProps<Name, Shape, Found>) => {
  const navigate = useNavigate()
  const writer = useRecordWriter(noun, null)
  return (
    <AdminPage page={page}>
      <noun.Form
        {...writer}
        start={{ texts: noun.empty, version: null }}
        submit={submit}
        onSaved={({ id }) => navigate(noun.editPath(id), { replace: true, state: justCreated })}
      />
    </AdminPage>
  )
}

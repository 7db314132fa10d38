import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCreateEventMutation } from '../../generated/admin-operations.ts'
import { protectedCall } from '../../lib/apollo-client.ts'
import { paths } from '../../lib/paths.ts'
import { AdminPage } from '../admin-page.tsx'
import { justCreated } from '../form/use-just-created.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { eventFields, noTexts, toFields } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { forgetEventLists } from './forget-event-lists.ts'

const NewEvent = () => {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [createEvent] = useCreateEventMutation({ context: protectedCall, update: forgetEventLists })
  const form = useRecordForm({
    fields: eventFields,
    start: { texts: noTexts, version: null },
    save: async (input) => {
      const { data } = await createEvent({ variables: { input } })
      if (!data) throw new Error('the new event was not answered')
      return { ...toFields(data.createEvent), id: data.createEvent.id }
    },
    onSaved: ({ id }) => {
      navigate(paths.adminEventEdit(id), { replace: true, state: justCreated })
    },
  })
  return <EventForm form={form} submit={t('events.submitNew')} />
}

const EventCreatePage = () => (
  <AdminPage page="eventCreate">
    <NewEvent />
  </AdminPage>
)

export { EventCreatePage as Component }

import { useTranslation } from 'react-i18next'
import { event } from '../../../schema/events.ts'
import { useImportEventsMutation, usePreviewEventsImportMutation } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { ImportPage } from '../import/import-page.tsx'

const ImportEventsPage = () => {
  const { t } = useTranslation('admin')
  const [preview] = usePreviewEventsImportMutation()
  const [write] = useImportEventsMutation({ update: evictQueries(event.plural, event.singular) })
  return (
    <ImportPage
      model={event}
      page={t('events.importPage', { returnObjects: true })}
      list={{ path: adminPaths(event.plural).list, text: t('events.page.title') }}
      operations={{
        preview: async (csv) => unmask((await preview({ variables: { csv } })).data?.previewEventsImport),
        write: async (csv, idempotencyKey) =>
          (await write({ variables: { csv, idempotencyKey } })).data?.importEvents,
      }}
    />
  )
}

export { ImportEventsPage as Component }

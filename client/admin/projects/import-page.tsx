import { useTranslation } from 'react-i18next'
import { project } from '../../../schema/projects.ts'
import {
  useImportProjectsMutation,
  usePreviewProjectsImportMutation,
} from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { ImportPage } from '../import/import-page.tsx'

const ImportProjectsPage = () => {
  const { t } = useTranslation('admin')
  const [preview] = usePreviewProjectsImportMutation()
  const [write] = useImportProjectsMutation({ update: evictQueries(project.plural, project.singular) })
  return (
    <ImportPage
      model={project}
      page={t('projects.importPage', { returnObjects: true })}
      list={{ path: adminPaths(project.plural).list, text: t('projects.page.title') }}
      operations={{
        preview: async (csv) => unmask((await preview({ variables: { csv } })).data?.previewProjectsImport),
        write: async (csv, idempotencyKey) =>
          (await write({ variables: { csv, idempotencyKey } })).data?.importProjects,
      }}
    />
  )
}

export { ImportProjectsPage as Component }

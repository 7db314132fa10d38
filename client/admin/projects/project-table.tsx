import { useTranslation } from 'react-i18next'
import type { AdminProject } from './admin-project.ts'
import { ProjectRow } from './project-row.tsx'

interface ProjectTableProps {
  projects: AdminProject[]
}

const heading = 'px-3.5 py-3 text-left font-semibold first:pl-5.5 last:pr-3.5'

/** All projects, a row each. Where there is no room for columns, a row is a card with its labels inside. */
export const ProjectTable = ({ projects }: ProjectTableProps) => {
  const { t } = useTranslation('admin')
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className={heading}>
            {t('projects.title')}
          </th>
          <th scope="col" className={`${heading} text-right!`}>
            {t('projects.goal')}
          </th>
          <th scope="col" className={`${heading} text-right!`}>
            {t('projects.raised')}
          </th>
          <th scope="col" className={heading}>
            {t('projects.progress')}
          </th>
          <th scope="col" className={heading}>
            {t('projects.donors')}
          </th>
          <th scope="col" className={heading}>
            <span className="sr-only">{t('projects.actions')}</span>
          </th>
        </tr>
      </thead>
      {projects.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </table>
  )
}

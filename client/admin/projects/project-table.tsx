import { useTranslation } from 'react-i18next'
import type { ProjectFilter, ProjectSort } from '../../../schema/list-words.ts'
import { SortHeading } from '../list/sort-heading.tsx'
import type { ListAddress } from '../list/use-list-address.ts'
import type { AdminProject } from './admin-project.ts'
import { ProjectRow } from './project-row.tsx'

interface ProjectTableProps {
  list: ListAddress<ProjectSort, ProjectFilter>
  projects: readonly AdminProject[]
}

const heading = 'px-3.5 py-2 text-left font-semibold first:pl-5.5 last:pr-3.5'

/** Projects, a row each. Where there is no room for columns, a row is a card with its labels inside. */
export const ProjectTable = ({ list, projects }: ProjectTableProps) => {
  const { t } = useTranslation('admin')
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small lang-ka:table:text-[0.875rem]">
      <thead className="text-ink-soft">
        <tr>
          <SortHeading list={list} by="title" text={t('projects.title')} className={heading} />
          <SortHeading
            list={list}
            by="goal"
            first="desc"
            text={t('projects.goal')}
            className={`${heading} text-right!`}
          />
          <SortHeading
            list={list}
            by="raised"
            first="desc"
            text={t('projects.raised')}
            className={`${heading} text-right!`}
          />
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

import { ChevronDown, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatCount, formatLari, percentOf } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { RecordDonation } from '../donations/record-donation.tsx'
import { MissingMark } from '../list/missing-mark.tsx'
import type { AdminProject } from './admin-project.ts'
import { Donors } from './donors.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { projectTitles } from './project-titles.ts'

const cell = 'px-3.5 py-2.5 align-middle first:pl-5.5'
const figure = `${cell} text-right tabular-nums`

interface ProjectRowProps {
  project: AdminProject
}

/** One project; its donors open under it. */
export const ProjectRow = ({ project }: ProjectRowProps) => {
  const { t } = useTranslation('admin')
  const donorsId = useId()
  const [isOpen, setOpen] = useState(false)
  const { title, otherTitle, otherLocale } = projectTitles(project.translations, useLocale())
  const count = project.donations?.totalCount ?? 0
  const donors =
    count === 1 ? t('projects.oneDonor') : t('projects.manyDonors', { count: formatCount(count) })
  return (
    <tbody className={isOpen ? 'bg-paper-deep/45' : ''}>
      <tr>
        <th scope="row" className={`${cell} title-cell text-left font-semibold`}>
          {title}
          {otherTitle && (
            <span lang={otherLocale} className="block font-normal text-ink-soft">
              {otherTitle}
            </span>
          )}
          {project.missingIn.length > 0 && (
            <div className="mt-1.5 flex flex-wrap gap-1.5">
              <MissingMark missingIn={project.missingIn} />
            </div>
          )}
        </th>
        <td className={figure}>
          <span className="cell-label">{t('projects.goal')}</span>
          {formatLari(project.goal)}
        </td>
        <td className={`${figure} font-semibold`}>
          <span className="cell-label">{t('projects.raised')}</span>
          {formatLari(project.raised)}
        </td>
        <td className={cell}>
          <ProgressBar percent={percentOf(project.raised, project.goal)} title={title} />
        </td>
        <td className={`${cell} wide-cell`}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 table:flex-col table:items-start">
            {count === 0 ? (
              <span className="text-ink-soft">{t('projects.noDonors')}</span>
            ) : (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={donorsId}
                onClick={() => setOpen(!isOpen)}
                className="inline-flex min-h-8 items-center gap-2 rounded-pill border border-line-strong bg-surface px-3 font-semibold whitespace-nowrap hover:bg-forest-100"
              >
                {donors}
                <span className="sr-only">{t('projects.donorsOf', { title })}</span>
                <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
              </button>
            )}
            <RecordDonation projectId={project.id} title={title} />
          </div>
        </td>
        <td className={`${cell} text-right`}>
          <Link
            to={paths.adminProjectEdit(project.id)}
            aria-label={t('projects.editNamed', { title })}
            className="text-link inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap"
          >
            <Pencil aria-hidden="true" className="size-4" />
            {t('projects.edit')}
          </Link>
        </td>
      </tr>
      <tr id={donorsId} hidden={!isOpen} className="donors-row">
        <td colSpan={6} className="px-5.5 pr-3.5 pb-5">
          {isOpen && project.donations && (
            <Donors projectId={project.id} title={title} gifts={project.donations} />
          )}
        </td>
      </tr>
    </tbody>
  )
}

import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ProjectTotalsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { unmask } from '../../lib/unmask.ts'
import { Card } from '../../ui/card.tsx'
import { useDisclosure } from '../../ui/disclosure.tsx'
import { ShareBar } from './share-bar.tsx'
import { onPaperAlone, ShowAll } from './show-all.tsx'

/** How many projects one takes in at a glance. */
const glance = 10

const heading = 'py-3 text-left font-semibold'
const cell = 'py-3 max-sm:p-0'

interface ProjectTotalsProps {
  analytics: FragmentType<ProjectTotalsFragment>
}

/** What each project has received: a table whose bars show at a glance what its figures say. */
export const ProjectTotals = ({ analytics }: ProjectTotalsProps) => {
  const { total, projects } = unmask(analytics)
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const all = useDisclosure()
  const largest = projects[0]?.totalDonated ?? 0
  return (
    <Card as="section" className="pt-5 pb-1.5 chart:col-span-2">
      <h2 id="per-project" className="px-5.5 text-h3 max-sm:pb-3">
        {t('analytics.perProject')}
      </h2>
      {projects.length === 0 ? (
        <p className="px-5.5 pt-3 pb-5 text-small text-ink-soft">{t('analytics.noProjects')}</p>
      ) : (
        <table aria-labelledby="per-project" className="mt-1 w-full border-collapse text-small max-sm:block">
          <thead className="text-ink-soft max-sm:sr-only">
            <tr>
              <th scope="col" className={`${heading} pl-5.5`}>
                {t('analytics.project')}
              </th>
              <th scope="col" className={`${heading} w-[46%] px-5`}>
                {t('analytics.share')}
              </th>
              <th scope="col" className={`${heading} pr-5.5 text-right`}>
                {t('analytics.donated')}
              </th>
            </tr>
          </thead>
          <tbody id={all.region.id} className="max-sm:block">
            {projects.map(({ projectId, totalDonated, ...titles }, index) => (
              <tr
                key={projectId}
                className={`border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-2 max-sm:px-5.5 max-sm:py-3.5 ${all.isOpen || index < glance ? '' : onPaperAlone}`}
              >
                <th
                  scope="row"
                  className={`${cell} text-left font-semibold wrap-anywhere sm:min-w-44 sm:pl-5.5`}
                >
                  {titles[locale]}
                </th>
                <td className={`${cell} max-sm:order-last max-sm:col-span-2 sm:px-5`}>
                  <ShareBar part={totalDonated} whole={total} largest={largest} />
                </td>
                <td className={`${cell} text-right font-semibold tabular-nums sm:pr-5.5`}>
                  {formatLari(totalDonated, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {projects.length > glance && (
        <ShowAll
          disclosure={all}
          all={t('analytics.allProjects', { count: projects.length })}
          fewer={t('analytics.largestProjects')}
        />
      )}
    </Card>
  )
}

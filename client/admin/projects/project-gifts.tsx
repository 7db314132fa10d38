import type { FragmentType } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { ProjectGiftsFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { unmask } from '../../lib/unmask.ts'
import { GiftDialog } from '../donations/gift-dialog.tsx'
import { RecordDonation } from '../donations/record-donation.tsx'
import { IfMay } from '../if-may.tsx'
import { pickText } from '../list/pick-text.ts'
import { ProjectProgress } from './project-progress.tsx'

interface ProjectGiftsProps {
  project: FragmentType<ProjectGiftsFragment>
}

/** How far a project is, and what can be done with it besides changing its words. */
export const ProjectGifts = ({ project: masked }: ProjectGiftsProps) => {
  const { t } = useTranslation('admin')
  const project = unmask(masked)
  const { id, raised, goal, translations } = project
  const { text: title } = pickText(translations, 'title', useLocale())
  return (
    <div className="mb-5 flex max-w-300 flex-wrap items-center gap-x-7 gap-y-3 text-small">
      <p className="font-semibold tabular-nums">{t('donations.raised', { raised, goal })}</p>
      <ProjectProgress project={project} title={title} />
      <IfMay permission="gifts:write">
        <GiftDialog>
          <RecordDonation projectId={id} translations={translations} />
        </GiftDialog>
      </IfMay>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { MomentPanel } from '../life/moment-panel.tsx'
import type { TypedMoment } from '../life/use-publishing.ts'
import type { useIssueState } from './use-issue-state.ts'

interface SendPanelProps {
  title: string
  typed: TypedMoment
  onType: (typed: Partial<TypedMoment>) => void
  change: ReturnType<typeof useIssueState>
  onClose: () => void
}

/** Asks from when on an issue goes to its readers. */
export const SendPanel = ({ title, change, ...panel }: SendPanelProps) => {
  const { t } = useTranslation('admin')
  return (
    <MomentPanel
      {...panel}
      texts={{ ...t('issues.send', { returnObjects: true }), title: t('issues.send.title', { title }) }}
      onNow={() => change({ state: 'sending' })}
      onSchedule={(sendAt) => change({ state: 'scheduled', sendAt })}
    />
  )
}

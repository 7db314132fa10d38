import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MomentPanel } from '../life/moment-panel.tsx'
import type { TypedMoment } from '../life/use-publishing.ts'
import type { useIssueState } from './use-issue-state.ts'

interface SendPanelProps {
  title: string
  change: ReturnType<typeof useIssueState>
  onClose: () => void
}

/** Asks from when on an issue goes to its readers. */
export const SendPanel = ({ title, change, onClose }: SendPanelProps) => {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState<TypedMoment>({ day: '', time: '09:00' })
  return (
    <MomentPanel
      texts={{ ...t('issues.send', { returnObjects: true }), title: t('issues.send.title', { title }) }}
      typed={typed}
      onType={(more) => setTyped((now) => ({ ...now, ...more }))}
      onNow={() => change({ state: 'sending' })}
      onSchedule={(sendAt) => change({ state: 'scheduled', sendAt })}
      onClose={onClose}
    />
  )
}

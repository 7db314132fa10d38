import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import { useIssueReadersQuery } from '../../generated/admin-operations.ts'
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

/** How many it would go to, in each language; nothing while nobody knows. */
const useReaders = (): string => {
  const { t } = useTranslation('admin')
  const { data, error } = useIssueReadersQuery({ fetchPolicy: 'network-only' })
  const found = data?.issueReaders
  if (!found) return error ? t('issues.send.unknown') : ''
  const of = (locale: Locale): number => found.find((each) => each.locale === locale)?.readers ?? 0
  return t('issues.send.readers', { en: of('en'), ka: of('ka') })
}

/** Asks from when on an issue goes to its readers, and says how many they are. */
export const SendPanel = ({ title, change, ...panel }: SendPanelProps) => {
  const { t } = useTranslation('admin')
  const readers = useReaders()
  const texts = t('issues.send', { returnObjects: true })
  return (
    <MomentPanel
      {...panel}
      texts={{
        ...texts,
        title: t('issues.send.title', { title }),
        text: `${readers} ${texts.text}`.trim(),
      }}
      onNow={() => change({ state: 'sending' })}
      onSchedule={(sendAt) => change({ state: 'scheduled', sendAt })}
    />
  )
}

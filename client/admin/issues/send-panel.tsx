import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import { useIssueReadersQuery, useLetterSettingsQuery } from '../../generated/admin-operations.ts'
import { MomentPanel } from '../life/moment-panel.tsx'
import type { TypedMoment } from '../life/use-publishing.ts'
import { sendingTime } from './sending-time.ts'
import type { useIssueState } from './use-issue-state.ts'

interface SendPanelProps {
  title: string
  typed: TypedMoment
  onType: (typed: Partial<TypedMoment>) => void
  change: ReturnType<typeof useIssueState>
  onClose: () => void
}

/** How many it would go to, in words and as a number; nothing while nobody knows. */
const useReaders = (): { said: string; count: number | null } => {
  const { t } = useTranslation('admin')
  const { data, error } = useIssueReadersQuery({ fetchPolicy: 'network-only' })
  const found = data?.issueReaders
  if (!found) return { said: error ? t('issues.send.unknown') : '', count: null }
  const of = (locale: Locale): number => found.find((each) => each.locale === locale)?.readers ?? 0
  const [en, ka] = [of('en'), of('ka')]
  return { said: t('issues.send.readers', { en, ka }), count: en + ka }
}

/** How long so many letters take, where the site sends them, in words. */
const useDuration = (readers: number | null): string => {
  const { t } = useTranslation('admin')
  const perMinute = useLetterSettingsQuery().data?.letterSettings?.perMinute ?? null
  if (perMinute === null || !readers) return ''
  const { unit, ...told } = sendingTime(readers, perMinute)
  return `${t(`issues.send.takes.${unit}`, { ...told, perMinute })} ${t('issues.send.takes.pauses')}`
}

/** Asks from when on an issue goes to its readers, and says how many they are and how long it takes. */
export const SendPanel = ({ title, change, ...panel }: SendPanelProps) => {
  const { t } = useTranslation('admin')
  const { said, count } = useReaders()
  const duration = useDuration(count)
  const texts = t('issues.send', { returnObjects: true })
  return (
    <MomentPanel
      {...panel}
      texts={{
        ...texts,
        title: t('issues.send.title', { title }),
        text: [said, duration, texts.text].filter(Boolean).join(' '),
        now: count ? t('issues.send.nowTo', { count }) : texts.now,
      }}
      onNow={() => change({ state: 'sending' })}
      onSchedule={(sendAt) => change({ state: 'scheduled', sendAt })}
    />
  )
}

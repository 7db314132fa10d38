import { useTranslation } from 'react-i18next'
import type { LifeInput } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { MomentPanel } from './moment-panel.tsx'
import type { Changed } from './use-life.ts'
import type { TypedMoment } from './use-publishing.ts'

interface PublishPanelProps {
  /** What is published. */
  title: string
  /** Whether it stands beside the form in which it is written, where there may be more than is saved. */
  isEdited?: boolean
  typed: TypedMoment
  onType: (typed: Partial<TypedMoment>) => void
  onPublish: (input: LifeInput, done: string) => Promise<Changed>
  onClose: () => void
}

/** Asks from when on everybody is shown a record. */
export const PublishPanel = ({ title, isEdited = false, onPublish, ...panel }: PublishPanelProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <MomentPanel
      {...panel}
      texts={{
        title: t('life.publish.title', { title }),
        text: t(isEdited ? 'life.publish.textSaved' : 'life.publish.text'),
        now: t('life.publish.now'),
        schedule: t('life.publish.schedule'),
        cancel: t('life.publish.cancel'),
      }}
      onNow={() => onPublish({ state: 'published' }, t('life.done.publish', { title }))}
      onSchedule={(publishedAt) => {
        const done = t('life.done.schedule', { title, moment: formatMoment(publishedAt, locale) })
        return onPublish({ state: 'scheduled', publishedAt }, done)
      }}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { FoldedText } from '../folded-text.tsx'

interface WrittenNoteProps {
  note: { text: string; writtenBy: string | null; writtenAt: string }
}

/** A note of the team, who wrote it and when. */
export const WrittenNote = ({ note: { text, writtenBy, writtenAt } }: WrittenNoteProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const name = writtenBy ?? t('notes.formerAccount')
  const when = formatMoment(writtenAt, locale)
  return (
    <>
      <FoldedText text={text} of={t('notes.of', { name, when })} />
      <p className="text-small text-ink-soft">
        {name} · <time dateTime={writtenAt}>{when}</time>
      </p>
    </>
  )
}

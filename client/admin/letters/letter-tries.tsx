import { useTranslation } from 'react-i18next'
import type { LetterRowFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'

interface LetterTriesProps {
  letter: Pick<LetterRowFragment, 'attempts' | 'triedAt' | 'nextTryAt'>
}

/** How often a letter was tried, when last, and when the next try is; nothing of one that was never tried. */
export const LetterTries = ({ letter: { attempts, triedAt, nextTryAt } }: LetterTriesProps) => {
  const { t } = useTranslation('admin')
  const language = useLocale()
  if (attempts === 0) return null
  // One whose moment has come waits for its turn among others.
  const isDue = nextTryAt !== null && new Date(nextTryAt) <= new Date()
  return (
    <div className="text-ink-soft">
      <p>
        {triedAt === null
          ? t('letters.tries', { count: attempts })
          : t('letters.triedOn', { count: attempts, moment: formatMoment(triedAt, language) })}
      </p>
      {nextTryAt !== null && (
        <p>
          {isDue ? t('letters.nextSoon') : t('letters.next', { moment: formatMoment(nextTryAt, language) })}
        </p>
      )}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { Given } from './gift-lines.ts'
import { useGivenWords } from './given-words.tsx'

interface SentAsProps {
  given: Given
  onSendAsAll: () => void
}

/** Says what a line was sent with, and is sent with again, where something else is said of it by now. */
export const SentAs = ({ given, onSendAsAll }: SentAsProps) => {
  const { t } = useTranslation('admin')
  const words = useGivenWords(given)
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-2 text-small">
      {t('addGifts.sentAs', words)}
      <button type="button" onClick={onSendAsAll} className="text-link inline-flex min-h-8 items-center">
        {t('addGifts.asAbove')}
      </button>
    </p>
  )
}

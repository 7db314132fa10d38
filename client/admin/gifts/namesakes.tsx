import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isOneOf, isWrittenSo, type Namesake } from './namesakes-of.ts'

interface NamesakesProps {
  namesakes: readonly Namesake[]
  /** The name that is typed. */
  typed: string
  /** Whether the gift waits for the answer. */
  isAsked: boolean
  onChoose: (donor: Namesake) => void
  onWriteNew: () => void
}

const answer = 'text-link inline-flex min-h-8 items-center font-semibold'

/**
 * Asks whether whoever is typed is somebody who gave before under the same name. Else they become another donor, where there
 * is anything that sets them apart.
 */
export const Namesakes = ({ namesakes, typed, isAsked, onChoose, onWriteNew }: NamesakesProps) => {
  const { t } = useTranslation('admin')
  const all = useRef<HTMLDivElement>(null)
  const isShown = isAsked && namesakes.length > 0
  // Whoever has gone on to another line meanwhile is not called back from it.
  useEffect(() => {
    const form = all.current?.closest('form')
    if (isShown && form?.contains(document.activeElement)) all.current?.querySelector('button')?.focus()
  }, [isShown])
  return (
    <div ref={all} aria-live="polite" className="text-small empty:hidden">
      {isShown && <p className="pt-1 font-semibold text-error">{t('addGifts.suggestions.asked')}</p>}
      {namesakes.map((donor) => (
        <p key={donor.id} className="flex flex-wrap items-center gap-x-3 pt-1 wrap-anywhere">
          {!isWrittenSo(donor, typed) && <b className="font-semibold">{donor.name}</b>}
          {donor.email === null
            ? t('addGifts.suggestions.sameName', { count: donor.donationCount })
            : t('addGifts.suggestions.same', { email: donor.email, count: donor.donationCount })}
          <button type="button" onClick={() => onChoose(donor)} className={answer}>
            {t('addGifts.suggestions.isThem')}
          </button>
        </p>
      ))}
      {isShown && isOneOf(namesakes, typed) && <p className="pt-1">{t('addGifts.suggestions.setApart')}</p>}
      {isShown && !isOneOf(namesakes, typed) && (
        <button type="button" onClick={onWriteNew} className={answer}>
          {t('addGifts.suggestions.isNew')}
        </button>
      )}
    </div>
  )
}

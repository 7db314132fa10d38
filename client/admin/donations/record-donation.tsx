import { HandCoins } from 'lucide-react'
import { use, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { pickText } from '../list/pick-text.ts'
import { GiftForm, type GivenTo, recordGiftId } from './gift-dialog.tsx'

/**
 * Opens the form of a gift. Closed without recording it, what was typed is there again when it opens next; and it is
 * open again for whoever had to sign in anew, or loaded the page anew, in the middle of it.
 */
export const RecordDonation = (project: GivenTo) => {
  const { t } = useTranslation('admin')
  const { projectId, translations } = project
  const { text: title } = pickText(translations, 'title', useLocale())
  const form = use(GiftForm)

  const goOn = useEffectEvent((): void => form.goOn(project))
  useEffect(() => goOn(), [])

  return (
    <button
      id={recordGiftId(projectId)}
      type="button"
      aria-haspopup="dialog"
      aria-label={t('donations.recordFor', { title })}
      onClick={() => form.ask(project)}
      className="text-link inline-flex min-h-8 items-center gap-1.5 text-left max-table:wrap-anywhere table:whitespace-nowrap lang-ka:table:whitespace-normal"
    >
      <HandCoins aria-hidden="true" className="size-4 shrink-0" />
      {t('donations.record')}
    </button>
  )
}

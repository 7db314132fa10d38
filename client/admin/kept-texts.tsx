import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../schema/locales.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { textsKeptAt } from '../lib/drafts.ts'
import { giftPaths } from '../lib/paths.ts'
import { personOf } from '../lib/session.ts'
import { useSession } from '../lib/use-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { TextArea } from '../ui/text-area.tsx'
import { toast } from '../ui/toasts.ts'
import { wordsOf } from './add-gifts/gift-lines.ts'
import { linesTypedBy } from './add-gifts/lines-store.ts'
import { chosenNames } from './gifts/entry-fields.ts'

/** The gifts somebody had begun to write down on the page for that. */
const giftsKeptAt = (person: string, place: string, locale: Locale): string[] => {
  const lines = place === giftPaths.add ? linesTypedBy(person) : null
  const words = lines && wordsOf(lines, locale)
  return words ? [words] : []
}

/** What somebody had typed at a page that is closed to them since, or has lost its forms: theirs to read and to copy, for as long as the tab is open. */
export const KeptTexts = ({ place }: { place: string }) => {
  const { t } = useTranslation('admin')
  const id = useId()
  const locale = useLocale()
  const person = personOf(useSession())
  const texts =
    person === null ? [] : [...textsKeptAt(person, place, chosenNames), ...giftsKeptAt(person, place, locale)]
  if (texts.length === 0) return null
  const all = texts.join('\n\n')

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(all)
      toast.success(t('closed.kept.copied'))
    } catch {
      toast.error(t('closed.kept.copyFailed'))
    }
  }

  return (
    <section aria-labelledby={id} className="grid w-full justify-items-start gap-3">
      <h2 id={id} className="text-h3 text-title">
        {t('closed.kept.title')}
      </h2>
      <p>{t('closed.kept.text')}</p>
      <TextArea label={t('closed.kept.label')} value={all} readOnly className="w-full" />
      <button type="button" onClick={copy} className={buttonClass('secondary', 'small')}>
        {t('closed.kept.copy')}
      </button>
    </section>
  )
}

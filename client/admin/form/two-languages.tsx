import { Check, CircleDashed } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, localesFrom } from '../../../schema/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

interface LanguageProps {
  locale: Locale
  /** What is written in the other language alone, by its labels; null while nothing is written in either. */
  missing: readonly string[] | null
  children: ReactNode
}

const Missing = ({ missing }: Pick<LanguageProps, 'missing'>) => {
  const { t } = useTranslation('admin')
  if (missing === null) return <p className="text-ink-soft">{t('form.oneIsEnough')}</p>
  if (missing.length === 0) {
    return (
      <p className="flex items-start gap-2 text-ink-soft">
        <Check aria-hidden="true" className="mt-1 size-4 shrink-0" />
        {t('form.complete')}
      </p>
    )
  }
  return (
    <>
      <p className="flex items-start gap-2 font-semibold text-ochre-800">
        <CircleDashed aria-hidden="true" className="mt-1 size-4 shrink-0" />
        {t('form.missing', { fields: missing.join(', ') })}
      </p>
      <p className="text-ink-soft">{t('form.fallback')}</p>
    </>
  )
}

const Language = ({ locale, missing, children }: LanguageProps) => {
  const { t } = useTranslation('admin')
  const missingId = useId()
  return (
    <fieldset
      aria-describedby={missingId}
      className="min-w-0 rounded-card border border-line bg-surface px-5 pt-4 pb-6 shadow-card sm:px-6"
    >
      <legend className="float-left w-full font-serif text-h3 font-semibold text-title">
        {t(`form.languages.${locale}`)}
      </legend>
      <div id={missingId} className="clear-both pt-1 text-small">
        <Missing missing={missing} />
      </div>
      <div className="mt-3 grid gap-5">{children}</div>
    </fieldset>
  )
}

interface TwoLanguagesProps {
  /** What is written so far, by language, under the labels of the fields in the order of the screen. */
  written: (locale: Locale) => Record<string, string>
  /** The fields of one language. */
  children: (locale: Locale) => ReactNode
}

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === ''

const missingIn = (locale: Locale, written: TwoLanguagesProps['written']): string[] | null => {
  const own = written(locale)
  const other = written(locale === 'en' ? 'ka' : 'en')
  const labels = Object.keys(own)
  const isEmpty = labels.every((label) => isBlank(own[label]) && isBlank(other[label]))
  return isEmpty ? null : labels.filter((label) => isBlank(own[label]) && !isBlank(other[label]))
}

/**
 * The same fields in both languages side by side, one below the other on a phone, with what is missing marked; the
 * reader's own language first.
 */
export const TwoLanguages = ({ written, children }: TwoLanguagesProps) => {
  const reader = useLocale()
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {localesFrom(reader).map((locale) => (
        <Language key={locale} locale={locale} missing={missingIn(locale, written)}>
          {children(locale)}
        </Language>
      ))}
    </div>
  )
}

import { Check, CircleDashed } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, localesFrom } from '../../../schema/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** A text of one language, as it stands by now. */
export interface WrittenText {
  label: string
  text: string
  /** Whether it must be there in one of the languages. */
  isRequired: boolean
}

interface MissingTexts {
  labels: string[]
  /** Whether readers see one of them in the other language meanwhile. */
  isInOther: boolean
}

interface LanguageProps {
  locale: Locale
  /** What readers have for what is missing; the other language where nothing is said. */
  fallback: string | undefined
  /** What is to be written in it; null while nothing is written in either. */
  missing: MissingTexts | null
  children: ReactNode
}

const Missing = ({ missing, fallback }: Pick<LanguageProps, 'missing' | 'fallback'>) => {
  const { t } = useTranslation('admin')
  if (missing === null) return <p className="text-ink-soft">{t('form.oneIsEnough')}</p>
  if (missing.labels.length === 0) {
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
        {t('form.missing', { fields: missing.labels.join(', ') })}
      </p>
      {missing.isInOther && <p className="text-ink-soft">{fallback ?? t('form.fallback')}</p>}
    </>
  )
}

const Language = ({ locale, fallback, missing, children }: LanguageProps) => {
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
        <Missing missing={missing} fallback={fallback} />
      </div>
      <div className="mt-3 grid gap-5">{children}</div>
    </fieldset>
  )
}

interface TwoLanguagesProps {
  fallback?: string | undefined
  /** What is written so far in a language; in both the same fields, in the order of the screen. */
  written: (locale: Locale) => WrittenText[]
  /** The fields of one language. */
  children: (locale: Locale) => ReactNode
}

const isBlank = (written: WrittenText | undefined): boolean => (written?.text ?? '').trim() === ''

/** What is blank in this language, and must be there in one of them or is there in the other. */
const missingIn = (locale: Locale, written: TwoLanguagesProps['written']): MissingTexts | null => {
  const [own, other] = [written(locale), written(locale === 'en' ? 'ka' : 'en')]
  if (own.every(isBlank) && other.every(isBlank)) return null
  const blank = own.flatMap((text, index) =>
    isBlank(text) ? [{ ...text, isInOther: !isBlank(other[index]) }] : [],
  )
  const missing = blank.filter(({ isRequired, isInOther }) => isRequired || isInOther)
  return { labels: missing.map(({ label }) => label), isInOther: missing.some(({ isInOther }) => isInOther) }
}

/**
 * The same fields in both languages side by side, one below the other on a phone, with what is missing marked; the
 * reader's own language first.
 */
export const TwoLanguages = ({ fallback, written, children }: TwoLanguagesProps) => {
  const reader = useLocale()
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {localesFrom(reader).map((locale) => (
        <Language key={locale} locale={locale} fallback={fallback} missing={missingIn(locale, written)}>
          {children(locale)}
        </Language>
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useChangeLanguage } from './change-language.ts'
import { useLocale } from './use-locale.ts'

const languages = [
  { locale: 'ka', short: 'GEO', name: 'ქართული' },
  { locale: 'en', short: 'ENG', name: 'English' },
] as const

export const LanguageToggle = () => {
  const { t } = useTranslation()
  const current = useLocale()
  const changeLanguage = useChangeLanguage()
  return (
    <fieldset
      aria-label={t('shell.language')}
      className="inline-flex rounded-pill border-[1.5px] border-line-strong p-[2px]"
    >
      {languages.map(({ locale, short, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={`${short} ${name}`}
          aria-pressed={locale === current}
          onClick={() => changeLanguage(locale)}
          className="min-h-7 min-w-10.5 rounded-pill px-2 text-[0.75rem] leading-none font-semibold text-ink-soft aria-pressed:bg-forest-800 aria-pressed:text-on-fill"
        >
          {short}
        </button>
      ))}
    </fieldset>
  )
}

import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withoutClickMarks } from '../../schema/click-marks.ts'
import { type Locale, localeParameter } from '../../schema/locales.ts'
import { useAwake } from '../lib/use-awake.ts'
import { LinkedButton } from '../ui/linked-button.tsx'
import { useChangeLanguage } from './change-language.ts'
import { prepareTexts } from './load-texts.ts'
import { useLocale } from './use-locale.ts'

const languages = [
  { locale: 'ka', short: 'GEO', name: 'ქართული' },
  { locale: 'en', short: 'ENG', name: 'English' },
] as const

export const LanguageToggle = () => {
  const { t } = useTranslation()
  const { search } = useLocation()
  const current = useLocale()
  const isAwake = useAwake()
  const changeLanguage = useChangeLanguage()

  const hrefIn = (locale: Locale): string => {
    // As the server draws it, which draws one page for all who come by such links.
    const query = new URLSearchParams(withoutClickMarks(search))
    query.set(localeParameter, locale)
    return `?${query}`
  }
  return (
    <fieldset
      aria-label={t('shell.language')}
      className="inline-flex rounded-pill border-[1.5px] border-line-strong p-[2px]"
    >
      {languages.map(({ locale, short, name }) => {
        const isCurrent = locale === current
        return (
          <LinkedButton
            key={locale}
            href={hrefIn(locale)}
            lang={locale}
            aria-label={`${short} ${name}`}
            aria-pressed={isAwake ? isCurrent : undefined}
            aria-current={isCurrent && !isAwake ? 'true' : undefined}
            onClick={() => changeLanguage(locale)}
            onPointerEnter={() => prepareTexts(locale)}
            onFocus={() => prepareTexts(locale)}
            className={`inline-grid min-h-7 min-w-10.5 place-items-center rounded-pill px-2 text-[0.75rem] leading-none font-semibold ${isCurrent ? 'bg-forest-800 text-on-fill' : 'text-ink-soft'}`}
          >
            {short}
          </LinkedButton>
        )
      })}
    </fieldset>
  )
}

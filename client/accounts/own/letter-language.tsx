import { type SyntheticEvent, useState } from 'react'
import { type Locale, languageNames, locales } from '../../../schema/locales.ts'
import { useChooseLetterLanguageMutation } from '../../generated/own-account-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useServerText } from '../../i18n/use-problem-text.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { useSecurityTexts } from './use-security-texts.ts'

interface LetterLanguageProps {
  /** In which they come by now, chosen or not. */
  locale: Locale
  /** Reads it again. */
  onChanged: () => Promise<unknown>
}

/** In which language somebody is written to, whatever the page is read in. */
export const LetterLanguage = ({ locale, onChanged }: LetterLanguageProps) => {
  const { language: texts } = useSecurityTexts()
  const serverText = useServerText()
  const reading = useLocale()
  const [pressed, setPressed] = useState<Locale | null>(null)
  const [choose] = useChooseLetterLanguageMutation()
  const press = useSingleFlight(async (_press: SyntheticEvent, next: Locale) => {
    setPressed(next)
    try {
      await choose({ variables: { locale: next } })
      toast.success(texts.chosen[next])
    } catch (error) {
      // Where the answer was lost on its way, what came of it the account says.
      if (!isSessionEnd(error)) toast.error(problemOf(error) === null ? texts.uncertain : serverText(error))
    }
    await onChanged()
    setPressed(null)
  })
  const chosen = pressed ?? locale
  return (
    <fieldset className="mt-12">
      <legend className="mb-1 font-serif text-h3 font-semibold text-title">{texts.title}</legend>
      <p className="mb-4 text-ink-soft">{texts.hint}</p>
      <div className="flex flex-wrap gap-3">
        {locales.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === chosen}
            onClick={(event) => press(event, each)}
            className={buttonClass(each === chosen ? 'primary' : 'secondary')}
          >
            {languageNames[each][reading]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

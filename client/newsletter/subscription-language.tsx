import { type SyntheticEvent, useState } from 'react'
import { type Locale, locales } from '../../schema/locales.ts'
import { useChangeSubscriptionLanguageMutation } from '../generated/operations.ts'
import { useServerText } from '../i18n/use-problem-text.ts'
import { problemOf } from '../lib/problem.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { buttonClass } from '../ui/button-class.ts'
import { toast } from '../ui/toasts.ts'
import { languageChanged, useSubscriptionTexts } from './use-subscription-texts.ts'

interface SubscriptionLanguageProps {
  locale: Locale
  token: string
  /** The link is good no longer. */
  onGone: () => void
}

/** In which language the newsletter comes, whatever the page is read in. */
export const SubscriptionLanguage = ({ locale, token, onGone }: SubscriptionLanguageProps) => {
  const texts = useSubscriptionTexts()
  const serverText = useServerText()
  const [chosen, setChosen] = useState(locale)
  const [change] = useChangeSubscriptionLanguageMutation()
  const choose = useSingleFlight(async (_choice: SyntheticEvent, next: Locale) => {
    if (next === chosen) return
    const before = chosen
    setChosen(next)
    try {
      await change({ variables: { token, locale: next } })
      toast.success(languageChanged(next))
    } catch (error) {
      setChosen(before)
      const problem = problemOf(error)
      if (problem?.code === 'not_found') onGone()
      else toast.error(problem === null ? texts.uncertain : serverText(error))
    }
  })
  return (
    <fieldset>
      <legend className="pb-2 text-small font-semibold">{texts.language.legend}</legend>
      <div className="flex flex-wrap gap-3">
        {locales.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === chosen}
            onClick={(event) => choose(event, each)}
            className={buttonClass(each === chosen ? 'primary' : 'secondary', 'small')}
          >
            {texts.language[each]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

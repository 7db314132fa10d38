import type { FragmentType } from '@apollo/client'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { letterTroubles } from '../../../schema/letter-troubles.ts'
import { letterKinds } from '../../../schema/letters.ts'
import type { LetterRowFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { langOf } from '../../lib/lang-of.ts'
import { unmask } from '../../lib/unmask.ts'
import { useDisclosure } from '../../ui/disclosure.tsx'
import { ChoiceBox } from '../many/choice-box.tsx'
import type { Choice } from '../many/use-choice.ts'
import { LetterPreviews } from './letter-previews.tsx'
import { LetterStateMark } from './letter-state-mark.tsx'
import { LetterTries } from './letter-tries.tsx'
import { SendAgain } from './send-again.tsx'
import { SetAside } from './set-aside.tsx'

interface LetterRowProps {
  letter: FragmentType<LetterRowFragment>
  /** Chooses some of them; nothing for whoever may only look. */
  choice: Choice<LetterRowFragment> | null
  /** Whether the site sends letters at all. */
  isSending: boolean
  onChanged: () => Promise<void>
}

/** To whom the site has written what for, and what became of it; a press further, what it says. */
export const LetterRow = ({ letter: masked, choice, isSending, onChanged }: LetterRowProps) => {
  const { t } = useTranslation('admin')
  const language = useLocale()
  const { button, region, isOpen } = useDisclosure()
  const letter = unmask(masked)
  const { kind, recipient, eventTitle, locale, state, answer, trouble, writtenAt, dismissedAt } = letter
  return (
    <article className={`px-5 py-3.5 ${isOpen ? 'bg-ochre-300/20' : ''}`}>
      <div className="grid items-baseline gap-x-4 gap-y-1 text-small table:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.6fr)_10rem]">
        <div className="flex gap-3.5">
          {choice && <ChoiceBox choice={choice} record={letter} name={recipient} />}
          <div className="min-w-0">
            <h2 className="font-sans text-small font-semibold wrap-anywhere">{recipient}</h2>
            <p className="text-ink-soft">{letterKinds[kind].label[language]}</p>
            {eventTitle !== null && (
              <p lang={langOf(eventTitle, language)} className="wrap-anywhere">
                {eventTitle}
              </p>
            )}
          </div>
        </div>
        <div className="text-ink-soft">
          <time dateTime={writtenAt} className="block tabular-nums">
            {formatMoment(writtenAt, language)}
          </time>
          <p>{t(`letters.in.${locale}`)}</p>
        </div>
        <div className="grid justify-items-start gap-1">
          <LetterStateMark state={state} />
          {dismissedAt !== null && (
            <p className="text-ink-soft">
              {t('letters.aside.state')}: {formatMoment(dismissedAt, language)}
            </p>
          )}
          {trouble && <p>{letterTroubles[trouble].label[language]}</p>}
          <LetterTries letter={letter} />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 table:flex-col table:items-end">
          <button
            type="button"
            {...button}
            aria-label={t('letters.openNamed', { recipient })}
            className="text-link group inline-flex min-h-8 items-center gap-1.5 text-left"
          >
            {t('letters.open')}
            <ChevronDown aria-hidden="true" className="size-4 group-aria-expanded:rotate-180" />
          </button>
          <SendAgain letter={letter} isSending={isSending} onChanged={onChanged} />
          <SetAside letter={letter} onChanged={onChanged} />
        </div>
      </div>
      <div {...region} className="mt-3 text-small">
        {isOpen && (
          <>
            {trouble && answer !== null && (
              <p className="mb-3 text-ink-soft wrap-anywhere">
                {t('letters.answer')} <span lang="en">{answer}</span>
              </p>
            )}
            <LetterPreviews letter={letter} />
          </>
        )}
      </div>
    </article>
  )
}

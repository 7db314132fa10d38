import { Check } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { ThankedFrom } from './thanked-from.tsx'
import { useGiftTexts } from './use-giving-texts.ts'

interface NameThanksProps {
  /** What was answered; null where nobody has answered yet. */
  isThanked: boolean | null
  /** From which sum on one is thanked by name, in lari; null where nobody is. */
  from: number | null
  /** How much was given, in lari. */
  given: number
  /** What came of the last press. */
  said: string
  onSay: (thanked: boolean) => void
}

const answers = [
  { thanked: true, answer: 'yes' },
  { thanked: false, answer: 'no' },
] as const

/** Whether one is thanked by name: two answers of the same weight, and one press from either to the other. */
export const NameThanks = ({ isThanked, from, given, said, onSay }: NameThanksProps) => {
  const texts = useGiftTexts().thanks
  const question = useId()
  const hint = useId()
  return (
    <Card className="px-5 py-5 sm:px-6.5 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a gap in its edge. */}
      <div role="group" aria-labelledby={question} aria-describedby={hint}>
        <h3 id={question} className="text-h3 text-title">
          {texts.question}
        </h3>
        <p id={hint} className="mt-1.5 text-small text-ink-soft">
          {texts.hint}
          {from !== null && (
            <>
              {' '}
              <ThankedFrom from={from} lari={given} />
            </>
          )}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {answers.map(({ thanked, answer }) => (
            <button
              key={answer}
              type="button"
              aria-pressed={isThanked === thanked}
              onClick={() => onSay(thanked)}
              className={buttonClass(isThanked === thanked ? 'primary' : 'secondary', 'small')}
            >
              {isThanked === thanked && <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />}
              {texts[answer]}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className="mt-3 text-small empty:hidden">
        {said}
      </p>
    </Card>
  )
}

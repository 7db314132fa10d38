import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { type Step, steps } from './typed-gift.ts'
import { useGivingTexts } from './use-giving-texts.ts'
import { useStepAddress } from './use-step.ts'

interface GiveStepProps {
  step: Step
  /** The step that is open. */
  open: Step
  title: string
  /** Of the step that is open. */
  heading: Ref<HTMLHeadingElement>
  /** What has been answered, once it is done. */
  answer: ReactNode
  children: ReactNode
}

const discs = {
  done: 'bg-forest-100 text-forest-700',
  open: 'bg-forest-800 text-on-fill',
  next: 'border-2 border-dashed border-line-strong text-ink-soft',
} as const

/** One step of the form: to be done, open, or folded into its answer. What is typed stays in the folded ones. */
export const GiveStep = ({ step, open, title, heading, answer, children }: GiveStepProps) => {
  const texts = useGivingTexts()
  const addressOf = useStepAddress()
  const [index, openIndex] = [steps.indexOf(step), steps.indexOf(open)]
  const state = index < openIndex ? 'done' : index === openIndex ? 'open' : 'next'
  const id = `step-${step}`
  const { done } = texts.steps[step]
  return (
    <section
      id={step}
      aria-labelledby={id}
      className="scroll-mt-4 border-line px-4 py-5 not-first:border-t sm:px-7.5"
    >
      <div className="flex items-center gap-x-3.5 gap-y-2 max-sm:flex-wrap">
        <span
          aria-hidden="true"
          className={`grid size-8.5 shrink-0 place-items-center self-start rounded-pill font-semibold tabular-nums forced-colors:border-2 ${discs[state]}`}
        >
          {state === 'done' ? <Check className="size-4.5" strokeWidth={2.5} /> : index + 1}
        </span>
        <div className={`min-w-0 flex-1 ${state === 'done' ? 'max-[22.5rem]:basis-[calc(100%-3rem)]' : ''}`}>
          <h2
            id={id}
            ref={state === 'open' ? heading : null}
            tabIndex={-1}
            className={
              state === 'open'
                ? 'text-h3 text-title outline-none'
                : state === 'done'
                  ? 'font-sans text-small font-normal tracking-normal text-ink-soft outline-none'
                  : 'font-sans text-body font-semibold tracking-normal text-ink-soft outline-none'
            }
          >
            {state === 'done' ? `${index + 1}. ${done}` : title}
          </h2>
          {state === 'done' && <div className="wrap-anywhere">{answer}</div>}
        </div>
        {state === 'open' && (
          <p className="shrink-0 text-small text-ink-soft max-sm:order-first max-sm:basis-full">
            {texts.step(index + 1, steps.length)}
          </p>
        )}
        {state === 'done' && (
          <Link
            to={addressOf(step)}
            aria-label={`${texts.change}: ${done}`}
            preventScrollReset
            className="inline-flex min-h-8 shrink-0 items-center text-small font-semibold text-link max-[22.5rem]:ml-12"
          >
            {texts.change}
          </Link>
        )}
      </div>
      <div hidden={state !== 'open'} className="pt-5">
        {children}
      </div>
    </section>
  )
}

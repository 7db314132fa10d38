import { CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrorText } from '../../i18n/use-field-error-text.ts'
import { dayAtCharity, momentAtCharity } from '../../lib/day-at-charity.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import type { Changed } from './use-life.ts'
import type { TypedMoment } from './use-publishing.ts'

interface MomentPanelProps {
  texts: { title: string; text: string; now: string; schedule: string; cancel: string }
  typed: TypedMoment
  onType: (typed: Partial<TypedMoment>) => void
  onNow: () => Promise<Changed>
  /** From an instant on, ISO 8601. */
  onSchedule: (moment: string) => Promise<Changed>
  onClose: () => void
}

/** Asks from when on something shall be so: from now on, or from a moment that is still to come. */
export const MomentPanel = ({
  texts,
  typed: { day, time },
  onType,
  onNow,
  onSchedule,
  onClose,
}: MomentPanelProps) => {
  const { t } = useTranslation('admin')
  const fieldErrorText = useFieldErrorText()
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const dayField = useRef<HTMLInputElement>(null)
  const timeField = useRef<HTMLInputElement>(null)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const moment = momentAtCharity(day, time)
  const isToCome = moment !== null && moment.getTime() > Date.now()
  const today = dayAtCharity(new Date())
  const isDayWrong = moment === null ? day === '' : day < today
  const isTimeWrong = time === '' ? day !== '' : day === today && !isToCome
  const dayLabel = t('life.publish.day')
  const timeLabel = t('life.publish.time')
  const dayError = day === '' ? fieldErrorText('required', dayLabel) : t('life.publish.dayPassed')
  const timeError = time === '' ? fieldErrorText('required', timeLabel) : t('life.publish.timePassed')

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  /** What was typed stays until it is written. */
  const write = useSingleFlight(async (change: () => Promise<Changed>): Promise<void> => {
    setFailure(null)
    const { isSettled, failure: why } = await change()
    setFailure(why)
    if (isSettled) onClose()
  })

  const schedule = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (moment === null || !isToCome) return (isTimeWrong ? timeField : dayField).current?.focus()
    await write(() => onSchedule(moment.toISOString()))
  }

  return (
    <section
      ref={panel}
      aria-labelledby={headingId}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="scroll-mt-20 scroll-mb-4 rounded-field border border-line bg-paper px-4 py-4 sm:px-5"
    >
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="font-sans text-body font-semibold outline-none"
      >
        {texts.title}
      </h2>
      <p className="text-small text-ink-soft">{texts.text}</p>
      <div role="alert" className="empty:hidden">
        {failure !== null && (
          <p className="mt-3 flex items-start gap-2.5 rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3 text-small text-error">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {failure}
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-x-8 gap-y-4">
        <button type="button" onClick={() => write(onNow)} className={buttonClass('primary', 'small')}>
          {texts.now}
        </button>
        <Form onSubmit={schedule} className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <Field
            ref={dayField}
            label={dayLabel}
            error={isTried && isDayWrong ? dayError : undefined}
            type="date"
            min={today}
            value={day}
            onChange={(event) => onType({ day: event.target.value })}
            className="w-44"
          />
          <Field
            ref={timeField}
            label={timeLabel}
            error={isTried && isTimeWrong ? timeError : undefined}
            type="time"
            value={time}
            onChange={(event) => onType({ time: event.target.value })}
            className="w-36"
          />
          <button type="submit" className={buttonClass('secondary', 'small')}>
            {texts.schedule}
          </button>
        </Form>
        <button type="button" onClick={onClose} className="text-link min-h-10">
          {texts.cancel}
        </button>
      </div>
    </section>
  )
}

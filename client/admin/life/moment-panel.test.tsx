// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '../../../schema/locales.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { MomentPanel } from './moment-panel.tsx'

const onSchedule = vi.fn(async () => ({ isSettled: true, failure: null }))

const texts = { title: 'Publish', text: '', now: 'Now', schedule: 'Schedule', cancel: 'Not yet' }

const Panel = ({ day, time }: { day: string; time: string }) => {
  const [typed, setTyped] = useState({ day, time })
  return (
    <MomentPanel
      texts={texts}
      typed={typed}
      onType={(more) => setTyped({ ...typed, ...more })}
      onNow={onSchedule}
      onSchedule={onSchedule}
      onClose={() => {}}
    />
  )
}

const words = {
  en: { day: 'Day', time: 'Time in Tbilisi' },
  ka: { day: 'დღე', time: 'დრო (თბილისი)' },
} as const

/** What is said at the day and at the time once it is asked for, and which of them has the focus. */
const askedFor = (day: string, time: string, locale: Locale = 'en') => {
  renderAdmin(<Panel day={day} time={time} />, locale)
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  const fields = [words[locale].day, words[locale].time].map((label) => screen.getByLabelText(label))
  const said = fields.map((field) =>
    field.getAttribute('aria-invalid') === 'true'
      ? document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
      : null,
  )
  return { said, focused: fields.indexOf(document.activeElement as HTMLElement) }
}

/** 10:00 in Tbilisi. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T06:00:00.000Z'), toFake: ['Date'] })
  onSchedule.mockClear()
})

describe('when something is asked for at a moment', () => {
  test('a time that has passed today is what is wrong, and not the day', () => {
    expect(askedFor('2026-11-28', '00:01')).toEqual({
      said: [null, 'This time has passed today. Choose a later one.'],
      focused: 1,
    })
  })

  test('the same is said in Georgian', () => {
    expect(askedFor('2026-11-28', '00:01', 'ka').said).toEqual([
      null,
      'დღეს ეს დრო უკვე გავიდა. აირჩიე უფრო გვიანი.',
    ])
  })

  test('a day that is over is what is wrong, whatever the time', () => {
    expect(askedFor('2026-11-27', '23:59')).toEqual({
      said: ['This day is over. Choose today or a day to come.', null],
      focused: 0,
    })
  })

  test('what is missing is asked for', () => {
    expect(askedFor('2026-11-28', '')).toMatchObject({
      said: [null, expect.stringContaining('Time')],
      focused: 1,
    })
    expect(onSchedule).not.toHaveBeenCalled()
  })

  test('a later time of the same day is taken', () => {
    askedFor('2026-11-28', '10:01')
    expect(onSchedule).toHaveBeenCalledWith('2026-11-28T06:01:00.000Z')
  })
})

import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../schema/event-end.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity, timeAtCharity } from '../../lib/day-at-charity.ts'
import { readLaunches } from '../../lib/load-launches.ts'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'
import type { AskBefore } from '../life/step-question.ts'
import { pickText } from '../list/pick-text.ts'

interface Attended {
  date: string | null
  startsAt: string | null
  endsAt: string | null
  /** How many have a place, and how many wait; null to whoever may not know. */
  taken: number | null
  waiting: number | null
  translations: Parameters<typeof pickText<'title'>>[0]
}

/** Before an event is off for people who have signed up for it: says how many, and whether they are written to. */
export const useAskBefore = <Shown extends Attended>(
  isEnded: (event: Shown) => boolean,
): AskBefore<Shown> => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const delivery = useLetterDelivery()

  const signedUpFor = (event: Shown): number => {
    const now = new Date()
    const clock = { day: dayAtCharity(now), time: timeAtCharity(now) }
    return isEnded(event) || isOver(event, clock) ? 0 : (event.taken ?? 0) + (event.waiting ?? 0)
  }

  return (step, events) => {
    if (step !== 'end' && step !== 'delete') return null
    // Of what has no day nobody is told that it ends, as it may have been.
    const concerned = step === 'end' ? events.filter(({ date }) => date !== null) : events
    const count = concerned.map(signedUpFor).reduce((sum, each) => sum + each, 0)
    if (count === 0) return null
    const isLaunched = readLaunches(apollo)?.events !== false
    const isWritten = isLaunched && (delivery === undefined || delivery === 'sent')
    const [event] = events
    const title =
      event && events.length === 1
        ? t(`events.off.${step}.one`, { title: pickText(event.translations, 'title', locale).text })
        : t(`events.off.${step}.many`, { count: events.length })
    return {
      title,
      text: t(isWritten ? 'events.off.written' : 'events.off.unwritten', { count }),
      confirm: t(isWritten ? `events.off.${step}.write` : `events.off.${step}.do`),
    }
  }
}

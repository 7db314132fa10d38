import { useTranslation } from 'react-i18next'
import { mostCounted } from '../../../schema/limits.ts'
import type { AdminWaitingQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { dayAtCharity, daysBetween } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'
import { adminPaths, messagePaths } from '../../lib/paths.ts'
import { percentOf } from '../../lib/percent-of.ts'
import { recordPath } from '../search/found-paths.ts'
import { useMay } from '../use-may.ts'

export type Waiting = NonNullable<AdminWaitingQuery['waiting']>[number]

interface WaitingWords {
  sentence: string
  detail: string
  verb: 'answer' | 'read' | 'write' | 'open' | 'look'
  /** Where it is done. */
  to: string
}

/** Where among the letters those are that wait for somebody. */
const letterFilters = { failedLetter: 'failed', doubtfulLetter: 'doubtful', heldLetter: 'waiting' } as const

const isOfLetters = (need: Waiting['need']): need is keyof typeof letterFilters => need in letterFilters

/** What waits in a sentence, with the one verb for it, for whoever may do it; others look. */
export const useWaitingWords = (now: Date): ((waiting: Waiting) => WaitingWords) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const today = dayAtCharity(now)

  /** The oldest is opened, in the list of those that wait with it. */
  const ofMessages = ({ count, id, title, since, excerpt }: Waiting): WaitingWords => {
    const days = since === null ? 0 : Math.max(0, daysBetween(dayAtCharity(new Date(since)), today))
    const oldest = { title, excerpt: excerpt ?? '' }
    return {
      sentence:
        count === null
          ? t('start.sentence.answerMany', { most: mostCounted })
          : t('start.sentence.answer', { count }),
      detail:
        days === 0
          ? t('start.detail.answerToday', oldest)
          : t('start.detail.answer', { ...oldest, count: days }),
      verb: may('messages:write') ? 'answer' : 'read',
      to: `${messagePaths.message(id)}?box=new&direction=asc`,
    }
  }

  const ofPledges = ({ count, title, since }: Waiting): WaitingWords => ({
    sentence:
      count === null
        ? t('start.sentence.pledgeMany', { most: mostCounted })
        : t('start.sentence.pledge', { count }),
    detail: t('start.detail.pledge', {
      title,
      day: since === null ? '' : formatDay(dayAtCharity(new Date(since)), locale),
    }),
    verb: may('gifts:write') ? 'open' : 'look',
    to: `${adminPaths('pledges').list}?filter=awaitedTransfer`,
  })

  const ofOtherSums = ({ count, title, since }: Waiting): WaitingWords => ({
    sentence:
      count === null
        ? t('start.sentence.otherSumMany', { most: mostCounted })
        : t('start.sentence.otherSum', { count }),
    detail: t('start.detail.otherSum', {
      title,
      day: since === null ? '' : formatDay(dayAtCharity(new Date(since)), locale),
    }),
    verb: may('gifts:write') ? 'open' : 'look',
    to: `${adminPaths('pledges').list}?filter=cameInstead`,
  })

  const ofLetters = (need: keyof typeof letterFilters, { count, title, since }: Waiting): WaitingWords => ({
    sentence:
      count === null
        ? t(`start.sentence.${need}Many`, { most: mostCounted })
        : t(`start.sentence.${need}`, { count }),
    detail: t(`start.detail.${need}`, {
      title,
      day: since === null ? '' : formatDay(dayAtCharity(new Date(since)), locale),
    }),
    verb: 'look',
    to: `${adminPaths('letters').list}?filter=${letterFilters[need]}`,
  })

  /** One has a page of its own; several are a list, and the oldest of it the first. */
  const ofWritings = ({ need, room, count, id, title, since }: Waiting): WaitingWords => {
    const isDraft = need === 'publication'
    const kind = isDraft ? 'publication' : 'translation'
    const of = room === 'events' ? 'events' : 'projects'
    const filter = isDraft ? 'draft' : 'untranslated'
    const day = since === null ? '' : formatDay(dayAtCharity(new Date(since)), locale)
    return {
      sentence:
        count === null
          ? t(`start.sentence.${kind}.many`, { most: mostCounted })
          : t(`start.sentence.${kind}.${of}`, { count }),
      detail: t('start.detail.written', { title, day }),
      verb: isDraft ? 'read' : may('content:write') ? 'write' : 'look',
      to:
        count === 1
          ? recordPath(of, id, may)
          : `${adminPaths(of).list}?${new URLSearchParams({ filter, direction: 'asc' })}`,
    }
  }

  const ofProject = ({ need, id, title, endDate, raised, goal }: Waiting): WaitingWords => {
    const [given, wanted] = [raised ?? 0, goal ?? 0]
    const left = Math.max(0, Math.round((wanted - given) * 100) / 100)
    const count = endDate === null ? 0 : daysBetween(today, endDate)
    const isReached = left === 0
    const sentences = {
      end: () =>
        count > 0 ? t('start.sentence.end', { count, title }) : t('start.sentence.endToday', { title }),
      goal: () => t('start.sentence.goal', { title }),
      nearGoal: () => t('start.sentence.nearGoal', { title }),
    }
    const kind = need === 'end' || need === 'goal' ? need : 'nearGoal'
    return {
      sentence: sentences[kind](),
      detail: isReached
        ? t(may('content:write') ? 'start.detail.reached' : 'start.detail.reachedRead', {
            goal: wanted,
            percent: percentOf(given, wanted),
          })
        : t('start.detail.toGo', { left, goal: wanted }),
      verb: !may('content:write') ? 'look' : kind === 'goal' ? 'write' : 'open',
      to: recordPath('projects', id, may),
    }
  }

  return (waiting) => {
    if (waiting.need === 'answer') return ofMessages(waiting)
    if (waiting.need === 'pledge') return ofPledges(waiting)
    if (waiting.need === 'otherSum') return ofOtherSums(waiting)
    if (isOfLetters(waiting.need)) return ofLetters(waiting.need, waiting)
    if (waiting.need === 'publication' || waiting.need === 'translation') return ofWritings(waiting)
    return ofProject(waiting)
  }
}

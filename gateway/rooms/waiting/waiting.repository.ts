import type { EntityManager } from 'typeorm'
import { contactMessage } from '../../../schema/contacts.ts'
import { ownLetterAnswers } from '../../../schema/letter-troubles.ts'
import { type LetterState, letter } from '../../../schema/letters.ts'
import { mostCounted } from '../../../schema/limits.ts'
import { localizedFields, type Model, namesOf } from '../../../schema/model.ts'
import { pledge } from '../../../schema/pledges.ts'
import { project } from '../../../schema/projects.ts'
import {
  heldLetterMinutes,
  nearEndDays,
  nearGoalShare,
  type WaitingNeed,
  type WaitingPart,
  type WaitingRoom,
  type WrittenRoom,
  writings,
} from '../../../schema/waiting.ts'
import { oldestAwaitedTransfers } from '../../database/awaited-pledges.ts'
import { isUnsettled } from '../../database/came-beside.ts'
import { Conditions } from '../../database/conditions.ts'
import { columnOf, readAs, tableOf, untranslated } from '../../models/columns.ts'
import { excerptOf } from '../../models/found.ts'
import { isOnGoing, type Present } from '../../models/life.ts'
import type { Waiting } from './waiting.ts'

/** Of all projects that are near their goal or their end so many are told, the one that ends first before others. */
const mostProjects = 10

/** How much of a message is read, in characters. */
const mostRead = 300

interface Row extends Omit<Waiting, 'title'> {
  titleEn: string | null
  titleKa: string | null
}

const toWaiting = ({ titleEn, titleKa, count, excerpt, ...row }: Row): Waiting => ({
  ...row,
  count: count !== null && count > mostCounted ? null : count,
  title: { en: titleEn, ka: titleKa },
  excerpt: excerpt === null ? null : excerptOf(excerpt),
})

/** The record that has waited longest of those that meet a condition, and how many they are. */
const oldest = (
  need: WaitingNeed,
  room: WaitingRoom,
  model: Model,
  where: string,
  [en, ka]: readonly string[],
  { excerpt = 'null::text', since = 'created_at' } = {},
): string => `(select '${need}' as need, '${room}' as room,
      (select count(*)::integer from (select from ${tableOf(model)} where ${where} limit ${mostCounted + 1}) n) as count,
      r.id, ${en} as "titleEn", ${ka} as "titleKa", ${excerpt} as excerpt, ${readAs('instant', `r.${since}`)} as since,
      null::text as "endDate", null::float8 as raised, null::float8 as goal
    from ${tableOf(model)} where ${where} order by r.id limit 1)`

const titlesOf = (model: Model): string[] => {
  const [title] = localizedFields(model)
  if (!title) throw new Error(`nobody could tell one ${model.singular} from another`)
  return [columnOf(title[0], 'en'), columnOf(title[0], 'ka')]
}

/** Projects that take gifts, and are near their end or their goal. There are never so many that this takes long. */
const nearOnes = (bind: (value: unknown) => string, { today, now }: Present): string => {
  const day = `${bind(today)}::date`
  const raised = 'coalesce(t.raised, 0)'
  const endsSoon = `r.end_date is not null and r.end_date <= ${day} + ${nearEndDays}`
  const since = readAs('instant', `((r.end_date - ${nearEndDays})::timestamp at time zone 'Asia/Tbilisi')`)
  return `(select case when ${endsSoon} then 'end' when ${raised} >= r.goal then 'goal' else 'nearGoal' end,
      'projects', 1, r.id, r.title_en, r.title_ka, null, case when ${endsSoon} then ${since} end,
      r.end_date::text, ${raised}::float8, r.goal::float8
    from ${tableOf(project)} left join project_totals t on t.project_id = r.id
    where ${isOnGoing(bind(now))} and (r.start_date is null or r.start_date <= ${day})
      and (r.end_date is null or r.end_date >= ${day})
      and (${endsSoon} or ${raised} >= ${nearGoalShare} * r.goal)
    order by r.end_date nulls last, ${raised} / r.goal desc, r.id limit ${mostProjects})`
}

const written = (need: WaitingNeed, whereOf: (model: Model) => string): string[] =>
  namesOf(writings).map((room: WrittenRoom) => {
    const model: Model = writings[room]
    return oldest(need, room, model, whereOf(model), titlesOf(model))
  })

type Bind = (value: unknown) => string

const titlesOfPledged = (['en', 'ka'] as const).map(
  (locale) => `(select p.title_${locale} from projects p where p.id = r.project_id)`,
)

/** The oldest letter of those in a state that meet a condition. */
const oldestLetter = (need: WaitingNeed, state: LetterState, more: string): string =>
  oldest(need, 'letters', letter, `r.state = '${state}' and ${more}`, ['r.recipient', 'r.recipient'], {
    since: 'written_at',
  })

/** How each need is looked for: by its own index, or among few; and counted no further than anybody counts. */
const partsOf: Record<WaitingPart, (bind: Bind, present: Present) => string[]> = {
  answer: () => [
    oldest('answer', 'contacts', contactMessage, `r.state = 'new'`, ['r.name', 'r.name'], {
      excerpt: `left(r.message, ${mostRead})`,
    }),
  ],
  pledge: (bind, { now }) => [
    oldest('pledge', 'pledges', pledge, oldestAwaitedTransfers(bind(now)), titlesOfPledged),
  ],
  otherSum: () => [oldest('otherSum', 'pledges', pledge, isUnsettled('r'), titlesOfPledged)],
  // What it was about is no more: nothing is left to be done.
  failedLetter: (bind) => [
    oldestLetter(
      'failedLetter',
      'failed',
      `r.dismissed_at is null and r.answer is distinct from ${bind(ownLetterAnswers.pointless)}`,
    ),
  ],
  doubtfulLetter: () => [oldestLetter('doubtfulLetter', 'doubtful', 'r.dismissed_at is null')],
  heldLetter: (bind, { now }) => [
    oldestLetter(
      'heldLetter',
      'waiting',
      `r.answer is not null and r.written_at < ${bind(now)}::timestamptz - interval '${heldLetterMinutes} minutes'`,
    ),
  ],
  publication: () => written('publication', () => 'r.published_at is null'),
  translation: () => written('translation', untranslated),
  goal: (bind, present) => [nearOnes(bind, present)],
}

export const createWaitingRepository = (manager: EntityManager) => ({
  /** All that waits in these ways, in no order and in one statement. */
  list: async (parts: readonly WaitingPart[], present: Present): Promise<Waiting[]> => {
    if (parts.length === 0) return []
    const conditions = new Conditions()
    const bind: Bind = (value) => conditions.bind(value)
    const rows = await manager.query<Row[]>(
      parts.flatMap((part) => partsOf[part](bind, present)).join(' union all '),
      conditions.values,
    )
    return rows.map(toWaiting)
  },
})

export type WaitingRepository = ReturnType<typeof createWaitingRepository>

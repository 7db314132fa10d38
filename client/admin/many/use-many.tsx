import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { listStatusId } from '../list/list-view.tsx'
import { NotAllTakenBack, useUndo } from '../use-undo.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { type Choice, type Named, useChoice } from './use-choice.ts'

/** What became of one record. */
export interface RecordOutcome {
  id: string
  /** Why nothing was done to it; null where it was. */
  refusal: string | null
  version: number | null
}

type Outcomes = readonly RecordOutcome[] | null | undefined

interface Question {
  title: string
  text: string
  confirm: string
  /** The answer that leaves all as it is; that nothing is lost where nothing is said. */
  cancel?: string
}

/** Something that can be done with all that are chosen. */
export interface ManyAction<Shown extends Named> {
  /** What its button is called, and what is said once it was done. */
  text: string
  /** What it says of so many, where it is not the same of any. */
  textFor?: (count: number) => string
  done: (count: number) => string
  Icon: LucideIcon
  /** Whether it can be done with a record as it stands; with any where nothing is said. */
  isFor?: (record: Shown) => boolean
  /** Whether a record is so already: nothing is done with it, and that is no failure. */
  isDone?: (record: Shown) => boolean
  /** What is asked before; null, or nothing, where it is done at once. */
  question?: (records: readonly Shown[]) => Question | null
  act: (records: readonly Shown[]) => Promise<Outcomes>
  /** Takes it back; nothing where that cannot be. What was done made these versions, by id. */
  undo?: (records: readonly Shown[], versions: ReadonlyMap<string, number | null>) => Promise<Outcomes>
}

interface ManyOptions<Shown extends Named> {
  /** Those on the page. */
  shown: readonly Shown[] | undefined
  nameOf: (record: Shown) => string
  actions: readonly ManyAction<Shown>[]
  /** Reads the list again. */
  refetch: () => Promise<unknown>
  /** Whether whoever looks may do any of it. */
  isAllowed: boolean
}

/** What a list offers for many of its records at once. */
export interface Many<Shown extends Named> {
  /** Nothing for whoever may only look. */
  choice: Choice<Shown> | null
  bar: ReactNode
}

interface Refused {
  id: string
  name: string
  why: string
}

const reasons = [
  'state',
  'not_found',
  'edit_conflict',
  'project_has_gifts',
  'not_published',
  'letter_not_resendable',
  'letter_pointless',
  'other',
] as const

/** Where the button was that is gone now, the reader goes on above the list. */
const focusList = (): void => {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = document.getElementById(listStatusId) ?? heading
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}

/**
 * Does something at once with all records that are chosen, and offers for a while to take it back as a whole. What could not
 * be done is said by name, and stays chosen.
 */
export const useMany = <Shown extends Named>({
  shown,
  nameOf,
  actions,
  refetch,
  isAllowed,
}: ManyOptions<Shown>): Many<Shown> => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const undoable = useUndo()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const choice = useChoice(shown ?? [])
  const { chosen, clear } = choice
  const [asked, setAsked] = useState<{ action: ManyAction<Shown>; question: Question } | null>(null)
  const readAgain = (): Promise<unknown> => refetch().catch(() => undefined)

  const refuse = (record: Shown, refusal: string): Refused => {
    const reason = reasons.find((each) => each === refusal) ?? 'other'
    return { id: record.id, name: nameOf(record), why: t(`many.why.${reason}`) }
  }

  const notDone = (records: readonly Refused[]): string => {
    const names = records.map(({ name, why }) => t('many.named', { name, why }))
    return t('many.notDone', { names: names.join(', ') })
  }

  const whyNotBack = (error: unknown): string => {
    if (!(error instanceof NotAllTakenBack)) return t('many.undoFailed')
    const { back, left, gone } = error
    const said = left > 0 ? t('many.undonePartly', { back, left }) : t('many.undoneOnly', { back })
    return gone > 0 ? `${said} ${t('many.undoneGone', { gone })}` : said
  }

  const takeBack = async (
    undo: NonNullable<ManyAction<Shown>['undo']>,
    records: readonly Shown[],
    outcomes: NonNullable<Outcomes>,
  ): Promise<void> => {
    const versions = new Map(outcomes.map(({ id, version }) => [id, version]))
    const back = await undo(records, versions)
    await readAgain()
    const refusals = back?.flatMap(({ refusal }) => refusal ?? []) ?? []
    const gone = refusals.filter((refusal) => refusal === 'not_found').length
    const kept = refusals.length
    if (kept > 0) throw new NotAllTakenBack(records.length - kept, kept - gone, gone)
  }

  const act = useSingleFlight(async (action: ManyAction<Shown>) => {
    const { isFor = () => true, isDone = () => false } = action
    const able = chosen.filter(isFor)
    const outcomes = await action.act(able).catch((error: unknown) => {
      if (!isSessionEnd(error)) toast.error(problemText(error))
      return null
    })
    if (!outcomes) return
    const refusals = new Map(outcomes.map(({ id, refusal }) => [id, refusal]))
    const done = able.filter(({ id }) => refusals.get(id) === null)
    const left = chosen.flatMap((each): Refused[] => {
      const refusal = able.includes(each) ? refusals.get(each.id) : isDone(each) ? null : 'state'
      return typeof refusal === 'string' ? [refuse(each, refusal)] : []
    })
    const gone = left.filter(({ id }) => refusals.get(id) === 'not_found')
    if (gone.length > 0) toast.error(notDone(gone))
    if (done.length > 0) {
      const { undo: back } = action
      const undo = back && (() => takeBack(back, done, outcomes))
      toast.success(
        action.done(done.length),
        undo && undoable({ undo, done: t('many.undone'), failed: whyNotBack }),
      )
    }
    await readAgain()
    choice.keep(left.map(({ id }) => id))
    setRefused(left)
    requestAnimationFrame(focusList)
  })

  const press = (action: ManyAction<Shown>): void => {
    const question = action.question?.(chosen.filter(action.isFor ?? (() => true)))
    if (question) setAsked({ action, question })
    else void act(action)
  }

  if (!isAllowed) return { choice: null, bar: null }
  const left = refused.filter(({ id }) => choice.isChosen(id))
  const bar = chosen.length > 0 && (
    <ChosenBar count={chosen.length} onClear={clear} notice={left.length > 0 ? notDone(left) : null}>
      {actions
        .filter(({ isFor = () => true }) => chosen.some(isFor))
        .map((action) => (
          <button
            key={action.text}
            type="button"
            onClick={() => press(action)}
            className={`${buttonClass('primary', 'small')} bg-cream! text-forest-900!`}
          >
            <action.Icon aria-hidden="true" className="size-4.5" />
            {action.textFor?.(chosen.filter(action.isFor ?? (() => true)).length) ?? action.text}
          </button>
        ))}
      {asked && (
        <ConfirmDialog
          isOpen
          {...asked.question}
          cancel={asked.question.cancel ?? t('list.keep')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void act(asked.action)
          }}
        />
      )}
    </ChosenBar>
  )
  return { choice, bar }
}

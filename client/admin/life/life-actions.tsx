import { ArrowDown, ArrowUp, Eye, EyeOff, Flag, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminPaths } from '../../lib/paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { type MenuItem, RowMenu } from '../list/row-menu.tsx'
import { canBePublished, type LifeStep, stateAfter, stepsFrom } from './life-steps.ts'
import type { LivingRecord } from './record-state.tsx'
import type { StepQuestion } from './step-question.ts'
import type { ChangeState } from './use-life.ts'

export const stepIcons = { hide: EyeOff, end: Flag, bringBack: RotateCcw } as const

interface LifeMenuProps {
  record: LivingRecord
  title: string
  /** The room it belongs to, `projects`. */
  room: string
  /** Nothing for whoever may only look. */
  change: ChangeState | null
  /** Asks from when on it is shown. */
  onPublish: () => void
  /** What is asked before a step; null where it is taken at once. */
  ask: (step: LifeStep) => StepQuestion | null
}

/** What can be done with a record in its state, under three dots. */
export const LifeMenu = ({ record, title, room, change, onPublish, ask }: LifeMenuProps) => {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<{ step: LifeStep; question: StepQuestion } | null>(null)
  const take = async (each: LifeStep): Promise<void> => {
    const changed = await change?.(record, { state: stateAfter[each] }, t(`life.done.${each}`, { title }))
    if (changed?.failure) toast.error(changed.failure)
  }
  const step = (each: LifeStep): MenuItem => ({
    text: t(`life.steps.${each}`),
    Icon: stepIcons[each],
    action: () => {
      const question = ask(each)
      if (question) setAsked({ step: each, question })
      else void take(each)
    },
  })
  const items: MenuItem[] = [
    ...(change && canBePublished(record.state)
      ? [{ text: t('life.steps.publish'), Icon: Send, action: onPublish }]
      : []),
    ...(change ? stepsFrom[record.state ?? 'published'].map(step) : []),
    { text: t('life.steps.preview'), Icon: Eye, action: adminPaths(room).preview(record.id) },
  ]
  return (
    <>
      <RowMenu id={record.id} title={title} items={items} />
      {asked && (
        <ConfirmDialog
          isOpen
          {...asked.question}
          cancel={t('list.keep')}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void take(asked.step)
          }}
        />
      )}
    </>
  )
}

interface MoveButtonsProps {
  id: string
  title: string
  isFirst: boolean
  isLast: boolean
  onMove: (side: 'up' | 'down') => void
}

const arrow =
  'grid size-10 place-items-center rounded-pill table:max-roomy:size-8 hover:bg-forest-100 aria-disabled:text-ink-soft aria-disabled:opacity-50'

/** Moves a record among the others; a button that leads nowhere stays, so that the focus does. */
export const MoveButtons = ({ id, title, isFirst, isLast, onMove }: MoveButtonsProps) => {
  const { t } = useTranslation('admin')
  const buttons = [
    { side: 'up', Icon: ArrowUp, isEnd: isFirst },
    { side: 'down', Icon: ArrowDown, isEnd: isLast },
  ] as const
  return (
    <div className="flex">
      {buttons.map(({ side, Icon, isEnd }) => (
        <button
          key={side}
          id={`move-${side}-${id}`}
          type="button"
          aria-label={t(`life.order.${side}`, { title })}
          aria-disabled={isEnd}
          onClick={() => !isEnd && onMove(side)}
          className={arrow}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  )
}

import { ArrowDown, ArrowUp, Eye, EyeOff, Flag, RotateCcw, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { adminPaths } from '../../lib/paths.ts'
import { type MenuItem, RowMenu } from '../list/row-menu.tsx'
import { canBePublished, type LifeStep, stepsFrom } from './life-steps.ts'
import { type LifeSteps, useLifeSteps } from './use-life-steps.tsx'

export const stepIcons = { hide: EyeOff, end: Flag, bringBack: RotateCcw } as const

interface LifeMenuProps extends LifeSteps {
  /** The room it belongs to, `projects`. */
  room: string
  /** Asks from when on it is shown. */
  onPublish: () => void
}

/** What can be done with a record in its state, under three dots. */
export const LifeMenu = ({ record, title, room, change, onPublish, ask }: LifeMenuProps) => {
  const { t } = useTranslation('admin')
  const { begin, question } = useLifeSteps({ record, title, change, ask })
  const step = (each: LifeStep): MenuItem => ({
    text: t(`life.steps.${each}`),
    Icon: stepIcons[each],
    action: () => begin(each),
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
      {question}
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

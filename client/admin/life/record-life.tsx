import { ExternalLink, Eye, Send } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LifeInput } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { stepIcons } from './life-actions.tsx'
import { canBePublished, type LifeStep, stepsFrom } from './life-steps.ts'
import { PublishPanel } from './publish-panel.tsx'
import { type LivingRecord, RecordState } from './record-state.tsx'
import type { StepQuestion } from './step-question.ts'
import { useLife } from './use-life.ts'
import { useLifeSteps } from './use-life-steps.tsx'
import { usePublishing } from './use-publishing.ts'

interface RecordLifeProps {
  record: LivingRecord
  title: string
  /** The room it belongs to, `projects`. */
  room: string
  /** Where visitors find it once it is published; null where they have no such page. */
  page: string | null
  /** Writes the state of the record, and answers what it is then. */
  setState: (id: string, input: LifeInput) => Promise<LivingRecord | undefined>
  readAgain: () => Promise<unknown>
  /** What is asked before a step; null where it is taken at once. */
  ask?: (step: LifeStep) => StepQuestion | null
  /** What else leads away from it. */
  children?: ReactNode
}

/** Who is shown a record, and what can be done about that, above the form in which it is written. */
export const RecordLife = ({
  record,
  title,
  room,
  page,
  setState,
  readAgain,
  ask = () => null,
  children,
}: RecordLifeProps) => {
  const { t } = useTranslation('admin')
  const { edit, preview } = adminPaths(room)
  const publishing = usePublishing(edit(record.id))
  const change = useLife({ setState, onChanged: readAgain })
  const { begin, question } = useLifeSteps({ record, title, change, ask })
  const acts = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  const state = record.state ?? 'published'
  // What has ended keeps its page.
  const shownAt = state === 'published' || state === 'archived' ? page : null

  const focusFirst = (): void => acts.current?.querySelector('button')?.focus()

  const goOn = useEffectEvent((_state: string) => {
    // The button that was pressed is none of this state.
    if (hasActed.current && document.activeElement === document.body) focusFirst()
    hasActed.current = false
  })
  useEffect(() => goOn(state), [state])

  return (
    <div className="-mt-2 mb-4 grid max-w-300 gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 text-small">
        <RecordState record={record} />
        <div ref={acts} className="contents">
          {canBePublished(record.state) && (
            <button
              type="button"
              onClick={() => publishing.ask(record.id)}
              className={buttonClass('primary', 'small')}
            >
              <Send aria-hidden="true" className="size-4.5" />
              {t('life.steps.publish')}
            </button>
          )}
          {stepsFrom[state].map((step) => {
            const Icon = stepIcons[step]
            return (
              <button
                key={step}
                type="button"
                onClick={() => {
                  hasActed.current = true
                  begin(step)
                }}
                className={buttonClass('secondary', 'small')}
              >
                <Icon aria-hidden="true" className="size-4.5" />
                {t(`life.steps.${step}`)}
              </button>
            )
          })}
        </div>
        <Link
          to={shownAt ?? preview(record.id)}
          className="text-link inline-flex min-h-10 items-center gap-1.5"
        >
          {shownAt === null ? (
            <Eye aria-hidden="true" className="size-4" />
          ) : (
            <ExternalLink aria-hidden="true" className="size-4" />
          )}
          {t(shownAt === null ? 'life.steps.preview' : 'life.steps.seePublic')}
        </Link>
        {children}
      </div>
      {question}
      {publishing.id === record.id && (
        <PublishPanel
          title={title}
          isEdited
          typed={publishing.typed}
          onType={publishing.type}
          onPublish={(input, done) => change(record, input, done)}
          onClose={() => {
            focusFirst()
            publishing.stop(record.id)
          }}
        />
      )}
    </div>
  )
}

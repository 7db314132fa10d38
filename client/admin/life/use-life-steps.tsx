import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { type LifeStep, stateAfter } from './life-steps.ts'
import type { LivingRecord } from './record-state.tsx'
import type { StepQuestion } from './step-question.ts'
import type { ChangeState } from './use-life.ts'

export interface LifeSteps {
  record: LivingRecord
  title: string
  /** Nothing for whoever may only look. */
  change: ChangeState | null
  /** What is asked before a step; null where it is taken at once. */
  ask: (step: LifeStep) => StepQuestion | null
}

/** Takes steps with one record, and asks before where others hear of it at once. */
export const useLifeSteps = ({ record, title, change, ask }: LifeSteps) => {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState<{ step: LifeStep; question: StepQuestion } | null>(null)

  const take = async (step: LifeStep): Promise<void> => {
    const changed = await change?.(record, { state: stateAfter[step] }, t(`life.done.${step}`, { title }))
    if (changed?.failure) toast.error(changed.failure)
  }

  const question: ReactNode = asked && (
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
  )

  return {
    begin: (step: LifeStep): void => {
      const before = ask(step)
      if (before) setAsked({ step, question: before })
      else void take(step)
    },
    question,
  }
}

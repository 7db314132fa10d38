import type { TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Model } from '../../../schema/model.ts'
import type { LifeOfOneInput } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatNumber } from '../../lib/format-number.ts'
import { useRestoreAll } from '../bin/use-bin.ts'
import { evictQueries } from '../evict-queries.ts'
import { pickText } from '../list/pick-text.ts'
import type { TableRecord } from '../list/record-row.tsx'
import { type Many, type ManyAction, type RecordOutcome, useMany } from '../many/use-many.tsx'
import { useMay } from '../use-may.ts'
import { stepIcons } from './life-actions.tsx'
import { canBePublished, type LifeStep, stateAfter, stateOf, stepsFrom } from './life-steps.ts'
import type { LivingRecord } from './record-state.tsx'
import type { AskBefore } from './step-question.ts'

interface ManyLiving<Shown extends TableRecord, States, Deleted> {
  model: Pick<Model, 'permissions'>
  /** Those on the page. */
  shown: readonly Shown[] | undefined
  lifeOf: (record: Shown) => LivingRecord
  refetch: () => Promise<unknown>
  states: {
    document: TypedDocumentNode<States, { changes: LifeOfOneInput[] }>
    read: (data: States) => readonly RecordOutcome[]
  }
  deletion: {
    document: TypedDocumentNode<Deleted, { ids: string[] }>
    read: (data: Deleted) => readonly RecordOutcome[]
  }
  askBefore?: AskBefore<Shown>
}

const steps = ['hide', 'end', 'bringBack'] as const satisfies readonly LifeStep[]

/** What is done with many records at once that have a life: published, hidden, ended, brought back, deleted. */
export const useManyLiving = <Shown extends TableRecord, States, Deleted>({
  model,
  shown,
  lifeOf,
  refetch,
  states,
  deletion,
  askBefore = () => null,
}: ManyLiving<Shown, States, Deleted>): Many<Shown> => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  const may = useMay()
  const restore = useRestoreAll()

  const setStates = async (changes: LifeOfOneInput[]) => {
    const { data } = await apollo.mutate({
      mutation: states.document,
      variables: { changes },
      update: evictQueries('openProjects'),
    })
    return data && states.read(data)
  }

  const setBack: ManyAction<Shown>['undo'] = (records, versions) =>
    setStates(
      records
        .map(lifeOf)
        .map((stood) => ({ id: stood.id, version: versions.get(stood.id), ...stateOf(stood) })),
    )

  const publishing: ManyAction<Shown> = {
    text: t('life.steps.publish'),
    textFor: (count) => t('life.publish.many', { count }),
    done: (count) => t('life.done.publish', { title: formatNumber(count, locale) }),
    Icon: Send,
    isFor: (record) => canBePublished(lifeOf(record).state),
    isDone: (record) => lifeOf(record).state === 'published',
    question: ({ length: count }) => ({
      title: t('life.publish.manyTitle', { count }),
      text: t('life.publish.manyText', { count }),
      confirm: t('life.publish.many', { count }),
      cancel: t('life.publish.cancel'),
    }),
    act: (records) =>
      setStates(records.map(lifeOf).map(({ id, version }) => ({ id, version, state: 'published' }))),
    undo: setBack,
  }

  const stepping = (step: LifeStep): ManyAction<Shown> => ({
    text: t(`life.steps.${step}`),
    done: (count) => t(`life.done.${step}`, { title: formatNumber(count, locale) }),
    Icon: stepIcons[step],
    isFor: (record) => stepsFrom[lifeOf(record).state ?? 'published'].includes(step),
    isDone: (record) => lifeOf(record).state === stateAfter[step],
    question: (records) => askBefore(step, records),
    act: (records) =>
      setStates(records.map(lifeOf).map(({ id, version }) => ({ id, version, state: stateAfter[step] }))),
    undo: setBack,
  })

  return useMany({
    shown,
    nameOf: ({ translations }) => pickText(translations, 'title', locale).text,
    refetch,
    isAllowed: may(model.permissions.write),
    actions: [
      publishing,
      ...steps.map(stepping),
      {
        text: t('list.delete'),
        done: (count) => t('many.deleted', { count }),
        Icon: Trash2,
        question: (records) => askBefore('delete', records),
        act: async (records) => {
          const { data } = await apollo.mutate({
            mutation: deletion.document,
            variables: { ids: records.map(({ id }) => id) },
            update: evictQueries('bin', 'openProjects', 'analytics'),
          })
          return data && deletion.read(data)
        },
        undo: restore,
      },
    ],
  })
}

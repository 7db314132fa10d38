import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Archive, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dismissible, letter, resendable } from '../../../schema/letters.ts'
import {
  DismissLettersDocument,
  type LetterRowFragment,
  RecallLettersDocument,
  SendLettersAgainDocument,
} from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { type Many, useMany } from '../many/use-many.tsx'
import { useMay } from '../use-may.ts'

interface ManyLettersOptions {
  /** Those on the page. */
  letters: readonly FragmentType<LetterRowFragment>[] | undefined
  refetch: () => Promise<unknown>
  /** Whether the site sends letters at all. */
  isSending: boolean
}

const variablesOf = (records: readonly LetterRowFragment[]) => ({ ids: records.map(({ id }) => id) })

/** What is done with many letters at once. */
export const useManyLetters = ({
  letters,
  refetch,
  isSending,
}: ManyLettersOptions): Many<LetterRowFragment> => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const may = useMay()
  return useMany({
    shown: letters?.map((each) => unmask(each)),
    nameOf: ({ recipient }) => recipient,
    refetch,
    isAllowed: may(letter.permissions.write),
    actions: [
      {
        text: t('letters.send.press'),
        done: (count) => t('many.done', { what: t('letters.again.many'), count }),
        Icon: Send,
        isFor: ({ state }) => isSending && resendable.some((each) => each === state),
        question: (records) => ({
          title: t('letters.again.questionMany', { count: records.length }),
          text: t(
            records.some(({ state }) => state === 'doubtful')
              ? 'letters.again.someTwice'
              : 'letters.again.noWayBack',
          ),
          confirm: t('letters.send.press'),
        }),
        act: async (records) => {
          const mutation = SendLettersAgainDocument
          const { data } = await apollo.mutate({
            ...{ mutation, variables: variablesOf(records), update: evictQueries('waiting') },
          })
          return data?.sendLettersAgain
        },
      },
      {
        text: t('letters.aside.press'),
        done: (count) => t('many.done', { what: t('letters.aside.many'), count }),
        Icon: Archive,
        isFor: ({ state, dismissedAt }) => dismissedAt === null && dismissible.some((each) => each === state),
        act: async (records) => {
          const mutation = DismissLettersDocument
          const { data } = await apollo.mutate({
            ...{ mutation, variables: variablesOf(records), update: evictQueries('waiting') },
          })
          return data?.dismissLetters
        },
        undo: async (records) => {
          const mutation = RecallLettersDocument
          const { data } = await apollo.mutate({
            ...{ mutation, variables: variablesOf(records), update: evictQueries('waiting') },
          })
          return data?.recallLetters
        },
      },
    ],
  })
}

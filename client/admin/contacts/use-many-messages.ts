import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Archive, Check, type LucideIcon, RotateCcw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contactMessage } from '../../../schema/contacts.ts'
import {
  type ChangeOfContactMessageInput,
  DeleteContactMessagesDocument,
  type MessageCardFragment,
  UpdateContactMessagesDocument,
} from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { useRestoreAll } from '../bin/use-bin.ts'
import { evictQueries } from '../evict-queries.ts'
import { type Many, type ManyAction, useMany } from '../many/use-many.tsx'
import { useMay } from '../use-may.ts'

interface ManyMessagesOptions {
  /** Those on the page. */
  messages: readonly FragmentType<MessageCardFragment>[] | undefined
  refetch: () => Promise<unknown>
}

/** What somebody who answers messages does with many of them at once. */
export const useManyMessages = ({ messages, refetch }: ManyMessagesOptions): Many<MessageCardFragment> => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const may = useMay()
  const restore = useRestoreAll()
  const texts = t('contacts.handling', { returnObjects: true })

  const change = async (changes: ChangeOfContactMessageInput[]) => {
    const { data } = await apollo.mutate({
      mutation: UpdateContactMessagesDocument,
      variables: { changes },
      update: evictQueries('contactMessageCounts'),
    })
    return data?.updateContactMessages
  }

  const becomes = (
    state: NonNullable<MessageCardFragment['state']>,
    { done, ...look }: { text: string; done: string; Icon: LucideIcon },
  ): ManyAction<MessageCardFragment> => ({
    ...look,
    done: (count) => t('many.done', { what: done, count }),
    isFor: (message) => (state === 'new' ? message.state !== 'new' : message.state === 'new'),
    act: (records) => change(records.map(({ id, version }) => ({ id, version, state }))),
    undo: (records, versions) =>
      change(records.map(({ id, state: before }) => ({ id, version: versions.get(id), state: before }))),
  })

  return useMany({
    shown: messages?.map((each) => unmask(each)),
    nameOf: ({ name }) => name,
    refetch,
    isAllowed: may(contactMessage.permissions.write),
    actions: [
      becomes('answered', { text: texts.answered, done: texts.answeredDone, Icon: Check }),
      becomes('closed', { text: texts.close, done: texts.closed, Icon: Archive }),
      becomes('new', { text: texts.reopen, done: texts.reopened, Icon: RotateCcw }),
      {
        text: t('list.delete'),
        done: (count) => t('many.deleted', { count }),
        Icon: Trash2,
        act: async (records) => {
          const { data } = await apollo.mutate({
            mutation: DeleteContactMessagesDocument,
            variables: { ids: records.map(({ id }) => id) },
            update: evictQueries('bin', 'contactMessageCounts'),
          })
          return data?.deleteContactMessages
        },
        undo: restore,
      },
    ],
  })
}

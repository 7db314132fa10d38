import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { UserMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newsletterReader } from '../../../schema/newsletter.ts'
import {
  type ReaderRowFragment,
  ResubscribeReadersDocument,
  UnsubscribeReadersDocument,
} from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { evictQueries } from '../evict-queries.ts'
import { type Many, useMany } from '../many/use-many.tsx'
import { useMay } from '../use-may.ts'

interface ManyReadersOptions {
  /** Those on the page. */
  readers: readonly FragmentType<ReaderRowFragment>[] | undefined
  refetch: () => Promise<unknown>
}

const optionsOf = (records: readonly ReaderRowFragment[]) => ({
  variables: { ids: records.map(({ id }) => id) },
  update: evictQueries('removedReaders'),
})

/** What is done with many readers of the newsletter at once. */
export const useManyReaders = ({ readers, refetch }: ManyReadersOptions): Many<ReaderRowFragment> => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const may = useMay()
  return useMany({
    shown: readers?.map((each) => unmask(each)),
    nameOf: ({ email }) => email ?? t('list.addressHidden'),
    refetch,
    isAllowed: may(newsletterReader.permissions.write),
    actions: [
      {
        text: t('many.remove'),
        done: (count) => t('many.removed', { count }),
        Icon: UserMinus,
        act: async (records) => {
          const mutation = UnsubscribeReadersDocument
          const { data } = await apollo.mutate({ mutation, ...optionsOf(records) })
          return data?.unsubscribeReaders
        },
        undo: async (records) => {
          const mutation = ResubscribeReadersDocument
          const { data } = await apollo.mutate({ mutation, ...optionsOf(records) })
          return data?.resubscribeReaders
        },
      },
    ],
  })
}

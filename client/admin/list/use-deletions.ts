import type { ApolloClient } from '@apollo/client'
import type { RefObject } from 'react'
import type { ListPage } from './list-page.ts'
import { useFocusAfterDelete } from './use-focus-after-delete.ts'

interface DeletableList<Data> {
  /** What shows the records. */
  view: RefObject<HTMLElement | null>
  /** What GraphQL calls one of them. */
  typename: string
  data: Data | undefined
  pageIn: (data: Data) => ListPage<{ id: string }> | null | undefined
  refetch: () => Promise<{ data?: Data | undefined }>
  client: ApolloClient
}

/** What follows for a list when one of its records is deleted. */
export interface Deletion {
  /** Called when it is no more. */
  onGone: () => Promise<void>
  /** Reads the list again where nobody heard of the deletion, and answers whether it is no more. */
  isGone: () => Promise<boolean>
}

/** Keeps a list and the focus on it up to date while its records are deleted. */
export const useDeletions = <Data>({
  view,
  typename,
  data,
  pageIn,
  refetch,
  client,
}: DeletableList<Data>): ((id: string) => Deletion) => {
  const moveFocus = useFocusAfterDelete(view, data && pageIn(data))
  const readAgain = () => refetch().catch(() => undefined)
  const forget = (id: string): boolean => client.cache.evict({ id: `${typename}:${id}` })

  return (id) => ({
    /** What is no more goes from every page of the list, and even when that cannot be read again. */
    onGone: async () => {
      moveFocus(id)
      await readAgain()
      forget(id)
    },
    isGone: async () => {
      moveFocus(id)
      const read = await readAgain()
      const page = read?.data && pageIn(read.data)
      const isMissing = page?.nodes.every((record) => record.id !== id) === true
      if (isMissing) forget(id)
      else moveFocus(null)
      return isMissing
    },
  })
}

import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { AdminMessageDocument, useAdminMessageAnswersQuery } from '../../generated/admin-operations.ts'
import { evictQueries } from '../evict-queries.ts'

/** Milliseconds between two looks at an answer whose letter is on its way. */
const interval = 3000

/**
 * What was answered to a message, and whether letters are sent. An answer on its way is followed to its end: one that is
 * refused makes the message new again, here and wherever such are counted.
 */
export const useAnswers = (id: string): ReturnType<typeof useAdminMessageAnswersQuery> => {
  const apollo = useApolloClient()
  const read = useAdminMessageAnswersQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: () => document.hidden,
  })
  const { data, startPolling, stopPolling } = read
  const states = data?.contactMessageAnswers?.map(({ letterState }) => letterState) ?? []
  const isOnItsWay = states.some((state) => state === 'waiting' || state === 'sending')
  useEffect(() => {
    if (!isOnItsWay) return
    startPolling(interval)
    return stopPolling
  }, [isOnItsWay, startPolling, stopPolling])

  const wasOnItsWay = useRef(false)
  const isRefused = states.at(-1) === 'failed'
  useEffect(() => {
    if (wasOnItsWay.current && isRefused) {
      const query = { query: AdminMessageDocument, variables: { id }, fetchPolicy: 'network-only' } as const
      void apollo.query(query).catch(() => undefined)
      evictQueries('contactMessageCounts', 'waiting')(apollo.cache)
    }
    wasOnItsWay.current = isOnItsWay
  }, [apollo, id, isOnItsWay, isRefused])
  return read
}

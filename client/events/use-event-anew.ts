import { useApolloClient } from '@apollo/client/react'
import { EventDocument } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { logFailure } from '../lib/log-failure.ts'

/** Reads an event anew, whose places may be taken or free by now; what was read before stands where that fails. */
export const useEventAnew = (id: string): (() => void) => {
  const apollo = useApolloClient()
  const variables = { id, locale: useLocale() }
  return () =>
    void apollo
      .query({ query: EventDocument, variables, fetchPolicy: 'network-only' })
      .catch((error: unknown) => logFailure('the event could not be read after a sign-up', error))
}

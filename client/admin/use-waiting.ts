import { letter } from '../../schema/letters.ts'
import { mostCounted } from '../../schema/limits.ts'
import { useAdminMessageCountsQuery, useAdminWaitingQuery } from '../generated/admin-operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { AdminRoomName } from './room-addresses.ts'
import { useMay } from './use-may.ts'

/** How much waits in a room. */
interface Waiting {
  count: number
  /** Whether it is more than that, which nobody counts. */
  isMore: boolean
}

const counted = (count: number | null | undefined): Waiting => ({
  count: count === null ? mostCounted : (count ?? 0),
  isMore: count === null,
})

/** How much waits for somebody, in each room that has such, as far as whoever looks may see it. */
export const useWaiting = (): Partial<Record<AdminRoomName, Waiting>> => {
  const may = useMay()
  const { data } = useAdminMessageCountsQuery({ skip: !may('messages:read') })
  // As the start asks for it, whose answer serves here.
  const { data: all } = useAdminWaitingQuery({
    variables: { locale: useLocale() },
    skip: !may(letter.permissions.read),
  })
  const letters = all?.waiting?.filter(({ room }) => room === 'letters') ?? []
  return {
    letters: {
      count: letters.reduce((sum, { count }) => sum + (count ?? mostCounted), 0),
      isMore: letters.some(({ count }) => count === null),
    },
    contacts: counted(data?.contactMessageCounts?.new),
  }
}

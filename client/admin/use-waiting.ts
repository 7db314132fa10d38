import { letter } from '../../schema/letters.ts'
import { mostCounted } from '../../schema/limits.ts'
import { useAdminMessageCountsQuery, useAdminWaitingQuery } from '../generated/admin-operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { AdminRoomName } from './room-addresses.ts'
import { useMay } from './use-may.ts'

/** How much waits for somebody, in each room that has such, as far as whoever looks may see it. */
export const useWaiting = (): Partial<Record<AdminRoomName, number | undefined>> => {
  const may = useMay()
  const { data } = useAdminMessageCountsQuery({ skip: !may('messages:read') })
  // As the start asks for it, whose answer serves here.
  const { data: all } = useAdminWaitingQuery({
    variables: { locale: useLocale() },
    skip: !may(letter.permissions.read),
  })
  const letters = all?.waiting
    ?.filter(({ room }) => room === 'letters')
    .reduce((sum, { count }) => sum + (count ?? mostCounted), 0)
  return { letters, contacts: data?.contactMessageCounts?.new }
}

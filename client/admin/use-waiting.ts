import { useAdminMessageCountsQuery } from '../generated/admin-operations.ts'
import type { AdminRoomName } from './room-addresses.ts'
import { useMay } from './use-may.ts'

/** How much waits for a person, in each room that has such, as far as whoever looks may see it. */
export const useWaiting = (): Partial<Record<AdminRoomName, number | undefined>> => {
  const may = useMay()
  const { data } = useAdminMessageCountsQuery({ skip: !may('messages:read') })
  return { contacts: data?.contactMessageCounts?.new }
}

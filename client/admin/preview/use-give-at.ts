import { useQuery } from '@apollo/client/react'
import { LaunchesDocument } from '../../generated/operations.ts'
import { paths } from '../../lib/paths.ts'

/** The address at which a gift to a project is made, as visitors have it; null where nobody can give on the site. */
export const useGiveAt = (id: string): string | null => {
  const { data } = useQuery(LaunchesDocument, { fetchPolicy: 'cache-and-network' })
  return data?.switches.giving ? paths.give(id) : null
}

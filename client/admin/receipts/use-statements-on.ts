import { useStatementSwitchesQuery } from '../../generated/admin-operations.ts'
import { useMay } from '../use-may.ts'

/** Whether statements can be made, and whether they can be sent: gifts are taken on the site, and it writes letters. */
export const useStatementsOn = (): { areMade: boolean; areSent: boolean } => {
  const may = useMay()
  const { data } = useStatementSwitchesQuery({ fetchPolicy: 'cache-and-network' })
  const areMade = data?.switches.giving === true
  return { areMade, areSent: areMade && data.switches.letters && may('gifts:write') }
}

import { useStatementSwitchesQuery } from '../../generated/admin-operations.ts'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'
import { useMay } from '../use-may.ts'

interface StatementsOn {
  /** Gifts are taken on the site. */
  areMade: boolean
  /** And it writes letters. */
  areSent: boolean
  /** Which it keeps to be looked at, as none leaves it. */
  areKept: boolean
}

/** Whether statements can be made, whether they can be sent, and whether they reach anybody then. */
export const useStatementsOn = (): StatementsOn => {
  const may = useMay()
  const delivery = useLetterDelivery()
  const { data } = useStatementSwitchesQuery({ fetchPolicy: 'cache-and-network' })
  const areMade = data?.switches.giving === true
  const areKept = delivery === 'kept'
  return { areMade, areSent: areMade && (data.switches.letters || areKept) && may('gifts:write'), areKept }
}

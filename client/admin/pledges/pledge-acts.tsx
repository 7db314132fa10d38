import { canBecome } from '../../../schema/pledge-states.ts'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { IfMay } from '../if-may.tsx'
import { SettleDialog } from './settle-dialog.tsx'

interface PledgeActsProps {
  pledge: PledgeFactsFragment
  onConflict: () => Promise<unknown>
}

/** Whoever took the payment would say again that it came: it is given back there. */
const isPaidElsewhere = ({ state, way }: PledgeFactsFragment): boolean =>
  state === 'confirmed' && way !== 'transfer'

/** More months follow, until somebody asks for an end. */
const isCharged = ({ monthlyState, endAskedAt }: PledgeFactsFragment): boolean =>
  (monthlyState === 'active' || monthlyState === 'failing') && endAskedAt === null

/** All that can be said of a pledge, for whoever may. */
export const PledgeActs = ({ pledge, onConflict }: PledgeActsProps) => (
  <IfMay permission="gifts:write">
    <div className="flex flex-wrap gap-3">
      {canBecome(pledge, 'pledged') && !isPaidElsewhere(pledge) && (
        <SettleDialog how="await" pledge={pledge} onConflict={onConflict} />
      )}
      {canBecome(pledge, 'withdrawn') && (
        <SettleDialog how="refuse" pledge={pledge} onConflict={onConflict} />
      )}
      {canBecome(pledge, 'confirmed') && (
        <SettleDialog how="confirm" pledge={pledge} isMain onConflict={onConflict} />
      )}
      {isCharged(pledge) && <SettleDialog how="end" pledge={pledge} onConflict={onConflict} />}
    </div>
  </IfMay>
)

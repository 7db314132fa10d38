import type { PledgedGiftFragment } from '../../generated/operations.ts'

type Stands = Pick<PledgedGiftFragment, 'state' | 'way' | 'monthlyState' | 'monthlyEnd' | 'nextChargeAt'>

/** Whether somebody else is about to tell more of it: that it was paid, or when it is charged next. */
export const isAwaited = ({ state, way, monthlyState, monthlyEnd, nextChargeAt }: Stands): boolean =>
  way !== 'transfer' &&
  (state === 'pledged' || (monthlyState === 'active' && monthlyEnd === null && nextChargeAt === null))

import { charityDetails } from './charity.ts'
import { asAdmin } from './records.ts'

/** In a running gateway with the demo: who its admin is. */
type Target = Parameters<typeof asAdmin>[0]

const demoPassword = 'from-stray-to-safe'

/** Says what the charity of the demo is, and lets visitors give, or no more. */
export const launchGivingHere = async (gateway: Target, launched: boolean): Promise<void> => {
  if (launched) {
    const body = { ...charityDetails, currentPassword: demoPassword }
    await asAdmin(gateway, '/api/charity', { method: 'PUT', body })
  }
  await asAdmin(gateway, '/api/launches/giving/state', { method: 'PUT', body: { launched } })
}

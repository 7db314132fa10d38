import { requireSignedIn, type Viewer } from '../../gateway/core/viewer.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password } from './accounts.ts'
import { charityDetails } from './charity.ts'
import { address } from './gateway.ts'

/** Says what the charity is, and lets visitors give. */
export const launchGiving = async (services: Services, admin: Viewer): Promise<void> => {
  requireSignedIn(admin)
  await services.charity.update(
    admin,
    { ...charityDetails, currentPassword: password },
    { locale: 'en', address },
  )
  await services.launches.setState(admin, 'giving', { launched: true })
}

/** Seventy lari of somebody with a name and an address. */
export const anasPledge = { amount: 70, donorName: 'Ana Beridze', donorEmail: 'ana@example.org' }

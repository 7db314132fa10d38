import { notFound } from '../../core/problem.ts'
import type { Room } from '../../room.ts'
import { DonationEntity } from './donation.entity.ts'
import { DonationEntryEntity } from './donation-entry.entity.ts'
import { createDonationsRepository } from './donations.repository.ts'
import { DonationsResolver } from './donations.resolver.ts'
import { donationsRoutes } from './donations.routes.ts'
import { createDonationsService, type DonationsService } from './donations.service.ts'
import { DonorEntity } from './donor.entity.ts'
import { createEntriesRepository } from './entries.repository.ts'
import { createLedgerRepository } from './ledger.repository.ts'
import { ProjectDonorEntity } from './project-donor.entity.ts'
import { ProjectMonthEntity } from './project-month.entity.ts'
import { ProjectTotalEntity } from './project-total.entity.ts'
import { putRightResolvers } from './put-right.resolver.ts'
import { putRightRoutes } from './put-right.routes.ts'

export const donationsRoom: Room<DonationsService> = {
  about: 'Donations to projects.',
  service: (manager, { clock }) =>
    createDonationsService({
      donations: createDonationsRepository(manager),
      ledger: createLedgerRepository(manager),
      entries: createEntriesRepository(manager),
      clock,
    }),
  routes: (api, donations) => {
    donationsRoutes(api, donations)
    putRightRoutes(api, donations)
  },
  resolvers: [DonationsResolver, ...putRightResolvers],
  entities: [
    DonorEntity,
    ProjectTotalEntity,
    ProjectMonthEntity,
    ProjectDonorEntity,
    DonationEntity,
    DonationEntryEntity,
  ],
  problems: {
    donations_project_id_fkey: () => notFound('project'),
    donation_entries_project_id_fkey: () => notFound('project'),
  },
}

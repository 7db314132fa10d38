import { notFound } from '../../core/problem.ts'
import type { Ports, Room } from '../../room.ts'
import { donorsRoom } from '../donors/donors.room.ts'
import { receiptsRoom } from '../receipts/receipts.room.ts'
import { BankMappingEntity } from './bank-mapping.entity.ts'
import { DonationEntity } from './donation.entity.ts'
import { DonationEntryEntity } from './donation-entry.entity.ts'
import { DonationImportEntity } from './donation-import.entity.ts'
import { createDonationsRepository } from './donations.repository.ts'
import { DonationsResolver } from './donations.resolver.ts'
import { donationsRoutes } from './donations.routes.ts'
import { createDonationsService, type DonationsService } from './donations.service.ts'
import { DonorEntity } from './donor.entity.ts'
import type { DonorLetters } from './donor-letters.ts'
import { createEntriesRepository } from './entries.repository.ts'
import { createFulfilmentsRepository } from './fulfilments.repository.ts'
import { ImportedDonationEntity } from './imported-donation.entity.ts'
import { createImportsRepository } from './imports.repository.ts'
import { ImportsResolver } from './imports.resolver.ts'
import { importsRoutes } from './imports.routes.ts'
import { createLedgerRepository } from './ledger.repository.ts'
import { ledgerResolvers } from './ledger.resolver.ts'
import { ledgerRoutes } from './ledger.routes.ts'
import { createMonthSumsRepository } from './month-sums.repository.ts'
import { ProjectDayEntity } from './project-day.entity.ts'
import { ProjectDonorEntity } from './project-donor.entity.ts'
import { ProjectMonthEntity } from './project-month.entity.ts'
import { ProjectTotalEntity } from './project-total.entity.ts'
import { putRightResolvers } from './put-right.resolver.ts'
import { putRightRoutes } from './put-right.routes.ts'

const lettersOf = (ports: Ports): DonorLetters | null => {
  const { outbox } = ports
  return outbox && { outbox, receipts: (within) => receiptsRoom.service(within, ports) }
}

export const donationsRoom: Room<DonationsService> = {
  about: 'Donations to projects.',
  service: (manager, ports) => {
    const letters = lettersOf(ports)
    return createDonationsService({
      donations: createDonationsRepository(manager),
      ledger: createLedgerRepository(manager),
      entries: createEntriesRepository(manager, letters),
      imports: createImportsRepository(manager, letters),
      donors: donorsRoom.service(manager, ports),
      months: createMonthSumsRepository(manager),
      fulfilments: createFulfilmentsRepository(manager, letters),
      clock: ports.clock,
    })
  },
  routes: (api, donations) => {
    donationsRoutes(api, donations)
    ledgerRoutes(api, donations)
    putRightRoutes(api, donations)
    importsRoutes(api, donations)
  },
  resolvers: [DonationsResolver, ...ledgerResolvers, ...putRightResolvers, ImportsResolver],
  entities: [
    DonorEntity,
    ProjectTotalEntity,
    ProjectMonthEntity,
    ProjectDayEntity,
    ProjectDonorEntity,
    DonationEntity,
    DonationEntryEntity,
    DonationImportEntity,
    ImportedDonationEntity,
    BankMappingEntity,
  ],
  problems: {
    donations_project_id_fkey: () => notFound('project'),
    donation_entries_project_id_fkey: () => notFound('project'),
  },
}

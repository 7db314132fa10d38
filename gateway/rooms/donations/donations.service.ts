import { donationSelection, monthsSelection, newDonation } from '../../../schema/donations.ts'
import { ledgerList } from '../../../schema/ledger.ts'
import { pageRequest } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { decodeCursor, type Listed, readPage, toUnreadPage } from '../../core/list-page.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { type RowSource, readFrom, readOn } from '../../core/row-source.ts'
import { isInstant, type Position } from '../../core/sorted-list-page.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { withoutAddresses } from '../../models/withheld.ts'
import type {
  Donation,
  DonationPage,
  DonationToProject,
  DonorMonth,
  GiftCounts,
  LedgerDonation,
  LedgerPage,
} from './donation.ts'
import type { DonationCursor, DonationsRepository } from './donations.repository.ts'
import type { EntriesRepository } from './entries.repository.ts'
import type { Fulfilled, FulfilmentsRepository } from './fulfilments.repository.ts'
import { momentOf, toDonor } from './given.ts'
import type { ImportsRepository } from './imports.repository.ts'
import { type ImportDependencies, importGifts } from './imports.service.ts'
import type { LedgerRepository } from './ledger.repository.ts'
import type { MonthSumsRepository } from './month-sums.repository.ts'
import { putRight } from './put-right.service.ts'
import { sightOf } from './sight.ts'
import { toldByProviders } from './told.service.ts'

const readCursor = (after: string | null): DonationCursor | null => {
  if (after === null) return null
  const [receivedAt = '', id = ''] = decodeCursor(after, [isInstant, isId])
  return { receivedAt, id }
}

const requireProjectId = (project: string | null): void => {
  if (project !== null && !isId(project)) throw notFound('project')
}

const noDonations: DonationPage = {
  nodes: [],
  totalCount: 0,
  donorCount: 0,
  unsignedCount: 0,
  endCursor: null,
  hasNextPage: false,
}

/** Stands for figures that nobody has asked for. */
const uncounted: GiftCounts = { donationCount: 0, donorCount: 0, unsignedCount: 0 }

export interface DonationsDependencies {
  donations: DonationsRepository
  ledger: LedgerRepository
  entries: EntriesRepository
  imports: ImportsRepository
  donors: ImportDependencies['donors']
  months: MonthSumsRepository
  fulfilments: FulfilmentsRepository
  clock: Clock
}

export const createDonationsService = ({
  donations,
  ledger,
  entries,
  imports,
  donors,
  months,
  fulfilments,
  clock,
}: DonationsDependencies) => {
  /** Null for what is no project, where the counts are wanted that only projects have. */
  const pagesOf = async (
    viewer: Viewer,
    projectIds: readonly string[],
    input: unknown,
    wanted: Wanted,
  ): Promise<(DonationPage<Listed<Donation>> | null)[]> => {
    requirePermission(viewer, 'gifts:read')
    const { first, after } = parse(pageRequest, input)
    const cursor = readCursor(after)
    const isPlaced = wanted.has('pageInfo')
    const areCounted = ['totalCount', 'donorCount', 'unsignedCount'].some((name) => wanted.has(name))
    const [gifts, counts] = await Promise.all([
      isPlaced || wanted.has('nodes')
        ? donations.newestByProject(
            projectIds,
            first + 1,
            cursor,
            wanted.below('nodes'),
            isPlaced,
            sightOf(viewer),
          )
        : [],
      areCounted ? donations.countByProject(projectIds, sightOf(viewer)) : null,
    ])
    return projectIds.map((id, index) => {
      const count = counts ? counts.get(id) : uncounted
      if (!count) return null
      const { donationCount, donorCount, unsignedCount } = count
      const page = toUnreadPage<Donation>(
        withoutAddresses(viewer, gifts[index] ?? []),
        first,
        donationCount,
        isPlaced ? (gift) => [gift.receivedAt, gift.id] : null,
      )
      return { ...page, donorCount, unsignedCount }
    })
  }

  return {
    ...putRight({ entries, clock }),
    ...importGifts({ imports, donors, clock }),
    ...toldByProviders({ donations, entries }),

    /** For a transaction that will record or void a gift, and locks something else before: this lock comes before all others. */
    keepPeople: async (): Promise<void> => {
      await donations.keepPeople()
    },

    /**
     * For a transaction that holds a pledge and will record its gift, or write down what went back of it: before it does, as
     * whoever issues a receipt holds its year before the gift.
     */
    holdReceiptNumbers: async (): Promise<void> => {
      await fulfilments.holdReceiptNumbers()
    },

    /**
     * Within such a transaction, which has recorded the gift: confirms the pledge, and thanks whoever promised.
     * @param by who says that the money came; null where whoever took it does
     */
    fulfil: async (pledge: Fulfilled, by: string | null): Promise<void> => {
      await fulfilments.fulfil([pledge], clock.now(), by)
    },

    /**
     * A page of confirmed donations for each project, newest first, in the order of `projectIds`:
     * two statements whatever the number of projects.
     */
    listByProjects: async (
      viewer: Viewer,
      projectIds: readonly string[],
      input: unknown,
      wanted: Wanted = everything,
    ): Promise<DonationPage<Listed<Donation>>[]> => {
      const pages = await pagesOf(viewer, projectIds, input, wanted)
      return pages.map((page) => page ?? noDonations)
    },

    /**
     * A page of the confirmed donations to a project, newest first.
     * @throws Problem `not_found`, `validation_failed`
     */
    listByProject: async (viewer: Viewer, projectId: string, input: unknown): Promise<DonationPage> => {
      const [page] = await pagesOf(
        viewer,
        isId(projectId) ? [projectId.toLowerCase()] : [],
        input,
        everything,
      )
      if (!page) throw notFound('project')
      return readPage(page)
    },

    /**
     * All confirmed donations of the months, and to the project, that `input` names, for the team.
     * @throws Problem `validation_failed`, `not_found` when what it names can be no project
     */
    select: (viewer: Viewer, input: unknown): RowSource<DonationToProject> => {
      requirePermission(viewer, 'gifts:read')
      const selection = parse(donationSelection, input)
      requireProjectId(selection.project)
      return {
        count: () => ledger.count(selection),
        read: readOn(async (limit, place: DonationCursor | null) => {
          const gifts = await ledger.selectAfter(selection, limit, place, sightOf(viewer))
          const nodes = withoutAddresses(viewer, gifts)
          return { nodes, last: nodes.at(-1) ?? null }
        }),
      }
    },

    /**
     * What each donor gave in each of these months, and what was put right of it, by month and name.
     * @throws Problem as `select` does
     */
    selectMonths: (viewer: Viewer, input: unknown): RowSource<DonorMonth> => {
      requirePermission(viewer, 'gifts:read')
      const selection = parse(monthsSelection, input)
      requireProjectId(selection.project)
      const read = readFrom(() => months.lines(selection, sightOf(viewer)))
      return {
        count: () => months.count(selection, sightOf(viewer)),
        read: async (limit, after) => withoutAddresses(viewer, await read(limit, after)),
      }
    },

    /**
     * A page of all gifts, whatever has become of them, that `input` narrows, for the team.
     * @throws Problem `validation_failed`, `not_found` when what it names can be no project
     */
    listLedger: async (viewer: Viewer, input: unknown, wanted: Wanted = everything): Promise<LedgerPage> => {
      requirePermission(viewer, 'gifts:read')
      const request = parse(ledgerList.request, input)
      requireProjectId(request.project)
      return withoutAddresses(viewer, await ledger.list(request, wanted, sightOf(viewer)))
    },

    /**
     * All of them, whatever has become of them, for the team.
     * @throws Problem as `listLedger` does
     */
    selectLedger: (viewer: Viewer, input: unknown): RowSource<LedgerDonation> => {
      requirePermission(viewer, 'gifts:read')
      const selection = parse(ledgerList.selection, input)
      requireProjectId(selection.project)
      return {
        count: () => ledger.countAll(selection, sightOf(viewer)),
        read: readOn(async (limit, place: Position | null) => {
          const { gifts, last } = await ledger.readAfter(selection, limit, place, sightOf(viewer))
          return { nodes: withoutAddresses(viewer, gifts), last }
        }),
      }
    },

    /**
     * Records a gift received by bank or in cash, confirmed at once. With a key the same request, made again
     * within a day, records nothing more and answers the same donation.
     * @throws Problem `not_found` without such a project, `validation_failed`, `idempotency_key_reused`
     */
    record: async (
      viewer: Viewer,
      projectId: string,
      input: unknown,
      locale: Locale,
      idempotencyKey?: string | null,
    ): Promise<Donation> => {
      const admin = requirePermission(viewer, 'gifts:write')
      const gift = parse(newDonation, input)
      const receivedAt = momentOf(gift.receivedAt, clock.now())
      const request = keyedRequest('recordDonation', { viewer, idempotencyKey }, [projectId, gift])
      if (!isId(projectId)) throw notFound('project')

      const { amount, anonymous, method = null, reference = null } = gift
      const id = await donations.insertConfirmed(
        {
          id: newId(),
          projectId,
          amount,
          anonymous,
          receivedAt,
          method,
          reference,
          locale,
          recordedBy: admin.id,
        },
        toDonor(gift, locale),
        request,
        true,
      )
      const recorded = await donations.find(id)
      if (!recorded) throw new Error('a donation was recorded and is not there')
      return recorded
    },
  }
}

export type DonationsService = ReturnType<typeof createDonationsService>

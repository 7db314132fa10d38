import { newDonation } from '../../schema/donations.ts'
import { pageRequest } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import { isId, newId } from '../core/ids.ts'
import { lookupKey } from '../core/lookup-key.ts'
import { decodeCursor, type Page, toPage } from '../core/page.ts'
import { parse } from '../core/parse.ts'
import { notFound } from '../core/problem.ts'
import { requireAdmin, type Viewer } from '../core/viewer.ts'
import type { Clock } from '../ports/clock.ts'
import type { Donation } from './donation.ts'
import type { DonationCursor, DonationsRepository, GivenDonor } from './donations.repository.ts'

const isInstant = (value: string): boolean => {
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString() === value
}

const readCursor = (after: string | null): DonationCursor | null => {
  if (after === null) return null
  const [receivedAt = '', id = ''] = decodeCursor(after, [isInstant, isId])
  return { receivedAt, id }
}

const toDonor = (
  name: string | null | undefined,
  email: string | null | undefined,
  locale: Locale,
): GivenDonor | null =>
  name ? { name, email: email ?? null, emailKey: email ? lookupKey(email) : null, locale } : null

export const createDonationsService = (donations: DonationsRepository, clock: Clock) => ({
  /**
   * A page of confirmed donations for each project, newest first, in the order of `projectIds`:
   * two statements whatever the number of projects.
   */
  listByProjects: async (
    viewer: Viewer,
    projectIds: readonly string[],
    input: unknown,
  ): Promise<Page<Donation>[]> => {
    requireAdmin(viewer)
    const { first, after } = parse(pageRequest, input)
    const [rows, counts] = await Promise.all([
      donations.newestByProject(projectIds, first + 1, readCursor(after)),
      donations.countByProject(projectIds),
    ])
    return projectIds.map((id) =>
      toPage(
        rows.get(id) ?? [],
        first,
        counts.get(id) ?? 0,
        (row) => row.donation,
        (row) => [row.receivedAt, row.id],
      ),
    )
  },

  /**
   * Records a gift received by bank or in cash, confirmed at once.
   * @throws Problem `not_found` without such a project, `validation_failed`
   */
  record: async (viewer: Viewer, projectId: string, input: unknown, locale: Locale): Promise<Donation> => {
    const admin = requireAdmin(viewer)
    const { amount, anonymous, donorName, donorEmail, receivedAt } = parse(newDonation, input)
    if (!isId(projectId)) throw notFound('project')
    const received = receivedAt ? new Date(receivedAt) : clock.now()
    const donation = {
      id: newId(),
      projectId,
      amount,
      anonymous,
      receivedAt: received,
      locale,
      recordedBy: admin.id,
    }
    const donor = toDonor(donorName, donorEmail, locale)
    await donations.insertConfirmed(donation, donor)
    return {
      id: donation.id,
      anonymous,
      donor: anonymous || !donor ? null : { name: donor.name },
      amount,
      receivedAt: received.toISOString(),
    }
  },
})

export type DonationsService = ReturnType<typeof createDonationsService>

import type { FragmentType } from '@apollo/client'
import { pledgePresets } from '../../schema/giving-options.ts'
import type { GivingCardFragment } from '../generated/operations.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { unmask } from '../lib/unmask.ts'
import { Card } from '../ui/card.tsx'
import { DonationForm } from './donation-form.tsx'
import { hasBegun, takesGifts } from './giving/takes-gifts.ts'
import { HowFar } from './how-far.tsx'
import { ProjectEnded } from './project-ended.tsx'
import { ProjectToCome } from './project-to-come.tsx'
import { type OfferedSum, usePresets } from './use-presets.ts'

/** What the specification offers while nobody can give on the site. */
const offeredBefore: readonly OfferedSum[] = [10, 25, 50, 100].map((sum) => ({ sum, buys: null }))

interface GivingCardProps {
  project: FragmentType<GivingCardFragment>
  /** The address at which a gift is made; null where nobody can give on the site. */
  giveAt: string | null
}

/** How far the project has come, and the way to help it on, unless it is over or has not begun. Stays in view beside the story. */
export const GivingCard = ({ project, giveAt }: GivingCardProps) => {
  const card = unmask(project)
  const presets = usePresets(card, pledgePresets)
  const { raised, goal, archivedAt, startDate, endDate } = card
  // Where nobody can give on the site, the form says so of every project that is not archived.
  const isOpen = giveAt === null ? archivedAt === null : takesGifts(card)
  const lastDay = archivedAt === null ? endDate : dayAtCharity(new Date(archivedAt))
  return (
    <Card className="p-5 sm:p-7 lg:sticky lg:top-6">
      <HowFar raised={raised} goal={goal} isLarge />
      <hr className={`my-6 border-line ${isOpen ? 'print:hidden' : ''}`} />
      {isOpen ? (
        <DonationForm giveAt={giveAt} presets={giveAt === null ? offeredBefore : presets} />
      ) : archivedAt === null && startDate !== null && !hasBegun(startDate) ? (
        <ProjectToCome startDate={startDate} />
      ) : (
        lastDay !== null && <ProjectEnded lastDay={lastDay} />
      )}
    </Card>
  )
}

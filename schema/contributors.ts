import { mostCounted } from './limits.ts'

/** How many of a tier are named: all who give would make no page that anybody reads. */
export const mostNamed = 24

/** Where somebody stands by all that they gave and wish to be thanked for, the highest first. */
export const contributorTiers = {
  platinum: { from: 'platinumFrom', description: 'Who gave most.' },
  golden: { from: 'goldenFrom', description: 'Who gave much.' },
  silver: { from: 'silverFrom', description: 'Who gave what many can give.' },
} as const

export type ContributorTierName = keyof typeof contributorTiers

/** Who is thanked by name in a tier: nothing else is told of them. */
export interface ContributorTier {
  tier: ContributorTierName
  /** Lari. */
  from: number
  names: string[]
  more: number | null
}

/** What giving has come to, by the ledger. */
export interface GivingFigures {
  given: number
  donationCount: number
  reachedProjects: number
}

/** What visitors are told of those who gave. */
export interface Contributors {
  tiers: ContributorTier[]
  figures: GivingFigures | null
}

export const contributorsInWords = {
  tiers: 'The highest first; none while giving is not launched.',
  figures: 'What giving has come to; null while it is not launched.',
  tier: 'Which one.',
  from: 'From which sum on, in lari: all that was given with the wish to be thanked, together.',
  names: `As they signed, who gave most first; at most ${mostNamed}.`,
  more: `How many more there are; null where these are more than ${mostCounted}.`,
  given: 'All that counts, in lari: what went back is no part of it.',
  donationCount: 'How many gifts count.',
  reachedProjects: 'How many projects that everybody is shown have reached their goal.',
} as const

/** What is taken for granted where nothing was measured. docs/capacity.md says all of it. */
export const assumed = {
  queriesOfVisit: 6,
  filesOfVisit: 6,
  signInsOfVisit: 0.01,
  lettersOfVisit: 0.005,
  giftsOfVisit: 0.001,
  /** Of a day's visits, in its busiest hour; and how much more than that hour's average its worst second has. */
  shareOfBusiestHour: 0.12,
  worstSecond: 3,
  /** In the one hour that a campaign has. */
  giftsOfCampaign: 50_000,
  visitsOfGift: 10,
  /** Of a campaign's gifts, those to the project it is about. */
  shareOfOneProject: 0.8,
  /** What a gift through a bank takes of what a recorded one does: its order, the bank's answer, the entry. */
  writesOfGift: 3,
  /** Addresses, in both languages, that somebody asks for in every second while the site is busy. */
  hotAddresses: 60,
  /** How busy a processor may be, so that nobody waits for another, and one machine may be lost. */
  mostBusy: 0.5,
  fewestGateways: 2,
  /** Processors of a machine for databases. */
  coresOfDatabase: 8,
}

export type Assumed = typeof assumed

import { type Assumed, assumed } from './assumed.ts'
import type { Cost, Figures } from './figures.ts'

const second = 1000
const hour = 3600

/** What is asked for in a second, by how many gateways it is answered, and how many addresses are asked for all the time. */
export interface Rates {
  visits: number
  /** Each has what is kept made anew. */
  gifts: number
  /** Gifts and all that belongs to them. */
  writes: number
  gateways: number
  hotAddresses: number
}

/** Processors kept busy, of each kind. */
export interface Cores {
  gateways: number
  proxy: number
  pooler: number
  primary: number
  /** Standbys that answer readers, and write down what the primary has written. */
  replicas: number
}

type OfVisit = Pick<Assumed, 'queriesOfVisit' | 'filesOfVisit' | 'signInsOfVisit' | 'lettersOfVisit'>

/** What so much takes. Beyond the measured costs there is one rule: how often something has to be made anew. */
export const coresOf = (
  { page, query, file, signIn, letter, gift, remadePage, watching }: Figures,
  { visits, gifts, writes, gateways, hotAddresses }: Rates,
  of: OfVisit = assumed,
): Cores => {
  const spent = (who: keyof Cost): number =>
    (visits *
      (page[who] +
        of.queriesOfVisit * query[who] +
        of.filesOfVisit * file[who] +
        of.signInsOfVisit * signIn[who] +
        of.lettersOfVisit * letter[who]) +
      writes * gift[who]) /
    second
  // A gateway looks once a second whether anything has changed, and at once where it was what changed it; so of each address
  // that is asked for all the time it makes at most so many in a second, and none that nobody asks for.
  const asked = (visits * (1 + of.queriesOfVisit)) / gateways
  const remade = gateways * Math.min(asked, hotAddresses * Math.min(1 + gifts / gateways, gifts))
  const toRemake = (who: keyof Cost): number => (remade * remadePage[who]) / second
  return {
    gateways: spent('gateway') + toRemake('gateway'),
    proxy: spent('proxy'),
    pooler: spent('pooler') + toRemake('pooler'),
    primary: spent('database') + (gateways * watching) / second,
    replicas: spent('standby') + toRemake('database'),
  }
}

/** A day, and whether a campaign has its hour in the busiest of that day. */
export interface Day {
  visits: number
  isCampaign: boolean
}

/** What the worst second of such a day asks for, and who is needed to answer. */
export interface Needs {
  visits: number
  requests: number
  gifts: number
  cores: Cores
  gateways: number
  /** Machines that answer readers besides the primary. */
  replicas: number
  /** Part of a database machine, as busy as it may be, that the primary takes. */
  shareOfPrimary: number
  /** Gifts to the project a campaign is about, as part of what one project was seen to take. */
  shareOfOneProject: number
}

export const needsOf = (figures: Figures, day: Day): Needs => {
  const ordinary = (day.visits * assumed.shareOfBusiestHour * assumed.worstSecond) / hour
  const ofCampaign = day.isCampaign ? (assumed.giftsOfCampaign * assumed.worstSecond) / hour : 0
  const visits = ordinary + ofCampaign * assumed.visitsOfGift
  const gifts = ordinary * assumed.giftsOfVisit + ofCampaign
  const writes = gifts * assumed.writesOfGift
  const coresWith = (gateways: number): Cores =>
    coresOf(figures, { visits, gifts, writes, gateways, hotAddresses: assumed.hotAddresses })

  let gateways: number = assumed.fewestGateways
  while (coresWith(gateways).gateways / gateways > assumed.mostBusy) gateways += 1
  const cores = coresWith(gateways)
  const ofMachine = assumed.mostBusy * assumed.coresOfDatabase
  const ofVisit =
    1 + assumed.queriesOfVisit + assumed.filesOfVisit + assumed.signInsOfVisit + assumed.lettersOfVisit
  return {
    visits,
    requests: visits * ofVisit + writes,
    gifts,
    cores,
    gateways,
    replicas: Math.max(1, Math.ceil(cores.replicas / ofMachine)),
    shareOfPrimary: cores.primary / ofMachine,
    shareOfOneProject: (ofCampaign * assumed.shareOfOneProject) / figures.giftsOfOneProject,
  }
}

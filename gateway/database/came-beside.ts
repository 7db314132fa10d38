/**
 * Whether the gift of the pledge that is told of by the table `pledge` came another way than by its provider's page: also where
 * nobody says how it came, so that somebody does.
 */
const cameAnotherWay = (pledge: string): string =>
  `exists (select from donations b where b.id = ${pledge}.donation_id and b.method is distinct from 'card')`

/** What was paid on the page of a provider besides a gift that came another way; null where nothing was. */
export const cameBeside = (pledge: string): string =>
  `case when ${pledge}.state = 'confirmed' and ${cameAnotherWay(pledge)} then ${pledge}.came_instead end`

/** Whether something came for a pledge of which the team has yet to say what becomes of it. */
export const isUnsettled = (pledge: string): string =>
  `${pledge}.came_instead is not null and (${pledge}.state = 'pledged' or ${cameBeside(pledge)} is not null)`

/** Of a pledge, by its id: whether it became a gift that came another way. */
export const becameAnotherWay = `select ${cameAnotherWay('p')} as "cameAnotherWay" from pledges p where p.id = $1`

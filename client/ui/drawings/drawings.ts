import oldGreyMuzzle from './dog-old-grey-muzzle.svg?no-inline'
import puppySitting from './dog-puppy-sitting.svg?no-inline'
import smallTerrier from './dog-small-terrier.svg?no-inline'
import spottedMongrel from './dog-spotted-mongrel.svg?no-inline'
import threeLeggedRunner from './dog-three-legged-runner.svg?no-inline'
import type { DrawingFile } from './drawing.tsx'
import eveningBowl from './film-evening-bowl.svg?no-inline'
import firstSnow from './film-first-snow.svg?no-inline'
import road from './film-the-road.svg?no-inline'
import comingSoon from './state-coming-soon.svg?no-inline'
import emptyInbox from './state-empty-inbox.svg?no-inline'
import noResults from './state-no-results.svg?no-inline'
import notFound from './state-not-found.svg?no-inline'
import offline from './state-offline.svg?inline'

const state = (src: string): DrawingFile => ({ src, width: 480, height: 360 })
const film = (src: string): DrawingFile => ({ src, width: 640, height: 360 })

/** A file for each, so that a page loads what it shows; the one for a lost connection could not be loaded then. */
export const drawings = {
  comingSoon: state(comingSoon),
  notFound: state(notFound),
  emptyInbox: state(emptyInbox),
  noResults: state(noResults),
  offline: state(offline),
  firstSnow: film(firstSnow),
  road: film(road),
  eveningBowl: film(eveningBowl),
  oldGreyMuzzle: { src: oldGreyMuzzle, width: 390, height: 324 },
  puppySitting: { src: puppySitting, width: 282, height: 312 },
  smallTerrier: { src: smallTerrier, width: 304, height: 286 },
  spottedMongrel: { src: spottedMongrel, width: 440, height: 362 },
  threeLeggedRunner: { src: threeLeggedRunner, width: 476, height: 302 },
} as const satisfies Record<string, DrawingFile>

import type { RegionId } from '../../build/georgia.ts'

/** A place on the map: percent of its width and of its height. */
type Place = readonly [left: number, top: number]

/** Where a tooltip that finds no clear place at its tag stands beside the map, and the line that leads there. */
export interface Lead {
  side: 'top' | 'bottom'
  from: Place
  to: Place
}

interface RegionTag {
  id: RegionId
  /** Where on the map the middle of the tag is. No two are nearer than a finger, even at 320 px. */
  place: string
  lead: Lead
}

const up = (from: Place, to: Place): Lead => ({ side: 'top', from, to })
const down = (from: Place, to: Place): Lead => ({ side: 'bottom', from, to })

/** From the sea to the east, the order in which the keyboard goes through the regions. */
export const regionTags: readonly RegionTag[] = [
  { id: 'abkhazia', place: 'left-[20.9%] top-[21.5%]', lead: up([20.9, 21.5], [20.9, 10]) },
  { id: 'samegrelo', place: 'left-[31.6%] top-[42.9%]', lead: up([31.6, 42.9], [33, 10]) },
  { id: 'guria', place: 'left-[32.4%] top-[62.1%]', lead: down([32.4, 62.1], [17, 96]) },
  { id: 'adjara', place: 'left-[31.1%] top-[78.6%]', lead: down([31.1, 78.6], [31.1, 96]) },
  { id: 'racha', place: 'left-[46%] top-[34.8%]', lead: up([46, 34.8], [46, 22]) },
  { id: 'imereti', place: 'left-[44.5%] top-[55.7%]', lead: down([44.5, 55.7], [40, 96]) },
  { id: 'samtskheJavakheti', place: 'left-[49.3%] top-[82%]', lead: down([49.3, 82], [49.3, 98]) },
  { id: 'tskhinvali', place: 'left-[60.9%] top-[47.1%]', lead: up([60.9, 47.1], [60.9, 22]) },
  { id: 'shidaKartli', place: 'left-[60.1%] top-[65.2%]', lead: down([60.1, 65.2], [57, 102]) },
  { id: 'kvemoKartli', place: 'left-[65.7%] top-[88.6%]', lead: down([65.7, 88.6], [65.7, 102]) },
  { id: 'mtskhetaMtianeti', place: 'left-[72.2%] top-[53.5%]', lead: up([72.2, 53.5], [72.2, 30]) },
  { id: 'tbilisi', place: 'left-[71.9%] top-[72.2%]', lead: down([71.9, 72.2], [76, 102]) },
  { id: 'kakheti', place: 'left-[87.5%] top-[64.9%]', lead: up([87.5, 64.9], [87.5, 28]) },
]

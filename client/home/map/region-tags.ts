import type { RegionId } from '../../build/georgia.ts'

interface RegionTag {
  id: RegionId
  /** Where on the map the middle of the tag is. No two are nearer than a finger, even at 320 px. */
  place: string
}

/** From the sea to the east, the order in which the keyboard goes through the regions. */
export const regionTags: readonly RegionTag[] = [
  { id: 'abkhazia', place: 'left-[20.9%] top-[21.5%]' },
  { id: 'samegrelo', place: 'left-[31.6%] top-[42.9%]' },
  { id: 'guria', place: 'left-[32.4%] top-[62.1%]' },
  { id: 'adjara', place: 'left-[31.1%] top-[78.6%]' },
  { id: 'racha', place: 'left-[46%] top-[34.8%]' },
  { id: 'imereti', place: 'left-[44.5%] top-[55.7%]' },
  { id: 'samtskheJavakheti', place: 'left-[49.3%] top-[82%]' },
  { id: 'tskhinvali', place: 'left-[60.9%] top-[47.1%]' },
  { id: 'shidaKartli', place: 'left-[60.1%] top-[65.2%]' },
  { id: 'kvemoKartli', place: 'left-[65.7%] top-[88.6%]' },
  { id: 'mtskhetaMtianeti', place: 'left-[72.2%] top-[53.5%]' },
  { id: 'tbilisi', place: 'left-[71.9%] top-[72.2%]' },
  { id: 'kakheti', place: 'left-[87.5%] top-[64.9%]' },
]

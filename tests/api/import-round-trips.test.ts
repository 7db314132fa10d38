import { array, constantFrom, record, sample, string } from 'fast-check'
import { describe, expect } from 'vitest'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import {
  all,
  exported,
  fileOf,
  importFile,
  preview,
  projectWith,
  rewritten,
} from '../support/record-files.ts'

describe('a file that was exported', () => {
  for (const language of ['en', 'ka'] as const) {
    test(`changes nothing when it is sent back, with headings in ${language}`, async ({ asAdmin }) => {
      const id = await projectWith(asAdmin, { goal: 1234.5 })
      const csv = await exported(asAdmin, 'projects', language)
      expect(await preview(asAdmin, 'projects', csv)).toMatchObject({
        ...{ created: 0, changed: 0, unchanged: 1, refused: 0 },
        rows: [{ line: 2, outcome: 'unchanged', id, changes: [], errors: [] }],
      })
      const { status, body } = await importFile(asAdmin, 'projects', csv)
      expect([status, body]).toMatchObject([201, { created: 0, changed: 0, unchanged: 1 }])
      expect((await asAdmin.get(`/api/projects/${id}`)).body).toMatchObject({ version: 1 })
    })
  }

  test('changes what was changed in it, and tells before what that is', async ({ asAdmin, asVisitor }) => {
    const id = await projectWith(asAdmin)
    const csv = rewritten(await exported(asAdmin, 'projects'), 'Goal, lari', () => '777,50')
    expect(await preview(asAdmin, 'projects', csv)).toMatchObject({
      changed: 1,
      rows: [{ outcome: 'changed', id, changes: [{ field: 'goal', after: '777,50' }] }],
    })
    expect((await asVisitor.get(`/api/projects/${id}`)).body).not.toMatchObject({ goal: 777.5 })
    await importFile(asAdmin, 'projects', csv)
    expect((await asVisitor.get(`/api/projects/${id}`)).body).toMatchObject({ goal: 777.5, version: 2 })
  })

  test('is refused where somebody has changed a record since, and writes nothing of it', async ({
    asAdmin,
  }) => {
    const [first, second] = [await projectWith(asAdmin), await projectWith(asAdmin)]
    const csv = rewritten(await exported(asAdmin, 'projects'), 'Goal, lari', () => '1')
    await asAdmin.put(`/api/projects/${first}`, { goal: 5 })
    const shown = await preview(asAdmin, 'projects', csv)
    expect(shown.rows.map(({ id, outcome }) => [id, outcome])).toEqual([
      [second, 'changed'],
      [first, 'refused'],
    ])
    const { status, body } = await importFile(asAdmin, 'projects', csv)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        {
          code: 'changed_since',
          message: 'line 3: version is no longer the current one, someone changed the record since',
        },
      ],
    })
    expect((await asAdmin.get(`/api/projects/${second}`)).body).toMatchObject({ version: 1 })
  })

  test('is taken back to the same where only its version is old', async ({ asAdmin }) => {
    const id = await projectWith(asAdmin, { goal: 100 })
    const csv = await exported(asAdmin, 'projects')
    await asAdmin.put(`/api/projects/${id}`, { goal: 5 })
    await asAdmin.put(`/api/projects/${id}`, { goal: 100 })
    expect(await preview(asAdmin, 'projects', csv)).toMatchObject({ unchanged: 1, refused: 0 })
  })

  test('makes the same records where it names none', async ({ asAdmin }) => {
    await asAdmin.post('/api/events', walkEvent)
    await asAdmin.post('/api/events', { title: 'Vaccines', content: '=1+1\r\n\t@home ' })
    const before = await all(asAdmin, 'events')
    const csv = rewritten(await exported(asAdmin, 'events'), 'Id', () => '')
    expect((await importFile(asAdmin, 'events', csv)).body).toMatchObject({ created: 2, changed: 0 })
    const after = await all(asAdmin, 'events')
    expect(after.slice(0, 2)).toEqual(before)
    expect(after.slice(2)).toEqual(before)
  })
})

describe('random records', () => {
  const count = Number(process.env.IMPORTED_RECORDS ?? 30)

  test('leaves a draft a draft, and what is to come for its moment', async ({
    asAdmin,
    asVisitor,
    clock,
  }) => {
    const later = new Date(clock.now().getTime() + 86_400_000).toISOString()
    await projectWith(asAdmin, { publishedAt: null })
    await projectWith(asAdmin, { publishedAt: later })
    const csv = rewritten(await exported(asAdmin, 'projects'), 'Id', () => '')
    expect(await importFile(asAdmin, 'projects', csv)).toMatchObject({ body: { created: 2 } })
    const moments = (await all(asAdmin, 'projects')).map((project) =>
      Reflect.get(Object(project), 'publishedAt'),
    )
    expect(moments.toSorted()).toEqual([later, later, null, null])
    expect((await asVisitor.get<{ projects: unknown[] }>('/api/open-projects')).body.projects).toEqual([])
  })

  test('makes nothing public that it calls a draft, or ended', async ({ asAdmin }) => {
    const title = winterProject.translations?.en?.title ?? 'A roof'
    const rows = (...row: string[]) =>
      fileOf([
        ['Title in English', 'Description in English', 'Goal, lari', 'State', 'Ended, Tbilisi time'],
        [title, 'A roof.', '100', ...row],
      ])
    const refused = async (...row: string[]) =>
      (await preview(asAdmin, 'projects', rows(...row))).rows.flatMap(({ errors }) =>
        errors.map(({ field, code }) => [field, code]),
      )
    expect(await refused('Draft', '')).toEqual([['publishedAt', 'required']])
    expect(await refused('Published', '2026-01-01 10:00:00')).toEqual([['archivedAt', 'read_only']])
    expect(await refused('Published', '')).toEqual([])
  })

  test('are the same after they went through a file', { timeout: 120_000 }, async ({ asAdmin, manager }) => {
    const odd = constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      ';',
      ',',
      '"',
      '\t',
      '\r\n',
      '\n',
      ' ',
      'a',
      'ნ',
      '🐕',
      'sep=',
    )
    const words = array(odd, { minLength: 1, maxLength: 30 }).map((parts) => `${parts.join('')}.`)
    const text = string({ maxLength: 20 }).map((each) => `x${each.replaceAll('\0', '')}`)
    const records = sample(
      record({
        goal: constantFrom(0.01, 1, 12.5, 999.99, 1_000_000_000),
        startDate: constantFrom(null, '2026-01-01'),
        endDate: constantFrom(null, '2026-02-28', '2027-01-01'),
        translations: record({
          en: record({ title: words, description: text }),
          ka: record({ title: constantFrom(null, 'ბუდე'), description: words }),
        }),
      }),
      count,
    )
    for (const each of records) expect((await asAdmin.post('/api/projects', each)).status).toBe(201)
    const before = await all(asAdmin, 'projects')
    const csv = await exported(asAdmin, 'projects')
    expect(await preview(asAdmin, 'projects', csv)).toMatchObject({ unchanged: count, refused: 0 })
    const anew = rewritten(csv, 'Id', () => '')
    await manager.query('delete from projects')
    expect((await importFile(asAdmin, 'projects', anew)).body).toMatchObject({ created: count })
    expect(await all(asAdmin, 'projects')).toEqual(before)
  })
})

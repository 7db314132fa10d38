import { describe, expect } from 'vitest'
import { winterProject } from '../support/content.ts'
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

interface Reference {
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }> }
}

test('a file is told of what it says and is not taken from it, column by column', async ({ asAdmin }) => {
  const id = await projectWith(asAdmin)
  await asAdmin.post(`/api/projects/${id}/donations`, { amount: 40, anonymous: true })
  await projectWith(asAdmin)
  const csv = await exported(asAdmin, 'projects')
  expect(await preview(asAdmin, 'projects', csv)).toMatchObject({ notTaken: [] })
  const draft = rewritten(csv, 'State', () => 'draft')
  const other = rewritten(draft, 'Raised, lari', (raised) => (raised === '0' ? raised : '999'))
  expect(await preview(asAdmin, 'projects', other)).toMatchObject({
    unchanged: 2,
    notTaken: [
      { field: 'raised', rows: 1 },
      { field: 'state', rows: 2 },
    ],
  })
  const fresh = [
    'translations.en.title,translations.en.description,goal,raised,state',
    'A fence,Of wood,100,50,published',
    'A roof,Of tin,100,0,',
  ].join('\n')
  expect(await preview(asAdmin, 'projects', fresh)).toMatchObject({
    created: 2,
    notTaken: [{ field: 'raised', rows: 1 }],
  })
})

test.for([
  ['projects', 'NewProject', 'ProjectTexts', { goal: '500' }],
  ['events', 'NewEvent', 'EventTexts', { date: '2026-12-01' }],
] as const)(
  'of %s takes the names that the reference gives',
  async ([noun, record, texts, plain], { asAdmin }) => {
    const { body: reference } = await asAdmin.get<Reference>('/api/openapi.json')
    const { schemas } = reference.components
    const { csv } = schemas[`${record.replace('New', '')}ImportPreviewFile`]?.properties ?? {}
    const [, english = '', georgian = ''] =
      /`(translations\.en\.)title` and `(translations\.ka\.)title`/.exec(csv?.description ?? '') ?? []
    const words = Object.keys(schemas[texts]?.properties ?? {})
    const names = [english, georgian].flatMap((before) => words.map((word) => before + word))
    const rows = [
      [...names, ...Object.keys(plain)],
      [...names.map((name) => `What ${name} says`), ...Object.values(plain)],
    ]
    expect(await preview(asAdmin, noun, fileOf(rows))).toMatchObject({ created: 1, refused: 0 })
  },
)

describe('a file with faults', () => {
  const headings = 'Id,Title in English,Description in English,"Goal, lari",Starts,Ends\r\n'

  test('is told of each by its line and its field, and writes nothing', async ({ asAdmin }) => {
    const csv = `${headings},A roof,For the winter.,500,,\r\n,,No title.,5,,\r\n,A bed,Soft.,much,2026-02-01,2026-01-01\r\n`
    const shown = await preview(asAdmin, 'projects', csv)
    expect(shown).toMatchObject({ created: 1, refused: 2 })
    expect(
      shown.rows.map(({ line, errors }) => [line, errors.map(({ field, code }) => [field, code])]),
    ).toEqual([
      [2, []],
      [3, [['title', 'required']]],
      [
        4,
        [
          ['goal', 'invalid_type'],
          ['endDate', 'before_start'],
        ],
      ],
    ])
    const { status, body } = await importFile(asAdmin, 'projects', csv)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        { field: 'csv.3', message: 'line 3: title is required' },
        { field: 'csv.4.4', message: 'line 4: goal has the wrong type' },
        { field: 'csv.4.6', message: 'line 4: end date must not be before the start date' },
      ],
    })
    expect(await all(asAdmin, 'projects')).toEqual([])
  })

  test('is told by the titles of the reader’s language, or else of the other one', async ({ asAdmin }) => {
    const id = await projectWith(asAdmin)
    const csv = `Id,Title in English,Title in Georgian,Description in English,"Goal, lari"\r\n${id},,თბილი სახურავი,,500\r\n,A bed,,Soft.,5\r\n`
    const titlesIn = async (language: 'en' | 'ka') =>
      (await preview(asAdmin.in(language), 'projects', csv)).rows.map(({ title }) => title)
    expect(await titlesIn('ka')).toEqual(['თბილი სახურავი', 'A bed'])
    expect(await titlesIn('en')).toEqual([winterProject.translations.en.title, 'A bed'])
  })

  test('names records that there are, each once', async ({ asAdmin }) => {
    const id = await projectWith(asAdmin)
    const row = (named: string) => `${named},A roof,For the winter.,500,,\r\n`
    const csv = headings + row('01a0570c-0280-7065-8aa2-eb52794f39e5') + row('nonsense') + row(id) + row(id)
    const { rows } = await preview(asAdmin, 'projects', csv)
    expect(rows.map(({ outcome, errors }) => [outcome, errors[0]?.code])).toEqual([
      ['refused', 'unknown_record'],
      ['refused', 'unknown_record'],
      ['changed', undefined],
      ['refused', 'repeated'],
    ])
  })

  test('has no column that nobody knows, and none twice', async ({ asAdmin }) => {
    const { status, body } = await asAdmin.post('/api/projects/import-previews', {
      csv: 'Title in English,Colour,სათაური ინგლისურად\r\nA,B,C\r\n',
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: [
        { field: 'csv.1.2', code: 'unknown_column' },
        { field: 'csv.1.3', code: 'repeated' },
      ],
    })
  })

  test('holds no more records than there may be', async ({ asAdmin }) => {
    const csv = headings + ',A,B,1,,\r\n'.repeat(1001)
    expect((await asAdmin.post('/api/projects/import-previews', { csv })).body).toMatchObject({
      errors: [{ field: 'csv', code: 'too_many_rows' }],
    })
  })

  test('clears nothing that must be there', async ({ asAdmin }) => {
    await projectWith(asAdmin)
    const csv = await exported(asAdmin, 'projects')
    const withoutGoal = rewritten(csv, 'Goal, lari', () => '')
    expect((await preview(asAdmin, 'projects', withoutGoal)).rows).toMatchObject([
      { errors: [{ field: 'goal', code: 'required' }] },
    ])
    const untitled = rewritten(
      rewritten(csv, 'Title in English', () => ''),
      'Title in Georgian',
      () => ' ',
    )
    expect((await preview(asAdmin, 'projects', untitled)).rows).toMatchObject([
      { errors: [{ field: 'title', code: 'required' }] },
    ])
  })
})

describe('an import', () => {
  test('changes nothing of what has no column', async ({ asAdmin }) => {
    const id = await projectWith(asAdmin)
    const before = (await asAdmin.get<object>(`/api/projects/${id}`)).body
    await importFile(asAdmin, 'projects', `Id,"Goal, lari"\r\n${id},42\r\n`)
    expect((await asAdmin.get(`/api/projects/${id}`)).body).toEqual({ ...before, goal: 42, version: 2 })
  })

  test('made again under its key writes nothing more, and answers the same', async ({ asAdmin }) => {
    const csv = 'Title in English,Content in English\r\nA walk,At noon.\r\n'
    const key = { 'idempotency-key': 'one file' }
    const first = await importFile(asAdmin, 'events', csv, key)
    const again = await importFile(asAdmin, 'events', csv, key)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(await all(asAdmin, 'events')).toHaveLength(1)
  })

  test('is for admins, on both edges', async ({ asVisitor, asIndividual, asAdmin }) => {
    const csv = 'Title in English,Content in English\r\nA walk,At noon.\r\n'
    for (const path of ['imports', 'import-previews']) {
      expect((await asVisitor.post(`/api/events/${path}`, { csv })).status).toBe(401)
      expect((await asIndividual.post(`/api/events/${path}`, { csv })).status).toBe(403)
    }
    const mutation = 'mutation ($csv: String!) { importEvents(csv: $csv) { created } }'
    expect((await asIndividual.graphql(mutation, { csv })).body).toMatchObject({
      errors: [{ extensions: { code: 'forbidden' } }],
    })
    expect((await asAdmin.graphql(mutation, { csv })).body).toEqual({
      data: { importEvents: { created: 1 } },
    })
  })
})

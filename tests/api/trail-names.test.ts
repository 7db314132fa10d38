import { describe, expect } from 'vitest'
import { accountColumns, recordColumns } from '../../schema/trail.ts'
import { fill, idOf, latin, levan, nina, pairOf } from '../support/donors.ts'
import { test } from '../support/gateway.ts'

interface Entry {
  records: { kind: string; id: string; title: string | null }[]
}

describe('what the trail tells of records by their ids is called by a name:', () => {
  test('whom a donor was merged with', async ({ asAdmin }) => {
    await fill(asAdmin)
    const pair = await pairOf(asAdmin)
    const [kept = '', other = ''] = pair.split('_')
    await asAdmin.put(`/api/donor-pairs/${pair}`, { are: 'one' })
    const { body } = await asAdmin.get<Entry[]>(`/api/trail?kind=donor&record=${other}`)
    expect(body).toHaveLength(1)
    expect(new Set(body[0]?.records)).toEqual(
      new Set([
        { kind: 'donor', id: kept, title: levan.donorName },
        { kind: 'donor', id: other, title: latin.donorName },
      ]),
    )
  })

  test('two donors that were told apart', async ({ asAdmin }) => {
    await fill(asAdmin)
    const pair = await pairOf(asAdmin)
    await asAdmin.put(`/api/donor-pairs/${pair}`, { are: 'two' })
    const { body } = await asAdmin.get<Entry[]>('/api/trail?kind=donorPair')
    expect(body[0]?.records.map(({ title }) => title).sort()).toEqual(
      [levan.donorName, latin.donorName].sort(),
    )
  })

  test('the project of a gift in the reader’s language, and whoever signed it', async ({ asAdmin }) => {
    const project = await fill(asAdmin)
    const { body } = await asAdmin.in('ka').get<Entry[]>('/api/trail?kind=gift&action=create')
    const { body: read } = await asAdmin.in('ka').get<{ title: string }>(`/api/projects/${project}`)
    const projectOf = { kind: 'project', id: project, title: read.title }
    expect(body.at(-1)?.records).toHaveLength(2)
    expect(body.at(-1)?.records).toContainEqual(projectOf)
    expect(body.at(-1)?.records).toContainEqual({
      kind: 'signature',
      id: expect.any(String),
      title: levan.donorName,
    })
    // Given anonymously, without a name.
    expect(body[0]?.records).toEqual([projectOf])
  })

  test('whom a note is about, as they are called by now', async ({ asAdmin, manager }) => {
    await fill(asAdmin)
    const person = await idOf(asAdmin, nina.donorName)
    await asAdmin.post(`/api/donors/${person}/notes`, { text: 'Called her.' })
    const told = async () => (await asAdmin.get<Entry[]>('/api/trail?kind=donorNote')).body[0]?.records
    expect(await told()).toEqual([{ kind: 'donor', id: person, title: nina.donorName }])
    await manager.query(`update people set name = 'Nina Kapanadze' where id = $1`, [person])
    expect(await told()).toEqual([{ kind: 'donor', id: person, title: 'Nina Kapanadze' }])
  })

  test('the charity, whose account and address are changed', async ({ asAdmin }) => {
    await asAdmin.put('/api/charity', { translations: { en: { name: 'An Example Union' } }, goldenFrom: 700 })
    const { body } = await asAdmin.get<{ title: string | null }[]>('/api/trail?kind=charity')
    expect(body[0]?.title).toBe('An Example Union')
  })

  test('every column that holds an id', async ({ manager }) => {
    const rows = await manager.query<{ name: string }[]>(
      `select distinct a.attname as name from pg_trigger g join pg_attribute a on a.attrelid = g.tgrelid
       where g.tgfoid = 'keep_trail'::regproc and a.atttypid = 'uuid'::regtype and a.attnum > 0`,
    )
    const named: readonly string[] = [...accountColumns, ...Object.keys(recordColumns)]
    // A record's own id is what it is found by; who invites somebody, what a letter is about, which one an answer went by, and how far something has come, is never told.
    const untold = ['id', 'invited_by', 'about', 'letter_id', 'monthly_gift_id', 'last_person']
    expect(rows.map(({ name }) => name).filter((name) => ![...named, ...untold].includes(name))).toEqual([])
  })
})

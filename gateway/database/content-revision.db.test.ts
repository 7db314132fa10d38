import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { CountRevisions1795219200030 as CountRevisions } from '../../migrations/1795219200030-count-revisions.ts'
import { MarkRevisions1795219200060 as MarkRevisions } from '../../migrations/1795219200060-mark-revisions.ts'
import { test } from '../../tests/support/database.ts'
import { addProject, give, refund } from '../../tests/support/ledger.ts'
import { GallerySlotEntity } from '../rooms/gallery/gallery-slot.entity.ts'
import { readContentRevision } from './content-revision.ts'

/** A test is one transaction, which raises the revision once: what comes now is the first change of another. */
const asAnother = (manager: EntityManager): Promise<unknown> =>
  manager.query(`select set_config('content.is_raised', '', true)`)

/** Whether `work` makes it another revision. */
const isRaisedBy = async (manager: EntityManager, work: () => Promise<unknown>): Promise<boolean> => {
  await asAnother(manager)
  const before = await readContentRevision(manager)
  await work()
  return (await readContentRevision(manager)) !== before
}

describe('the revision of what the public is shown', () => {
  test('is raised by whatever changes any of it', async ({ manager }) => {
    const id = await addProject(manager)
    const event = `insert into events (id, title_en, content_en) values (gen_random_uuid(), 'A walk', 'At noon.')`
    for (const change of [
      () => addProject(manager),
      () => manager.query('update projects set goal = goal + 1 where id = $1', [id]),
      () => give(manager, id, { status: 'confirmed' }),
      () => refund(manager),
      () => manager.query('select rebuild_project_totals()'),
      () => manager.update(GallerySlotEntity, { position: 1 }, { videoUrl: 'dQw4w9WgXcQ' }),
      () => manager.query(event),
      () => manager.query(`update events set title_en = 'Another walk'`),
      () => manager.query('delete from events'),
      () => manager.query(`update pictures set alt_ka = 'ღობე'`),
      () => manager.query('update pictures set focus_x = 0.2, focus_y = 1'),
      () => manager.query('truncate events cascade'),
      () => manager.query('truncate donations cascade'),
    ]) {
      expect(await isRaisedBy(manager, change), String(change)).toBe(true)
    }
  })

  test('stays where nobody is shown what changes', async ({ manager }) => {
    const message = `insert into contact_messages (id, name, email, message, locale)
      values (gen_random_uuid(), 'Nino', 'nino@example.org', 'Hello', 'ka')`
    expect(await isRaisedBy(manager, () => manager.query(message))).toBe(false)
    const picture = `insert into pictures (id, address, name)
      values (gen_random_uuid(), '/uploads/0123456789abcdef0123456789abcdef-600x400.webp', 'kennels')`
    expect(await isRaisedBy(manager, () => manager.query(picture))).toBe(false)
  })

  test('is raised once by a transaction, however much it writes', async ({ manager }) => {
    const id = await addProject(manager)
    const [before] = await manager.query(
      'select array_agg(mark order by slot) as marks from content_revisions',
    )
    for (let times = 0; times < 20; times++) await give(manager, id, { status: 'confirmed' })
    const [after] = await manager.query(
      'select array_agg(mark order by slot) as marks from content_revisions',
    )
    expect(after).toEqual(before)
  })

  test('is what it was after what is undone, and raised by what comes instead', async ({ manager }) => {
    const before = await readContentRevision(manager)
    await manager
      .transaction(async (inner) => {
        await addProject(inner)
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await readContentRevision(manager)).toBe(before)
    await addProject(manager)
    expect(await readContentRevision(manager)).not.toBe(before)
  })

  test('never comes back after the database was restored from a copy', async ({ manager }) => {
    const copied = await manager.query('select slot, mark from content_revisions')
    const id = await addProject(manager)
    const after = await readContentRevision(manager)
    await manager.query('delete from projects where id = $1', [id])
    await manager.query('delete from content_revisions')
    await manager.query(
      `insert into content_revisions (slot, mark) overriding system value
       select slot, mark from json_populate_recordset(null::content_revisions, $1)`,
      [JSON.stringify(copied)],
    )
    await asAnother(manager)
    await addProject(manager)
    expect(await readContentRevision(manager)).not.toBe(after)
  })

  test('never comes back after its migrations were taken back and done again', async ({ manager }) => {
    const { queryRunner } = manager
    if (!queryRunner) throw new Error('the manager of a test is a transaction')
    const seen = [await readContentRevision(manager)]
    // What came later stands on what they have made.
    const later = await manager.query<{ name: string; table: string }[]>(
      `select tgname as name, tgrelid::regclass::text as table from pg_trigger
       where tgfoid = 'raise_content_revision'::regproc
         and tgrelid <> all(array['events', 'gallery_slots', 'project_totals', 'projects']::regclass[])`,
    )
    for (const { name, table } of later) await manager.query(`drop trigger ${name} on ${table}`)
    for (const times of [1, 2]) {
      await new MarkRevisions().down(queryRunner)
      await new CountRevisions().down(queryRunner)
      await new CountRevisions().up(queryRunner)
      await new MarkRevisions().up(queryRunner)
      seen.push(await readContentRevision(manager))
      await asAnother(manager)
      await manager.query(`update gallery_slots set video_url = 'dog ' || $1::text`, [times])
      seen.push(await readContentRevision(manager))
    }
    expect(new Set(seen).size).toBe(5)
  })
})

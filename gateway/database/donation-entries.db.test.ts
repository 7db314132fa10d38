import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { PutGiftsRight1795219200050 } from '../../migrations/1795219200050-put-gifts-right.ts'
import { TellWhenGiftsWentBack1796300000020 } from '../../migrations/1796300000020-tell-when-gifts-went-back.ts'
import { CountKeptPromises1797000400010 } from '../../migrations/1797000400010-count-kept-promises.ts'
import { test } from '../../tests/support/database.ts'
import { addProject, enter, give, refund } from '../../tests/support/ledger.ts'
import { newId } from '../core/ids.ts'
import { DonationEntity } from '../rooms/donations/donation.entity.ts'
import { DonationEntryEntity } from '../rooms/donations/donation-entry.entity.ts'

const entriesOf = (manager: EntityManager): Promise<DonationEntryEntity[]> =>
  manager.find(DonationEntryEntity, { order: { version: 'asc' } })

/** What an entry means that is not written by the service. */
const entry = (kind: string, version: string, amount: string): string => `
  insert into donation_entries (id, donation_id, version, kind, corrects, reason, project_id, anonymous, amount,
    refunded, status, received_at)
  select gen_random_uuid(), id, ${version}, '${kind}', ${kind === 'recorded' ? 'null, null' : `version, 'Why.'`},
    project_id, anonymous, ${amount}, refunded, status, received_at from donations`

describe('an entry of the ledger', () => {
  test('makes the gift what it says, and keeps what was recorded', async ({ manager }) => {
    const projectId = await addProject(manager)
    await give(manager, projectId, { amount: 250, status: 'confirmed' })
    expect(await entriesOf(manager)).toEqual([])
    await enter(manager, 'corrected', { amount: '205', method: `'cash'`, reference: `'TBC 1'` })
    expect(await entriesOf(manager)).toMatchObject([
      { version: 1, kind: 'recorded', corrects: null, reason: null, amount: 250, method: null },
      {
        version: 2,
        kind: 'corrected',
        corrects: 1,
        reason: 'A test has said so.',
        amount: 205,
        method: 'cash',
      },
    ])
    expect(await manager.find(DonationEntity)).toMatchObject([
      { version: 2, amount: 205, method: 'cash', reference: 'TBC 1', status: 'confirmed' },
    ])
  })

  test('can be put right by another, which leaves it as it was', async ({ manager }) => {
    await give(manager, await addProject(manager), { amount: 250, status: 'confirmed' })
    await enter(manager, 'corrected', { amount: '205' })
    await enter(manager, 'corrected', { amount: '250' })
    expect((await entriesOf(manager)).map(({ amount }) => amount)).toEqual([250, 205, 250])
  })

  test('may leave nothing of a gift that went back, and never less', async ({ manager }) => {
    await give(manager, await addProject(manager), { amount: 5, status: 'confirmed' })
    await expect(
      manager.transaction((inner) => enter(inner, 'refunded', { amount: '-1', status: `'refunded'` })),
    ).rejects.toThrow('donations_amount_check')
    await expect(manager.transaction((inner) => enter(inner, 'corrected', { amount: '0' }))).rejects.toThrow(
      'donations_amount_check',
    )
    await refund(manager)
    expect(await manager.find(DonationEntity)).toMatchObject([{ amount: 0, refunded: 5, status: 'refunded' }])
  })

  for (const [what, change] of [
    ['amount', 'amount = 1'],
    ['reason', `reason = 'Another.'`],
    ['author', `made_by = '${newId()}'`],
    ['moment', `made_at = 'yesterday'`],
  ] as const) {
    test(`never gets another ${what}`, async ({ manager }) => {
      await give(manager, await addProject(manager), { amount: 5, status: 'confirmed' })
      await refund(manager)
      await expect(manager.query(`update donation_entries set ${change}`)).rejects.toMatchObject({
        driverError: { constraint: 'donation_entries_permanent' },
      })
    })
  }

  for (const [eraser, types] of [
    ['erase_givers', 'uuid[], text, text, text'],
    ['erase_gifts', 'uuid[], uuid[], text'],
  ] as const) {
    test(`nor another giver, sum or reason by whoever only calls it ${eraser}`, async ({ manager }) => {
      await give(manager, await addProject(manager), { amount: 5, status: 'confirmed' })
      await refund(manager)
      for (const [table, change] of [
        ['donation_entries', 'amount = 1'],
        ['donation_entries', `reason = 'Another.'`],
        ['donation_entries', `reference = 'Another.'`],
        ['donation_entries', 'anonymous = not anonymous'],
        ['donation_entries', 'donor_id = (select max(id::text)::uuid from donors)'],
        ['donations', `reference = 'Another.'`],
        ['donations', 'anonymous = not anonymous'],
        ['donations', 'donor_id = (select max(id::text)::uuid from donors)'],
        ['donations', 'amount = 1'],
      ]) {
        const tried = manager.transaction(async (part) => {
          await part.query(
            `insert into donors (id, name, locale) values ('ffffffff-ffff-ffff-ffff-ffffffffffff', 'Nobody', 'en')`,
          )
          await part.query(
            `create function pg_temp.${eraser}(${types}) returns void language plpgsql as
           $f$ begin update ${table} set ${change}; end $f$`,
          )
          await part.query(`select pg_temp.${eraser}(${types.replaceAll(/[^,]+/g, 'null')})`)
        })
        const constraint = `${table}_permanent`
        await expect(tried, change).rejects.toMatchObject({ driverError: { constraint } })
      }
    })
  }

  test('is never deleted', async ({ manager }) => {
    await give(manager, await addProject(manager), { amount: 5, status: 'confirmed' })
    await refund(manager)
    await expect(manager.query('delete from donation_entries where version = 2')).rejects.toMatchObject({
      driverError: { constraint: 'donation_entries_permanent' },
    })
  })

  for (const [what, sql] of [
    ['skips one', entry('corrected', 'version + 2', '1')],
    ['stands beside the newest', entry('corrected', 'version', '1')],
    ['says something else than was recorded', entry('recorded', '1', '1')],
  ] as const) {
    test(`is refused where it ${what}`, async ({ manager }) => {
      await give(manager, await addProject(manager), { amount: 5, status: 'confirmed' })
      await enter(manager, 'corrected', { amount: '7' })
      await expect(manager.query(sql)).rejects.toMatchObject({
        driverError: { constraint: 'donation_entries_order' },
      })
    })
  }

  test('is refused without a reason', async ({ manager }) => {
    await give(manager, await addProject(manager), { amount: 5, status: 'confirmed' })
    const unexplained = entry('corrected', 'version + 1', '1').replace(`'Why.'`, 'null')
    await expect(manager.query(unexplained)).rejects.toMatchObject({
      driverError: { constraint: 'donation_entries_explained_check' },
    })
  })

  test('outlives the account of whoever made it', async ({ manager }) => {
    const admin = newId()
    await manager.query(
      `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
       values ($1, 'ნინო', 'ლომიძე', 'a@example.org', 'a@example.org', 'nino', 'nino', 'hash', 'ka')`,
      [admin],
    )
    await give(manager, await addProject(manager), { amount: 5, status: 'confirmed', recordedBy: admin })
    await refund(manager)
    await manager.query('delete from users where id = $1', [admin])
    expect(await entriesOf(manager)).toMatchObject([{ madeBy: admin }, { madeBy: null }])
  })

  test('leaves what it has made of a gift when entries are taken away again', async ({ manager }) => {
    const { queryRunner } = manager
    if (!queryRunner) throw new Error('the manager of a test is a transaction')
    const projectId = await addProject(manager)
    for (const amount of [5, 70, 900]) await give(manager, projectId, { amount, status: 'confirmed' })
    await enter(manager, 'voided', { status: `'voided'` }, 'amount = 5')
    await refund(manager, 'amount = 70')
    await enter(manager, 'corrected', { amount: '901' }, 'amount = 900')
    const migration = new PutGiftsRight1795219200050()
    for (const later of [new CountKeptPromises1797000400010(), new TellWhenGiftsWentBack1796300000020()])
      await later.down(queryRunner)
    await migration.down(queryRunner)
    expect(await manager.query('select amount::float8, status from donations order by amount')).toEqual([
      { amount: 5, status: 'refunded' },
      { amount: 70, status: 'refunded' },
      { amount: 901, status: 'confirmed' },
    ])
    await migration.up(queryRunner)
    expect(await manager.query('select raised::float8 from project_totals')).toEqual([{ raised: 901 }])
  })
})
